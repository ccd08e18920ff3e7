import { textNode } from '../../xbrl/markup.ts';
import type { ReportText } from '../content.ts';
import { block, bold, commonPiece, pageEnd, row, table } from './html.ts';
import { pageOf, pagesOf } from './pages.ts';

/** Contents without links, and each item's number and title in two cells of a table. */
export const tableHeadings = (text: ReportText): string => {
  const pages = pagesOf(text, false);
  const contents = table(
    text.items.map((item) =>
      row(textNode(`ITEM ${item.number}.`), textNode(item.title), textNode(String(pageOf(pages, item)))),
    ),
  );
  return pages
    .map(({ number, pieces }) => {
      const markup = pieces.map((piece) => {
        if (piece.kind === 'contents') return `${block(bold('INDEX'))}${contents}`;
        if (piece.kind === 'heading')
          return table([row(bold(`ITEM ${piece.item.number}.`), bold(piece.item.title.toUpperCase()))]);
        return commonPiece(text, piece);
      });
      return `${markup.join('')}${pageEnd(textNode(String(number)))}`;
    })
    .join('');
};
