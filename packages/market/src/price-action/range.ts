import type { DailyBar } from '../adjustment/series.ts';
import { FEWEST_BARS, YEAR_SESSIONS } from '../technicals/technicals.ts';

type DatedPrice = { readonly date: string; readonly price: number };

/** The highest high and the lowest low of some sessions; the newest day of equal prices. */
export type Extremes = {
  readonly high: DatedPrice;
  readonly low: DatedPrice;
  /** Newest close below the high and above the low, in percent. */
  readonly fromHigh: number;
  readonly fromLow: number;
};

/** The price range of 252 sessions, or fewer if there are no more. */
export type YearRange = Extremes & {
  readonly firstDate: string;
  readonly sessions: number;
  /** Position of the close between the low (0) and the high (100); null if they are equal. */
  readonly position: number | null;
};

/** The last 252 sessions of bars, oldest first: what indicators of 52 weeks are of. */
export const lastYear = <Dated>(bars: readonly Dated[]): readonly Dated[] => bars.slice(-YEAR_SESSIONS);

/** Null with fewer than 200 bars (oldest first), as the distance from the high. */
export function yearRange(bars: readonly DailyBar[]): YearRange | null {
  const year = lastYear(bars);
  const [first, last] = [year[0], year.at(-1)];
  if (first === undefined || last === undefined || year.length < FEWEST_BARS.distanceFromHigh) return null;
  const extremes = extremesOf(year, last.close);
  const { high, low } = extremes;
  const width = high.price - low.price;
  return {
    firstDate: first.date,
    sessions: year.length,
    ...extremes,
    position: width === 0 ? null : ((last.close - low.price) / width) * 100,
  };
}

/** The extremes of at least one bar, oldest first, and a close relative to them. */
export function extremesOf(bars: readonly DailyBar[], close: number): Extremes {
  const newestOf = (price: (bar: DailyBar) => number, isBetter: (one: number, other: number) => boolean) =>
    bars.reduce<DatedPrice | undefined>(
      (best, bar) =>
        best !== undefined && isBetter(best.price, price(bar)) ? best : { date: bar.date, price: price(bar) },
      undefined,
    ) ?? { date: '', price: NaN };
  const high = newestOf(
    (bar) => bar.high,
    (one, other) => one > other,
  );
  const low = newestOf(
    (bar) => bar.low,
    (one, other) => one < other,
  );
  return {
    high,
    low,
    fromHigh: (close / high.price - 1) * 100,
    fromLow: (close / low.price - 1) * 100,
  };
}
