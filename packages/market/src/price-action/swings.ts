import type { DailyBar } from '../adjustment/series.ts';

/** So many sessions on each side have no higher high, or no lower low. */
export const SWING_SESSIONS = 5;

type DatedPrice = { readonly date: string; readonly price: number };

/** A swing high or low, and the one before it. */
export type SwingPair = {
  readonly newest: DatedPrice;
  readonly previous: DatedPrice;
  /** The newest above the previous one, in percent; below zero if it is lower. */
  readonly change: number;
};

/** Swing highs and lows of some sessions, and how many are above or below the one before. */
export type Swings = {
  readonly firstDate: string;
  readonly higherHighs: number;
  readonly lowerHighs: number;
  readonly higherLows: number;
  readonly lowerLows: number;
  /** Null with fewer than two swing highs, or lows. */
  readonly high: SwingPair | null;
  readonly low: SwingPair | null;
};

/**
 * The swings of bars, oldest first. A swing high is a high above those of five sessions before it and not below those
 * of five after it, so that of equal highs the first counts; lows likewise. The newest five sessions have none yet.
 */
export function swingsOf(bars: readonly DailyBar[]): Swings | null {
  const [first] = bars;
  if (first === undefined) return null;
  const highs = turnsOf(bars, ({ high }) => high);
  // A low is the high of the prices below zero.
  const lows = turnsOf(bars, ({ low }) => -low).map(({ date, price }) => ({ date, price: -price }));
  return {
    firstDate: first.date,
    higherHighs: countOf(highs, (change) => change > 0),
    lowerHighs: countOf(highs, (change) => change < 0),
    higherLows: countOf(lows, (change) => change > 0),
    lowerLows: countOf(lows, (change) => change < 0),
    high: newestPair(highs),
    low: newestPair(lows),
  };
}

function turnsOf(bars: readonly DailyBar[], of: (bar: DailyBar) => number): readonly DatedPrice[] {
  const prices = bars.map(of);
  return bars.flatMap(({ date }, at) => {
    const price = prices[at] ?? NaN;
    if (at < SWING_SESSIONS || at + SWING_SESSIONS >= bars.length) return [];
    const isTurn =
      prices.slice(at - SWING_SESSIONS, at).every((each) => each < price) &&
      prices.slice(at + 1, at + 1 + SWING_SESSIONS).every((each) => each <= price);
    return isTurn ? [{ date, price }] : [];
  });
}

const countOf = (turns: readonly DatedPrice[], is: (change: number) => boolean): number =>
  turns.filter(({ price }, at) => is(price - (turns[at - 1]?.price ?? price))).length;

function newestPair(turns: readonly DatedPrice[]): SwingPair | null {
  const [previous, newest] = turns.slice(-2);
  return previous === undefined || newest === undefined
    ? null
    : { newest, previous, change: (newest.price / previous.price - 1) * 100 };
}
