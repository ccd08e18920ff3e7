import type { PriceTable } from '@footnote/contract/types.generated';
import type { Answer } from '../wire/answer.ts';
import { csvTable } from '../wire/csv.ts';

/** The rows with their source and adjustment in additional columns, so that each row is self-contained. */
export function csvOf(
  symbol: string,
  adjust: string,
  { columns, currency, next_to: next, rows, source }: PriceTable,
): Answer {
  const footnote = [symbol, adjust, currency, source.name];
  return csvTable(
    [[...columns, 'symbol', 'adjust', 'currency', 'source'], ...rows.map((row) => [...row, ...footnote])],
    next === null ? undefined : { to: next },
  );
}
