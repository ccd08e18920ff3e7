import type { Table, TableCell } from '@footnote/lanes/subject/table';
import { csvAnswer, type Answer } from './answer.ts';

const NEEDS_QUOTES = /[",\r\n]/;
/** Characters that a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180, lines end in LF); its first line has the names of the columns. A text that a
 * spreadsheet would take for a formula is prefixed with an apostrophe; numbers are unchanged.
 */
export function csvTable({ columns, rows, next }: Table): Answer {
  return csvAnswer(`${[columns, ...rows].map((line) => line.map(cellOf).join(',')).join('\n')}\n`, next);
}

function cellOf(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return cell.toFixed();
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
