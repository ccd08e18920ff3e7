import { createHash } from 'node:crypto';
import {
  PriceSourceError,
  type OlderRows,
  type PriceTable,
  type ReadTable,
  type SourceRow,
} from '../source.ts';
import { shapeOf, type SourceFile } from './source-file.ts';

export type CsvFile = {
  readonly symbol: string;
  readonly address: string;
  readonly file: SourceFile | null;
};

/** Reads a CSV file of one symbol. Throws `PriceSourceError` for an unknown header. */
export const readCsv = (text: string, of: CsvFile): PriceTable => {
  const { header, lines } = linesOf(text, of);
  return tableOf(header, lines, of);
};

/**
 * Reads a CSV file of one symbol: if the rows before a year equal `older`, only the rows from the previous
 * year on, which later ones are checked against; otherwise all. Throws as `readCsv`.
 */
export function readPart(text: string, of: CsvFile, older: OlderRows | null): ReadTable {
  const { header, lines } = linesOf(text, of);
  const shape = shapeIn(header, of);
  const place = header.findIndex((name) => name.toLowerCase() === shape.columns.date.toLowerCase());
  const years = lines.map((line) => yearOf(line, place));
  const among = (isOf: (year: number) => boolean): readonly string[] =>
    lines.filter((_, at) => isOf(years[at] ?? NaN));
  const before = (beforeYear: number): OlderRows => {
    const rows = [JSON.stringify([header, shape]), ...among((year) => year < beforeYear)].join('\n');
    return { beforeYear, hash: createHash('sha256').update(rows).digest('hex') };
  };
  if (years.includes(NaN)) return { table: tableOf(header, lines, of), fromYear: null, older: null };
  const fromYear = (older?.beforeYear ?? 0) - 1;
  if (older !== null && years.includes(fromYear) && before(older.beforeYear).hash === older.hash)
    return {
      table: tableOf(
        header,
        among((year) => year >= fromYear),
        of,
      ),
      fromYear,
      older,
    };
  const newest = years.reduce((most, year) => Math.max(most, year), 0);
  return { table: tableOf(header, lines, of), fromYear: null, older: before(newest) };
}

function linesOf(
  text: string,
  { address }: CsvFile,
): { readonly header: readonly string[]; readonly lines: readonly string[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined) throw new PriceSourceError('unreadable', `${address}: empty`);
  return { header: cellsOf(first), lines: lines.slice(1) };
}

/** NaN if the date does not begin with a year. */
function yearOf(line: string, place: number): number {
  const cell = place === 0 ? line : (cellsOf(line)[place] ?? '');
  return Number(/^"?\s*(\d{4})/.exec(cell)?.[1] ?? NaN);
}

function tableOf(header: readonly string[], lines: readonly string[], of: CsvFile): PriceTable {
  const { columns, adjustment, currency } = shapeIn(header, of);
  const names = header.map((name) => name.toLowerCase());
  const placeOf = (name: string | undefined): number =>
    name === undefined ? -1 : names.indexOf(name.toLowerCase());
  const places = {
    date: placeOf(columns.date),
    open: placeOf(columns.open),
    high: placeOf(columns.high),
    low: placeOf(columns.low),
    close: placeOf(columns.close),
    volume: placeOf(columns.volume),
    dividend: placeOf(columns.dividend),
    dividendKind: placeOf(columns.dividend_kind),
    split: placeOf(columns.split),
  };
  const rows = lines.map((line): SourceRow => {
    const cells = cellsOf(line);
    const needed = (at: number): string => cells[at] ?? '';
    const optional = (at: number): string | null => (at < 0 ? null : (cells[at] ?? ''));
    return {
      line,
      date: needed(places.date),
      open: needed(places.open),
      high: needed(places.high),
      low: needed(places.low),
      close: needed(places.close),
      volume: optional(places.volume),
      dividend: optional(places.dividend),
      dividendKind: optional(places.dividendKind) || null,
      split: optional(places.split),
    };
  });
  return {
    address: of.address,
    currency,
    adjustment,
    reportsDividends: places.dividend >= 0,
    reportsSplits: places.split >= 0,
    rows,
  };
}

function shapeIn(header: readonly string[], { symbol, address, file }: CsvFile): ReturnType<typeof shapeOf> {
  try {
    return shapeOf(header, symbol, file);
  } catch (error) {
    if (!(error instanceof PriceSourceError)) throw error;
    throw new PriceSourceError(error.reason, `${address}: ${error.message}`);
  }
}

/** Prices have no commas or quotes of their own, so quotes are only around cells. */
function cellsOf(line: string): readonly string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
