import { element, textNode } from '../../xbrl/markup.ts';
import type { Item, ReportText } from '../content.ts';
import { block, bold, commonPiece, pageEnd, row, table } from './html.ts';
import { pageOf, pagesOf } from './pages.ts';

const anchorOf = ({ part, number }: Item): string => `part_${part}_item_${number}`.toLowerCase();

/** A table of contents that links to the items, and a link back to it at the top of every page. */
export const anchored = (text: ReportText): string => {
  const pages = pagesOf(text, false);
  const link = (item: Item, shown: string): string =>
    element('a', { href: `#${anchorOf(item)}` }, textNode(shown));
  const contents = table(
    text.items.map((item) =>
      row(
        link(item, `Item ${item.number}.`),
        link(item, item.title),
        link(item, String(pageOf(pages, item))),
      ),
    ),
  );
  const back = block(element('a', { href: '#contents' }, textNode('Table of Contents')));
  return pages
    .map(({ number, pieces }) => {
      const markup = pieces.map((piece) => {
        if (piece.kind === 'contents')
          return `${element('div', { id: 'contents' }, bold('TABLE OF CONTENTS'))}\n${contents}`;
        if (piece.kind === 'heading')
          return `${element('div', { id: anchorOf(piece.item) })}${block(bold(`Item ${piece.item.number}. ${piece.item.title}`))}`;
        return commonPiece(text, piece);
      });
      return `${number > 2 ? back : ''}${markup.join('')}${pageEnd(textNode(`${text.issuer} | ${text.form} | ${number}`))}`;
    })
    .join('');
};
