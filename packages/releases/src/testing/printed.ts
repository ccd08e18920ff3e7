import type { BookRow } from './books.ts';
import type { Chance } from './random.ts';

/** How an invented table is written. */
export type Style = {
  /** Currency, number and parenthesis in cells of their own, or all in one. */
  readonly cells: 'apart' | 'one';
  /** Element that holds the text of a cell, and what fills an empty one. */
  readonly wrap: 'plain' | 'font' | 'div';
  readonly zero: string;
};

export const styleOf = (chance: Chance): Style => ({
  cells: chance.pick(['apart', 'one']),
  wrap: chance.pick(['plain', 'font', 'div']),
  zero: chance.pick(['—', '-', '–']),
});

const wrapped = (text: string, wrap: Style['wrap']): string =>
  wrap === 'plain'
    ? text
    : wrap === 'font'
      ? `<font size="2">${text}</font>`
      : `<div style="text-align:right">${text}</div>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const grouped = (value: number, places: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });

/** Columns of the table that a column of figures takes. */
export const WIDTH = { apart: 4, one: 1 } as const;

function figureCells(value: number, kind: BookRow['kind'], isFirst: boolean, style: Style): string {
  const places = kind === 'per_share' ? 2 : 0;
  const isNegative = value < 0;
  const number = value === 0 && places === 0 ? style.zero : grouped(Math.abs(value), places);
  const sign = isFirst || kind === 'per_share' ? '$' : '';
  const td = (text: string): string => `<td>${wrapped(text === '' ? '&nbsp;' : text, style.wrap)}</td>`;
  if (style.cells === 'one') return td(isNegative ? `${sign}(${number})` : `${sign}${number}`);
  return td(sign) + td(isNegative ? `(${number}` : number) + td(isNegative ? ')' : '') + td('');
}

/** The rows of a statement as HTML. */
export function bookRows(rows: readonly BookRow[], style: Style): string[] {
  let isFirst = true;
  return rows.map(({ label, values, kind }) => {
    const text = `<td>${wrapped(escaped(label), style.wrap)}</td>`;
    if (values === null) return `<tr>${text}</tr>`;
    const cells = values.map((value) => figureCells(value, kind, isFirst, style)).join('');
    isFirst = false;
    return `<tr>${text}${cells}</tr>`;
  });
}

/** A row of headings: each over some columns of figures. */
export function headingRow(heads: readonly (readonly [string, number])[], style: Style, stub = ''): string {
  const cells = heads.map(([text, columns]) => {
    const span = columns * WIDTH[style.cells];
    return `<td colspan="${span}" align="center"><b>${wrapped(text, style.wrap)}</b></td>`;
  });
  return `<tr><td>${stub}</td>${cells.join('')}</tr>`;
}

export const tableOf = (rows: readonly string[]): string => `<table>\n${rows.join('\n')}\n</table>`;
