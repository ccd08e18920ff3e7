import type { DailyBar } from '../adjustment/series.ts';
import { mean } from '../technicals/moving-averages.ts';
import { declinesOf, deepestOf, type Drawdown } from './drawdowns.ts';
import { extremesOf, type Extremes } from './range.ts';

/** Lengths of windows up to the newest session. */
export const WINDOWS = [30, 90, 252] as const;
export type WindowSessions = (typeof WINDOWS)[number];

/** The last so many sessions. */
export type PriceWindow = Extremes & {
  readonly firstDate: string;
  /** Within the window; null if no close is below an earlier one. */
  readonly deepest: Drawdown | null;
  /**
   * Share of the sessions whose close is above the mean of the 50 or 200 closes up to it, in percent; null if the
   * first of them has no such mean yet.
   */
  readonly aboveAverage: Readonly<Record<50 | 200, number | null>>;
};

/** Fewer digits than a double, so that the mean of equal closes is their close. */
const DIGITS = 12;

/** The window of so many sessions of bars, oldest first; null with fewer. */
export function windowOf(bars: readonly DailyBar[], sessions: WindowSessions): PriceWindow | null {
  const window = bars.slice(-sessions);
  const [first, last] = [window[0], window.at(-1)];
  if (first === undefined || last === undefined || window.length < sessions) return null;
  return {
    ...extremesOf(window, last.close),
    firstDate: first.date,
    deepest: deepestOf(declinesOf(window)),
    aboveAverage: { 50: shareAbove(bars, sessions, 50), 200: shareAbove(bars, sessions, 200) },
  };
}

function shareAbove(bars: readonly DailyBar[], sessions: number, length: number): number | null {
  const closes = bars.slice(-sessions - length + 1).map(({ close }) => close);
  if (closes.length < sessions + length - 1) return null;
  const above = closes.filter(
    (close, at) =>
      at + 1 >= length && close > Number(mean(closes.slice(at + 1 - length, at + 1)).toPrecision(DIGITS)),
  );
  return (above.length / sessions) * 100;
}
