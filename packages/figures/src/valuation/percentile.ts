import type { Decimal } from 'decimal.js';
import { exact, mean, percentOf, type Figure } from '../ratios/exact.ts';

/** Fewer observations than three years of months are not meaningful. */
export const LEAST_OBSERVATIONS = 36;

export type Distribution = {
  /** Share of the observations below the value, those equal to it counting half, in percent. */
  readonly percentile: Decimal;
  readonly lowest: Decimal;
  readonly median: Decimal;
  readonly highest: Decimal;
};

/** Share of the observations below a value, those equal to it counting half, in percent; null without observations. */
export function percentileOf(value: Decimal, observations: readonly Decimal[]): Figure {
  const below = observations.filter((each) => each.lt(value)).length;
  const equal = observations.filter((each) => each.eq(value)).length;
  return percentOf(exact(String(2 * below + equal)), exact(String(2 * observations.length)));
}

/** The middle value, or the mean of the two in the middle; null without any. */
export function medianOf(figures: readonly Decimal[]): Figure {
  const sorted = figures.toSorted((a, b) => a.comparedTo(b));
  return mean(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1));
}

/** Percentile of a value among observations; null for fewer than `LEAST_OBSERVATIONS`. */
export function distributionOf(value: Decimal, observations: readonly Decimal[]): Distribution | null {
  if (observations.length < LEAST_OBSERVATIONS) return null;
  const sorted = observations.toSorted((a, b) => a.comparedTo(b));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const percentile = percentileOf(value, sorted);
  const median = medianOf(sorted);
  if (lowest === undefined || highest === undefined || percentile === null || median === null) return null;
  return { percentile, lowest, median, highest };
}
