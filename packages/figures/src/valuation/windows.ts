import type { Decimal } from 'decimal.js';
import { exact, mean, quotient, type Figure } from '../ratios/exact.ts';
import { percentileOf } from './percentile.ts';

/** The windows of months that a multiple is compared with, by their years. */
export const WINDOW_YEARS = [3, 5, 10] as const;
export type WindowYears = (typeof WINDOW_YEARS)[number];

/** Share of the months of a window that must have an observation: a mean of fewer is not one of the window. */
const LEAST_SHARE = 2 / 3;

/** Months of a window that must have an observation: 24, 40 and 80. */
export const leastObservations = (years: WindowYears): number => Math.ceil(12 * years * LEAST_SHARE);

export type Observation = { readonly date: string; readonly value: Decimal };

export type Window = {
  /** Oldest and newest month-end among the observations. */
  readonly from: string;
  readonly to: string;
  readonly observations: number;
  readonly mean: Decimal;
  /** Standard deviation of a sample, with n − 1 degrees of freedom. */
  readonly deviation: Decimal;
  /** Of the value among the observations, as in `distributionOf`. */
  readonly percentile: Decimal;
  /** Deviations between the value and the mean, negative below it; null if all observations are equal. */
  readonly zScore: Figure;
};

/**
 * Mean and spread of the observations of the years before a day (YYYY-MM-DD), and where a value stands among them. Null
 * for fewer than two thirds of the months.
 */
export function windowOf(
  value: Decimal,
  observations: readonly Observation[],
  day: string,
  years: WindowYears,
): Window | null {
  const since = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  const within = observations.filter(({ date }) => date > since && date <= day);
  const [oldest, newest] = [within[0], within.at(-1)];
  if (oldest === undefined || newest === undefined || within.length < leastObservations(years)) return null;
  const values = within.map((each) => each.value);
  const [average, percentile] = [mean(values), percentileOf(value, values)];
  if (average === null || percentile === null) return null;
  const squares = values.reduce((total, each) => total.plus(each.minus(average).pow(2)), exact('0'));
  const deviation = squares.div(values.length - 1).sqrt();
  return {
    from: oldest.date,
    to: newest.date,
    observations: within.length,
    mean: average,
    deviation,
    percentile,
    zScore: quotient(value.minus(average), deviation),
  };
}
