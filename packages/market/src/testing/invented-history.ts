import { DAY_MS } from '@footnote/values/day';
import { isSession } from '../session-calendar.ts';
import type { Bar } from '../technicals/bars.ts';

/** A bar, and the dividend per share that goes ex that day. */
export type InventedBar = Bar & { readonly dividend: number };

const FIRST = '2019-01-02';
const LAST = '2024-03-28';
const PAYMENT_SESSIONS = 63;

/** Integers below 2147483647, the same ones for the same seed (Lehmer). */
const numbersOf = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647);
};

/** A walk of prices in whole cents, on the sessions from 2019 up to a Thursday before Good Friday. */
export const inventedHistory = (seed: number): readonly InventedBar[] => {
  const next = numbersOf(seed * 7919);
  const upTo = (limit: number): number => next() % limit;
  const bars: InventedBar[] = [];
  let close = 10_000;
  for (let at = Date.parse(FIRST); at <= Date.parse(LAST); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (!isSession(date)) continue;
    const before = close;
    close = Math.max(2000, close + upTo(501) - 247);
    bars.push({
      date,
      high: (Math.max(before, close) + upTo(150)) / 100,
      low: (Math.min(before, close) - upTo(150)) / 100,
      close: close / 100,
      volume: 500_000 + upTo(1_000_000),
      dividend: bars.length % PAYMENT_SESSIONS === PAYMENT_SESSIONS - 1 ? 0.5 : 0,
    });
  }
  return bars;
};

/** Closes with the dividends reinvested at the close of the ex-date; the first close is the scale. */
export const reinvested = (
  bars: readonly InventedBar[],
): readonly { readonly date: string; readonly close: number }[] => {
  let total = bars[0]?.close ?? NaN;
  return bars.map(({ date, close, dividend }, at) => {
    const before = bars[at - 1];
    if (before !== undefined) total *= (close + dividend) / before.close;
    return { date, close: total };
  });
};
