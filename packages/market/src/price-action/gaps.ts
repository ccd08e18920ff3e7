import type { DailyBar } from '../adjustment/series.ts';
import type { DatedClose } from './returns.ts';

/** An open above or below the close of the bar before it. */
export type Gap = {
  readonly date: string;
  readonly open: number;
  readonly previous: DatedClose;
  /** Open above the previous close, in percent. */
  readonly size: number;
  /**
   * The first day on which the price traded at the previous close again, possibly the same day; null if it
   * has not yet.
   */
  readonly filled: string | null;
};

/**
 * The largest gaps of bars (oldest first), largest first, the newest of equal ones first. The first bar has
 * none, because it has no previous close.
 */
export function largestGaps(bars: readonly DailyBar[], count: number): readonly Gap[] {
  return bars
    .flatMap((bar, at) => {
      const before = bars[at - 1];
      if (before === undefined || before.close <= 0 || bar.open <= 0 || bar.open === before.close) return [];
      const { date, close } = before;
      return [{ at, open: bar.open, previous: { date, close }, size: (bar.open / close - 1) * 100 }];
    })
    .toSorted((one, other) => Math.abs(other.size) - Math.abs(one.size) || other.at - one.at)
    .slice(0, count)
    .map(({ at, ...gap }) => ({ ...gap, date: bars[at]?.date ?? '', filled: filledOn(bars.slice(at), gap) }));
}

const filledOn = (since: readonly DailyBar[], { size, previous }: Pick<Gap, 'previous' | 'size'>) =>
  since.find(({ high, low }) => (size > 0 ? low <= previous.close : high >= previous.close))?.date ?? null;
