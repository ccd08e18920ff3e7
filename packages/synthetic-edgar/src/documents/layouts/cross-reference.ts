import { textNode } from '../../xbrl/markup.ts';
import type { Item, ReportText } from '../content.ts';
import { block, bold, commonPiece, pageEnd, row, table } from './html.ts';
import { pageOf, pagesOf } from './pages.ts';

const range = (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`);

/** Titles without item numbers, and at the end an index of the pages of each item. */
export const crossReference = (text: ReportText): string => {
  const pages = pagesOf(text, true);
  const lastPage = (item: Item): number => {
    const next = text.items[text.items.indexOf(item) + 1];
    return next === undefined ? pages.length - 1 : pageOf(pages, next) - 1;
  };
  const index = table([
    row(bold('Item number'), bold('Description'), bold('Page')),
    ...text.items.map((item) =>
      row(
        textNode(`Item ${item.number}.`),
        textNode(item.title),
        textNode(range(pageOf(pages, item), lastPage(item))),
      ),
    ),
  ]);
  return pages
    .map(({ number, pieces }) => {
      const markup = pieces.map((piece) => {
        if (piece.kind === 'part') return '';
        if (piece.kind === 'contents')
          return block(textNode('Where the items of the form are is shown at the end of this report.'));
        if (piece.kind === 'heading') return block(bold(piece.item.title.toUpperCase()), 'font-size:18pt');
        if (piece.kind === 'signatures')
          return `${block(bold(`FORM ${text.form} CROSS-REFERENCE INDEX`))}${index}${commonPiece(text, piece)}`;
        return commonPiece(text, piece);
      });
      return `${markup.join('')}${pageEnd(textNode(`${number}`))}`;
    })
    .join('');
};
