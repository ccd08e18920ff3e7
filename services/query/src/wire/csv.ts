import type { Decimal } from 'decimal.js';
import { csvAnswer, type Answer, type NextPage } from './answer.ts';

/** A number, a text, a truth value, or null, which is an empty cell. */
export type CsvCell = string | number | boolean | Decimal | null;

const NEEDS_QUOTES = /[",\r\n]/;
/** Characters that a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180, lines end in LF); its first line has the names of the columns. A text that a
 * spreadsheet would take for a formula is prefixed with an apostrophe; numbers are unchanged.
 */
export function csvTable(lines: readonly (readonly CsvCell[])[], next?: NextPage): Answer {
  return csvAnswer(`${lines.map((line) => line.map(cellOf).join(',')).join('\n')}\n`, next);
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return cell.toFixed();
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
