import { PriceSourceError, type PriceTable, type SourceRow } from '../source.ts';
import { shapeOf, type SourceFile } from './source-file.ts';

/** A CSV file of one symbol. Throws `PriceSourceError` for a header that is not understood. */
export function readCsv(
  text: string,
  {
    symbol,
    address,
    file,
  }: { readonly symbol: string; readonly address: string; readonly file: SourceFile | null },
): PriceTable {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const header = cellsOf(lines[0] ?? '');
  if (lines.length === 0) throw new PriceSourceError('unreadable', `${address}: empty`);
  const { columns, adjustment, currency } = shapeIn(header, symbol, address, file);
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
  const rows = lines.slice(1).map((line): SourceRow => {
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
    address,
    currency,
    adjustment,
    reportsDividends: places.dividend >= 0,
    reportsSplits: places.split >= 0,
    rows,
  };
}

function shapeIn(
  header: readonly string[],
  symbol: string,
  address: string,
  file: SourceFile | null,
): ReturnType<typeof shapeOf> {
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
