import { textNode } from '../../xbrl/markup.ts';
import type { ReportText } from '../content.ts';
import { block, bold, commonPiece, pageEnd, row, table } from './html.ts';
import { cutInTwo, pageOf, pagesOf } from './pages.ts';

/**
 * Items under their titles without numbers, each on a page of its own; the issuer and form at the top of every page. The
 * last paragraph of a page continues on the next.
 */
export const runningHeaders = (text: ReportText): string => {
  const pages = pagesOf(text, true);
  const header = block(textNode(`${text.issuer.toUpperCase()} AND SUBSIDIARIES`));
  const contents = table(
    text.items.map((item) =>
      row(textNode(`Item ${item.number}`), textNode(item.title), textNode(String(pageOf(pages, item)))),
    ),
  );
  let carried = '';
  return pages
    .map(({ number, pieces }) => {
      const opening = carried;
      carried = '';
      const markup = pieces.map((piece, at) => {
        if (piece.kind === 'contents') return `${block(bold('TABLE OF CONTENTS'))}${contents}`;
        if (piece.kind === 'heading') return block(bold(piece.item.title.toUpperCase()));
        const cut =
          at === pieces.length - 1 && piece.kind === 'content' && piece.content.kind === 'paragraph'
            ? cutInTwo(piece.content.text)
            : null;
        if (cut === null) return commonPiece(text, piece);
        carried = block(textNode(cut[1]));
        return block(textNode(cut[0]));
      });
      const footer = pageEnd(textNode(String(number)));
      return `${number > 2 ? header : ''}${opening}${markup.join('')}${footer}`;
    })
    .join('');
};
