import type { PriceTable } from '@footnote/contract/types.generated';
import type { Table } from '../../subject/table.ts';

/** The rows with their source and adjustment in additional columns, so that each row is self-contained. */
export function pricesTable(
  symbol: string,
  adjust: string,
  { columns, currency, next_to: next, rows, source }: PriceTable,
): Table {
  const footnote = [symbol, adjust, currency, source.name];
  return {
    columns: [...columns, 'symbol', 'adjust', 'currency', 'source'],
    rows: rows.map((row) => [...row, ...footnote]),
    next: next === null ? undefined : { to: next },
  };
}
