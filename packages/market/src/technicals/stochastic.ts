import type { Bar } from './bars.ts';
import { mean } from './moving-averages.ts';

export type Stochastic = { readonly k: number; readonly d: number };

const RANGE = 14;
const SMOOTHED = 3;

type Range = Pick<Bar, 'high' | 'low' | 'close'>;

/** Position of the last close in the range of fourteen bars, 0 to 100; null if the range is zero. */
const fastK = (bars: readonly Range[]): number | null => {
  const high = Math.max(...bars.map((bar) => bar.high));
  const low = Math.min(...bars.map((bar) => bar.low));
  const close = bars.at(-1)?.close;
  return close === undefined || high === low ? null : (100 * (close - low)) / (high - low);
};

/**
 * Stochastic 14-3-3: `k` is the mean of three fast %K, `d` of three `k`. Null with fewer than 18 bars, and if
 * one of the ranges is zero.
 */
export const stochastic = (bars: readonly Range[]): Stochastic | null => {
  const count = 2 * SMOOTHED - 1;
  if (bars.length < RANGE + count - 1) return null;
  const fast = Array.from({ length: count }, (_, at) => {
    const end = bars.length - count + 1 + at;
    return fastK(bars.slice(end - RANGE, end));
  });
  if (!fast.every((value) => value !== null)) return null;
  const smoothed = Array.from({ length: SMOOTHED }, (_, at) => mean(fast.slice(at, at + SMOOTHED)));
  return { k: smoothed.at(-1) ?? NaN, d: mean(smoothed) };
};
