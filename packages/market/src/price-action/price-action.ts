import type { DailyBar } from '../adjustment/series.ts';
import type { TotalReturnClose } from '../technicals/bars.ts';
import { YEAR_SESSIONS } from '../technicals/technicals.ts';
import { currentOf, declinesOf, deepestOf, type Drawdown } from './drawdowns.ts';
import { type Gap, largestGaps } from './gaps.ts';
import { lastYear, type YearRange, yearRange } from './range.ts';
import { relativeVolume, type RelativeVolume, type VolumeRefusal } from './relative-volume.ts';
import { type Direction, longestOf, type Streak, streaksOf } from './streaks.ts';
import { type Swings, swingsOf } from './swings.ts';
import { type PriceWindow, windowOf, type WindowSessions } from './windows.ts';
import { type Span, type SpanRefusal, type SpanReturn, spanReturn, SPANS, startOf } from './returns.ts';

/** `no_decline`: no close is below an earlier one. */
export type DrawdownRefusal = SpanRefusal | 'no_decline';

/**
 * `unchanged`: the newest close equals that before it. `no_rise`, `no_decline`: no close of the sessions is above, or
 * below, that before it.
 */
export type StreakRefusal = 'insufficient_history' | 'no_decline' | 'no_rise' | 'unchanged';

/** Price action of one symbol up to its newest bar, as defined in docs/indicators.md. */
export type PriceAction = {
  readonly newest: DailyBar;
  readonly returns: Readonly<Record<Span, SpanReturn | SpanRefusal>>;
  /** The current decline; null if the newest close is the highest. */
  readonly current: Drawdown | null;
  /** Within the closes of a span; a high before the span is ignored. */
  readonly deepest: Readonly<Record<'1y' | '5y' | 'all', Drawdown | DrawdownRefusal>>;
  /** Largest first; null without the bars of a year. */
  readonly gaps: { readonly firstDate: string; readonly largest: readonly Gap[] } | null;
  readonly range: YearRange | null;
  readonly streaks: {
    /** Up to the newest close, whatever its length. */
    readonly current: Streak | StreakRefusal;
    /** The longest of the last 252 sessions. */
    readonly longest: Readonly<Record<Direction, Streak | StreakRefusal>>;
  };
  /** Of the last 252 sessions; null with fewer. */
  readonly swings: Swings | null;
  /** Null with fewer sessions than the window. */
  readonly windows: Readonly<Record<WindowSessions, PriceWindow | null>>;
  readonly volume: Readonly<Record<20 | 30 | 50, RelativeVolume | VolumeRefusal>>;
};

const GAPS = 5;
/**
 * Fewer digits than a double: prices that became unequal by rounding in a split adjustment are equal again.
 */
const DIGITS = 12;

/** Decimals with which prices are usually reported: a price below a million has at most twelve digits with them. */
const MICRO = 1e6;

const price = (value: number): number =>
  Math.abs(value) < MICRO && Math.round(value * MICRO) / MICRO === value
    ? value
    : Number(value.toPrecision(DIGITS));

const rounded = (bar: DailyBar): DailyBar => ({
  ...bar,
  open: price(bar.open),
  high: price(bar.high),
  low: price(bar.low),
  close: price(bar.close),
});

const traded = (history: readonly DailyBar[]): readonly DailyBar[] =>
  history.filter(({ close }) => close > 0).map(rounded);

/** The returns of `priceActionOf` alone. */
export const spanReturns = (
  history: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction['returns'] => returnsOver(traded(history), reinvested);

function returnsOver(
  bars: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction['returns'] {
  const total = reinvested?.filter(({ close }) => close > 0) ?? null;
  return Object.fromEntries(
    SPANS.map((span) => [span, spanReturn(bars, total, span)]),
  ) as PriceAction['returns'];
}

/**
 * The price action of a symbol; null without a bar.
 * @param history of sessions, oldest first, on today's split basis, without dividends
 * @param reinvested the same sessions' closes with dividends reinvested; null if dividends are unknown
 */
export function priceActionOf(
  history: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction | null {
  const bars = traded(history);
  const newest = bars.at(-1);
  if (newest === undefined) return null;
  const declines = declinesOf(bars);
  const range = yearRange(bars);
  const year = lastYear(bars);
  return {
    newest,
    returns: returnsOver(bars, reinvested),
    current: currentOf(declines),
    deepest: {
      '1y': deepestSince(bars, '1y'),
      '5y': deepestSince(bars, '5y'),
      all: deepestOf(declines) ?? 'no_decline',
    },
    gaps:
      range === null
        ? null
        : {
            firstDate: year[0]?.date ?? newest.date,
            // The first session of the year also opens above or below a close: that of the session before it.
            largest: largestGaps(bars.slice(-year.length - 1), GAPS),
          },
    range,
    streaks: streaksUpTo(bars),
    swings: year.length < YEAR_SESSIONS ? null : swingsOf(year),
    windows: { 30: windowOf(bars, 30), 90: windowOf(bars, 90), 252: windowOf(bars, 252) },
    volume: {
      20: relativeVolume(bars, 20),
      30: relativeVolume(bars, 30),
      50: relativeVolume(bars, 50),
    },
  };
}

function streaksUpTo(bars: readonly DailyBar[]): PriceAction['streaks'] {
  const newest = bars.at(-1);
  const last = streaksOf(bars).at(-1);
  // The first of the sessions also rises or falls, against the close before it.
  const year = bars.slice(-YEAR_SESSIONS - 1);
  const streaks = streaksOf(year);
  const longest = (direction: Direction, without: StreakRefusal): Streak | StreakRefusal =>
    year.length <= YEAR_SESSIONS ? 'insufficient_history' : (longestOf(streaks, direction) ?? without);
  return {
    current:
      bars.length < 2
        ? 'insufficient_history'
        : last?.to === newest && last !== undefined
          ? last
          : 'unchanged',
    longest: { down: longest('down', 'no_decline'), up: longest('up', 'no_rise') },
  };
}

function deepestSince(bars: readonly DailyBar[], span: Span): Drawdown | DrawdownRefusal {
  const at = startOf(bars, span);
  return typeof at === 'string' ? at : (deepestOf(declinesOf(bars.slice(at))) ?? 'no_decline');
}
