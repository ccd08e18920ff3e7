import type { PriceTable } from '../contract/contract.generated.ts';
import { csvAnswer, type Answer } from '../wire/answer.ts';

/** The rows with what they are of in columns of their own, so that a row alone says where it is from. */
export function csvOf(
  symbol: string,
  adjust: string,
  { columns, currency, rows, source }: PriceTable,
): Answer {
  const footnote = [symbol, adjust, currency ?? '', source.name];
  const lines = [
    [...columns, 'symbol', 'adjust', 'currency', 'source'],
    ...rows.map((row) => [...row.map((cell) => (cell === null ? '' : String(cell))), ...footnote]),
  ];
  return csvAnswer(`${lines.map((line) => line.join(',')).join('\n')}\n`);
}
