import { textNode } from '../xbrl/markup.ts';
import type { AnnouncedRow } from './statement.ts';

/** How the cells of a release are written. */
export type ReleaseStyle = {
  /**
   * The figure with its signs in one cell; the currency and the closing parenthesis in cells of their own; or both
   * parentheses.
   */
  readonly cells: 'one' | 'apart' | 'signs';
  /** Element that holds the text of a cell. */
  readonly wrap: 'plain' | 'font' | 'div';
  readonly zero: '—' | '-' | '–';
};

/** Columns of the table that a column of figures takes. */
export const WIDTH: Readonly<Record<ReleaseStyle['cells'], number>> = { one: 1, apart: 4, signs: 4 };

export const wrapped = (text: string, wrap: ReleaseStyle['wrap']): string =>
  wrap === 'plain'
    ? text
    : wrap === 'font'
      ? `<font size="2">${text}</font>`
      : `<div style="text-align:right">${text}</div>`;

const formatOf = (places: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });

// A format takes longer to make than thousands of figures to print.
const WHOLE = formatOf(0);
const CENTS = formatOf(2);

/** The digits of a figure, and its signs: a currency in the first row and per share. */
export function printedFigure(
  value: number,
  kind: AnnouncedRow['kind'],
  isFirst: boolean,
  zero: string,
): { readonly currency: string; readonly number: string; readonly isNegative: boolean } {
  const format = kind === 'per_share' ? CENTS : WHOLE;
  const number = value === 0 && format === WHOLE ? zero : format.format(Math.abs(value));
  return { currency: isFirst || kind === 'per_share' ? '$' : '', number, isNegative: value < 0 };
}

const td = (text: string, { wrap }: ReleaseStyle): string =>
  `<td>${wrapped(text === '' ? '&nbsp;' : text, wrap)}</td>`;

function figureCells(value: number | null, row: AnnouncedRow, isFirst: boolean, style: ReleaseStyle): string {
  if (value === null) return td('', style).repeat(WIDTH[style.cells]);
  const { currency, number, isNegative } = printedFigure(value, row.kind, isFirst, style.zero);
  const [open, close] = isNegative ? ['(', ')'] : ['', ''];
  if (style.cells === 'one') return td(`${currency}${open}${number}${close}`, style);
  if (style.cells === 'apart')
    return td(currency, style) + td(`${open}${number}`, style) + td(close, style) + td('', style);
  return td(currency, style) + td(open, style) + td(number, style) + td(close, style);
}

/** The rows of a statement as HTML; the first of them with the currency. `null` prints an empty cell. */
export function htmlRows(
  rows: readonly (AnnouncedRow | (Omit<AnnouncedRow, 'values'> & { values: readonly (number | null)[] }))[],
  style: ReleaseStyle,
): readonly string[] {
  let isFirst = true;
  return rows.map((row) => {
    const label = `<td>${wrapped(textNode(row.label), style.wrap)}</td>`;
    if (row.values === null) return `<tr>${label}</tr>`;
    const plain: AnnouncedRow = { ...row, values: null };
    const cells = row.values.map((value) => figureCells(value, plain, isFirst, style)).join('');
    isFirst = false;
    return `<tr>${label}${cells}</tr>`;
  });
}

/** A row of headings: each over some columns of figures. */
export function headingRow(heads: readonly (readonly [string, number])[], style: ReleaseStyle): string {
  const cells = heads.map(
    ([text, columns]) =>
      `<td colspan="${columns * WIDTH[style.cells]}" align="center"><b>${wrapped(text, style.wrap)}</b></td>`,
  );
  return `<tr><td></td>${cells.join('')}</tr>`;
}

/** Neighbouring columns with the same heading, as one heading over them. */
export function joinedHeads(heads: readonly string[]): readonly (readonly [string, number])[] {
  const joined: [string, number][] = [];
  for (const head of heads) {
    const last = joined.at(-1);
    if (last?.[0] === head) last[1] += 1;
    else joined.push([head, 1]);
  }
  return joined;
}

export const htmlTable = (rows: readonly string[]): string => `<table>\n${rows.join('\n')}\n</table>`;
