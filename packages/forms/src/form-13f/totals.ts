import { negated, sumOf } from './decimals.ts';
import type { Form13fCover, InformationRow } from './types.ts';

/** Totals of a table compared with those on its cover. */
export type TotalsCheck = {
  readonly entries: number;
  /** Number of rows less the number on the cover; zero if they agree, null if the cover states none. */
  readonly entriesDifference: number | null;
  /** Sum of the values, a decimal string in the unit of the table; null if a row states none. */
  readonly value: string | null;
  /** Sum less the value on the cover; null if one of them is missing. */
  readonly valueDifference: string | null;
  /** The cover states about a thousand times the sum, or a thousandth: the two are in different units. */
  readonly coverUnit: 'same' | 'thousandfold' | 'thousandth' | null;
};

/** Sums of rounded values differ from a rounded sum, a unit does by far more. */
const NEAR = 0.05;

function coverUnitOf(table: string | null, cover: string | null): TotalsCheck['coverUnit'] {
  if (table === null || cover === null) return null;
  const [sum, stated] = [Number(table), Number(cover)];
  const isNear = (factor: number): boolean => sum > 0 && Math.abs(stated / sum / factor - 1) < NEAR;
  if (isNear(1000)) return 'thousandfold';
  if (isNear(0.001)) return 'thousandth';
  return sum === stated || isNear(1) ? 'same' : null;
}

/** Compares a table with its cover. `coverUnit` is null if the two agree in no unit. */
export function checkTotals(rows: readonly InformationRow[], summary: Form13fCover['summary']): TotalsCheck {
  const value = sumOf(rows.map((row) => row.value));
  const [entries, stated] = [summary?.entries ?? null, summary?.value ?? null];
  return {
    entries: rows.length,
    entriesDifference: entries === null ? null : rows.length - entries,
    value,
    valueDifference: stated === null ? null : sumOf([value, negated(stated)]),
    coverUnit: coverUnitOf(value, stated),
  };
}
