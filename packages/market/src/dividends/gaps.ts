import { DAY_MS, daysBetween } from '@footnote/values/day';
import type { Dividend } from './dividend.ts';

/** Amounts that differ by less differ by rounding. */
export const SAME = 0.005;
/** Gaps before the newest payment that must be alike to tell that it is early. */
const GAPS = 4;
const STEADY = 0.18;
/** Mean days between payments that are made more than twice a year. */
const OFTEN = 130;

/** Days from the epoch to a day (YYYY-MM-DD). */
export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;

export const isSame = (a: Pick<Dividend, 'amount'>, b: Pick<Dividend, 'amount'>): boolean =>
  Math.abs(a.amount - b.amount) <= SAME * b.amount;

/**
 * Whether the last of some payments, given by their ex-dates, comes sooner than its predecessors let expect:
 * the four gaps before it, of four months at most, differ by less than a fifth from their mean, and its own is
 * shorter than that. (A payment half a year after yearly ones begins a new cadence.)
 */
export const isEarly = (exDates: readonly string[]): boolean => {
  const gaps = exDates.slice(-GAPS - 2).map((date, at, all) => daysBetween(all[at - 1] ?? date, date));
  const [own = 0, ...before] = gaps.slice(1).toReversed();
  const mean = before.reduce((sum, gap) => sum + gap, 0) / before.length;
  return (
    before.length === GAPS &&
    mean <= OFTEN &&
    before.every((gap) => Math.abs(gap - mean) <= STEADY * mean) &&
    own < (1 - STEADY) * mean
  );
};
