import { element, textNode } from '../markup.ts';
import type { Shown } from './drawn-number.ts';

/** A cell of a drawn table with the columns that it covers. */
export type GridCell = Shown & { readonly columns: number };

export const textCell = (text: string, columns = 1): GridCell => ({ markup: textNode(text), text, columns });

/** A row of a table in HTML. */
export const gridRow = (cells: readonly GridCell[]): string =>
  element(
    'tr',
    {},
    ...cells.map(({ markup, columns }) =>
      element('td', { colspan: columns === 1 ? undefined : String(columns) }, markup),
    ),
  );

/** The texts of a row that stand over some columns, those of the first column left out. */
export function textsOver(cells: readonly GridCell[], from: number, to: number): readonly string[] {
  let column = 0;
  const texts: string[] = [];
  for (const { text, columns } of cells) {
    if (column > 0 && text !== '' && column < to && from < column + columns) texts.push(text);
    column += columns;
  }
  return texts;
}
