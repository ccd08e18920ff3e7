import type { Decimal } from 'decimal.js';
import { exact, mean, quotient, sum } from '../ratios/exact.ts';

export type Line = {
  /** By ordinary least squares, in units of the values per time step. */
  readonly slope: Decimal;
  /** Share of the variance that the line explains, 0 to 1; 0 for a flat series. */
  readonly rSquared: Decimal;
  /** Square of the sample standard deviation (n − 1). */
  readonly variance: Decimal;
};

const ZERO = exact('0');

/** `step`: time of the value, in steps of one quarter or year; gaps are allowed. */
export type Point = { readonly step: number; readonly value: Decimal };

/** The line through points; null for fewer than two different steps. */
export function fitLine(points: readonly Point[]): Line | null {
  const steps = points.map(({ step }) => exact(String(step)));
  const values = points.map(({ value }) => value);
  const [middle, level] = [mean(steps), mean(values)];
  if (middle === null || level === null) return null;
  const across = steps.map((step) => step.minus(middle));
  const up = values.map((value) => value.minus(level));
  const product = (a: readonly Decimal[], b: readonly Decimal[]): Decimal =>
    sum(a.map((item, at) => item.times(b[at] ?? ZERO))) ?? ZERO;
  const [xx, xy, yy] = [product(across, across), product(across, up), product(up, up)];
  const slope = quotient(xy, xx);
  if (slope === null) return null;
  return {
    slope,
    rSquared: quotient(xy.times(xy), xx.times(yy)) ?? ZERO,
    variance: quotient(yy, exact(String(points.length - 1))) ?? ZERO,
  };
}
