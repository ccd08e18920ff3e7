import type { Cell } from '@footnote/statements/cell';
import { parseAmount } from '@footnote/statements/decimal';

/** A served cell and its amount. */
export type Point = { readonly cell: Cell; readonly amount: bigint };

/** Amounts of one row of one sign, oldest first. */
export type Line = readonly Point[];

/** Balances are compared quarter by quarter, flows with the same period of other years. */
const lineOf = ({ cell: { statement, field, period_kind: kind, fiscal_period: period } }: Point): string =>
  kind === 'instant' ? `${statement} ${field}` : `${statement} ${field} ${kind} ${period}`;

/** Neither a difference, which has no usual size, nor a stub or twelve months. */
const isPlain = ({ value, method, period_kind: kind, fiscal_period: period }: Cell): boolean =>
  value !== null && method !== 'derived_identity' && kind !== 'ttm' && period !== 'TP';

/** A row that crosses zero has small figures in between. */
const isOfOneSign = ([first, ...others]: Line): boolean =>
  others.every(({ amount }) => amount > 0n === (first?.amount ?? 0n) > 0n);

/** The rows of a company without zeros, each as far as its size can be compared along time. */
export const linesOf = (cells: readonly Cell[]): readonly Line[] => {
  const points = cells
    .filter(isPlain)
    .map((cell) => ({ cell, amount: parseAmount(cell.value ?? '0') }))
    .filter(({ amount }) => amount !== 0n);
  return [...Map.groupBy(points, lineOf).values()]
    .filter(isOfOneSign)
    .map((line) => line.sort((a, b) => (a.cell.period_end < b.cell.period_end ? -1 : 1)));
};
