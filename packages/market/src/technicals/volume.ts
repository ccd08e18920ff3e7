import type { Bar } from './bars.ts';
import { mean } from './moving-averages.ts';

export type VolumeTrend = 'down' | 'flat' | 'up';

const LENGTH = 30;
/** Slope a session, in mean volumes of a session. */
const TREND = 0.1;

type Traded = { readonly close: number; readonly volume: number };

/** Null if the source lacks the volume of a bar. */
const traded = (bars: readonly Pick<Bar, 'close' | 'volume'>[]): readonly Traded[] | null => {
  const known = bars.flatMap(({ close, volume }) => (volume === null ? [] : [{ close, volume }]));
  return known.length === bars.length ? known : null;
};

const series = (bars: readonly Traded[]): readonly number[] => {
  let total = 0;
  return bars.map(({ close, volume }, at) => {
    const before = bars[at - 1];
    const sign = before === undefined ? 1 : Math.sign(close - before.close);
    return (total += sign * volume);
  });
};

/**
 * On-balance volume in shares: the first bar's volume, plus that of each rise and less that of each fall.
 * Null without bars, and if the source lacks the volume of one.
 */
export const obv = (bars: readonly Pick<Bar, 'close' | 'volume'>[]): number | null =>
  series(traded(bars) ?? []).at(-1) ?? null;

/** Slope of the least-squares line through equidistant values, a step. */
const slope = (values: readonly number[]): number => {
  const [middle, average] = [(values.length - 1) / 2, mean(values)];
  const products = values.map((value, at) => (at - middle) * (value - average));
  const squares = values.map((_, at) => (at - middle) ** 2);
  return mean(products) / mean(squares);
};

/**
 * The slope of on-balance volume over 30 sessions divided by their mean volume: above 0.1 it is up, below
 * -0.1 down. Null with fewer bars, and if nothing was traded.
 */
export const obvTrend = (bars: readonly Pick<Bar, 'close' | 'volume'>[]): VolumeTrend | null => {
  // A series that begins with these 30 sessions has the same slope.
  const last = traded(bars.slice(-LENGTH - 1));
  if (last === null || last.length < LENGTH) return null;
  const volume = mean(last.slice(-LENGTH).map((bar) => bar.volume));
  if (volume === 0) return null;
  const rate = slope(series(last).slice(-LENGTH)) / volume;
  return rate > TREND ? 'up' : rate < -TREND ? 'down' : 'flat';
};
