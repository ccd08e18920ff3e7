import { mean } from '../technicals/moving-averages.ts';
import type { DatedClose } from './returns.ts';

export type CloseTrend = {
  /** Mean of the last 50 closes; null with fewer. */
  readonly sma50: number | null;
  readonly sma200: number | null;
  /** Below the highest close up to the day, in percent to two decimals: zero or less. */
  readonly underPeak: number;
};

/** The averages and the decline of each of the closes (oldest first), by date. */
export function closeTrends(closes: readonly DatedClose[]): ReadonlyMap<string, CloseTrend> {
  const values = closes.map(({ close }) => close);
  const averageAt = (at: number, length: number): number | null =>
    at + 1 < length ? null : mean(values.slice(at + 1 - length, at + 1));
  let peak = 0;
  return new Map(
    closes.map(({ date, close }, at) => {
      peak = Math.max(peak, close);
      const underPeak = Math.round((close / peak - 1) * 10_000) / 100;
      return [date, { sma50: averageAt(at, 50), sma200: averageAt(at, 200), underPeak: underPeak + 0 }];
    }),
  );
}
