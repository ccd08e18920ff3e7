import type { DailyBar } from '../adjustment/series.ts';
import { FEWEST_BARS, YEAR_SESSIONS } from '../technicals/technicals.ts';

type DatedPrice = { readonly date: string; readonly price: number };

/** The price range of 252 sessions, or fewer if there are no more; the newest day of equal prices. */
export type YearRange = {
  readonly firstDate: string;
  readonly sessions: number;
  /** The highest high and the lowest low. */
  readonly high: DatedPrice;
  readonly low: DatedPrice;
  /** Newest close below the high and above the low, in percent. */
  readonly fromHigh: number;
  readonly fromLow: number;
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
  const newestOf = (price: (bar: DailyBar) => number, isBetter: (one: number, other: number) => boolean) =>
    year.reduce<DatedPrice>(
      (best, bar) => (isBetter(best.price, price(bar)) ? best : { date: bar.date, price: price(bar) }),
      { date: first.date, price: price(first) },
    );
  const high = newestOf(
    (bar) => bar.high,
    (one, other) => one > other,
  );
  const low = newestOf(
    (bar) => bar.low,
    (one, other) => one < other,
  );
  const width = high.price - low.price;
  return {
    firstDate: first.date,
    sessions: year.length,
    high,
    low,
    fromHigh: (last.close / high.price - 1) * 100,
    fromLow: (last.close / low.price - 1) * 100,
    position: width === 0 ? null : ((last.close - low.price) / width) * 100,
  };
}
