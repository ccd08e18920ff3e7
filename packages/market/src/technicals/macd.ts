import { emaSeries } from './moving-averages.ts';

export type Macd = {
  readonly value: number;
  readonly signal: number;
  readonly histogram: number;
};

const SLOW = 26;
const FAST = 12;
const SIGNAL = 9;

/**
 * MACD 12-26-9 as TA-Lib defines it: both averages begin at the 26th close, the fast one with the mean of the twelve closes
 * up to it; the signal with the mean of the first nine differences. Null with fewer than 34 closes.
 */
export const macd = (closes: readonly number[]): Macd | null => {
  const slow = emaSeries(closes, SLOW);
  const fast = emaSeries(closes, FAST, SLOW - 1);
  const line = slow.map((value, at) => (fast[at] ?? NaN) - value);
  const value = line.at(-1);
  const signal = emaSeries(line, SIGNAL).at(-1);
  return value === undefined || signal === undefined ? null : { value, signal, histogram: value - signal };
};
