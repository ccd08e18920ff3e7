import { sameAmount } from './amounts.ts';
import type { TradeRow, TradeTransaction } from '@footnote/event-types/types.generated';

/** Exercises and conversions move securities from the table of derivatives to the other table. */
const CODES = new Set(['C', 'M', 'O', 'X']);

type Side = { readonly line: number; readonly row: TradeRow; readonly transaction: TradeTransaction };

/**
 * The two lines of each exercise or conversion in a form, each with the index of its counterpart: one in
 * either table, with the same date and code, and as many shares as underlie the derivative. Directions are
 * ignored, because some filers report that an option was acquired when it was exercised.
 */
export function counterpartsIn(rows: readonly TradeRow[]): ReadonlyMap<number, number> {
  const sides = rows.flatMap((row, line): Side[] =>
    row.transaction !== null && CODES.has(row.transaction.code ?? '')
      ? [{ line, row, transaction: row.transaction }]
      : [],
  );
  const counterparts = new Map<number, number>();
  for (const derivative of sides.filter(({ row }) => row.derivative)) {
    const other = sides.find(
      (side) => !side.row.derivative && !counterparts.has(side.line) && isOther(derivative, side),
    );
    if (other === undefined) continue;
    counterparts.set(derivative.line, other.line);
    counterparts.set(other.line, derivative.line);
  }
  return counterparts;
}

function isOther({ row, transaction }: Side, { transaction: other }: Side): boolean {
  return (
    transaction.date !== null &&
    transaction.date === other.date &&
    transaction.code === other.code &&
    other.shares !== null &&
    sameAmount(row.underlying?.shares ?? transaction.shares, other.shares)
  );
}
