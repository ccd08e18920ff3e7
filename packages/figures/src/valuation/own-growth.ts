import type { Decimal } from 'decimal.js';
import type { StatementName } from '@footnote/statements/cell';
import type { CellIndex } from '../index/cell-index.ts';
import { exact } from '../ratios/exact.ts';
import { growthThatWas } from './implied-growth.ts';
import { type OneOff, oneOffIn } from './one-off.ts';
import { medianOf } from './percentile.ts';
import type { StatedCell } from './stated.ts';

/** A flow of fiscal years whose growth is asked for. */
export type GrownField = {
  readonly statement: Extract<StatementName, 'cash_flow' | 'income'>;
  readonly field: string;
  /** Whether a year that a one-off made is no end of its growth: earnings per share. */
  readonly isOfEarnings?: true;
  /** Whether a business that was sold or split off is taken out of it where years are restated: revenue. */
  readonly isRecast?: true;
};

/** The ends of a span of fiscal years. */
export type Ends = { readonly from: StatedCell; readonly to: StatedCell };

/** Compound growth in percent, a year. */
export type Grown = Ends & { readonly growth: Decimal };

/**
 * `insufficient_history`: there are not so many fiscal years in a row. `operand_missing`: one of the two is not served.
 * `base_negative`, `base_zero`: the first is. `end_not_positive`: the last is zero or less. `small_base`: the first year is less than half of what was
 * usual before. `basis_change`: years since were restated without a business, and the first was not. `one_off`: earnings of one of
 * the two years were made by `cause`.
 */
export type Ungrown =
  | { readonly reason: 'insufficient_history' | 'operand_missing' }
  | (Ends & {
      readonly reason: 'base_negative' | 'base_zero' | 'basis_change' | 'end_not_positive' | 'small_base';
    })
  | (Ends & { readonly reason: 'one_off'; readonly cause: OneOff; readonly year: string });

/** A base is held against the median of so many fiscal years before it, or, where too few are known, against the year after it. */
const YEARS_BEFORE = 5;
const LEAST_YEARS_BEFORE = 3;
const SMALL = { ofYearsBefore: exact('0.5'), ofYearAfter: exact('0.1') } as const;

/** Growth over whole fiscal years of an annual index, back from the newest one; no year in between may be missing. */
export function growthOver(index: CellIndex, grown: GrownField, years: number): Grown | Ungrown {
  const { statement, field, isOfEarnings } = grown;
  const cellAt = (end: string): StatedCell | undefined =>
    index
      .cells(statement, end)
      .find((cell): cell is StatedCell => cell.field === field && cell.value !== null);
  const newest = newestYear(index);
  const ends = newest === undefined ? [] : yearsBack(index, newest, years + 1);
  const oldest = ends.at(-1);
  if (newest === undefined || oldest === undefined || ends.length <= years)
    return { reason: 'insufficient_history' };
  const [from, to] = [cellAt(oldest), cellAt(newest)];
  if (from === undefined || to === undefined) return { reason: 'operand_missing' };
  const [then, now] = [exact(from.value), exact(to.value)];
  if (then.lte(0)) return { reason: then.isZero() ? 'base_zero' : 'base_negative', from, to };
  const growth = growthThatWas(now, then, years);
  if (growth === null || typeof growth === 'string') return { reason: 'end_not_positive', from, to };
  if (isSmall(index, grown, ends, then)) return { reason: 'small_base', from, to };
  if (grown.isRecast === true && isRecastSince(index, ends)) return { reason: 'basis_change', from, to };
  for (const year of isOfEarnings === true ? [newest, oldest] : []) {
    const cause = oneOffIn(index, year);
    if (cause !== null) return { reason: 'one_off', cause, from, to, year };
  }
  return { from, growth, to };
}

/** End of the newest fiscal year that has flows. */
const newestYear = (index: CellIndex): string | undefined =>
  index.anchors.find(
    ({ period_end: end }) =>
      index.cells('income', end).length > 0 || index.cells('cash_flow', end).length > 0,
  )?.period_end;

/** Ends of fiscal years in a row, newest first; fewer than asked for if one is missing. */
function yearsBack(index: CellIndex, newest: string, most: number): readonly string[] {
  const ends: string[] = [];
  for (
    let end: string | undefined = newest;
    end !== undefined && ends.length < most;
    end = index.yearBefore(end)
  )
    ends.push(end);
  return ends;
}

/** `ends` are newest first, of which the last one is that of the base. */
function isSmall(
  index: CellIndex,
  { statement, field }: GrownField,
  ends: readonly string[],
  base: Decimal,
): boolean {
  const [end = '', next = ''] = ends.toReversed();
  const before = yearsBack(index, end, YEARS_BEFORE + 1)
    .slice(1)
    .flatMap((year) => index.figure(statement, field, year) ?? []);
  const usual = before.length < LEAST_YEARS_BEFORE ? null : medianOf(before.map((value) => value.abs()));
  if (usual !== null) return base.lt(isMostlyLosses(before) ? usual : usual.times(SMALL.ofYearsBefore));
  const after = index.figure(statement, field, next);
  return after !== null && base.lt(after.times(SMALL.ofYearAfter));
}

const isMostlyLosses = (values: readonly Decimal[]): boolean =>
  2 * values.filter((value) => value.lt(0)).length > values.length;

/** Whether a year after the oldest was restated without what the company sold or split off, and the oldest was not restated. */
function isRecastSince(index: CellIndex, ends: readonly string[]): boolean {
  const has = (end: string, field: string, flag: string): boolean =>
    index.cells('income', end).some((cell) => cell.field === field && cell.flags.includes(flag));
  const [oldest = '', ...since] = ends.toReversed();
  return (
    !has(oldest, 'revenue', 'restated') &&
    since.some((end) => has(end, 'revenue', 'restated') && has(end, 'net_income', 'discontinued_operations'))
  );
}
