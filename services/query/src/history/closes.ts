import { adjustSeries, type Adjustment } from '@footnote/market/adjustment/adjust';
import { byInterval, type Interval, type IntervalBar } from '@footnote/market/adjustment/intervals';
import type { PriceSeries, RatioAction } from '@footnote/market/adjustment/series';
import type { SessionCloses } from './market-rows.ts';

export type Closes = {
  /** Newest first; for a week or month, its last session. */
  readonly sessions: readonly SessionCloses[];
  /** The newest week or month if it is incomplete. */
  readonly excluded: IntervalBar | undefined;
  readonly ratios: readonly RatioAction[] | null;
};

/** The closes of a series on each of the three bases, in a range. */
export function closesOf(
  series: PriceSeries,
  { interval, from, to }: { readonly interval: Interval; readonly from: string; readonly to: string },
): Closes {
  const inRange = byInterval(series.bars, interval).filter((bar) => bar.from <= to && bar.date >= from);
  const [split, total, traded] = (['splits', 'total', 'none'] as const).map((adjust) =>
    lookUp(series, adjust),
  );
  const lastBar = series.bars.at(-1)?.date ?? '';
  return {
    sessions: inRange
      .filter(({ isComplete }) => isComplete)
      .toReversed()
      .map(({ date }) => ({
        date,
        close: split?.(date) ?? MISSING,
        close_total_return: total?.(date) ?? MISSING,
        close_traded: traded?.(date) ?? MISSING,
      })),
    excluded: inRange.find(({ isComplete }) => !isComplete),
    ratios: series.ratios?.filter(({ exDate }) => exDate <= lastBar) ?? null,
  };
}

const MISSING = 'no_prices';

/** The close of a day, or the reason why the series has none on this basis. */
function lookUp(series: PriceSeries, adjust: Adjustment): (date: string) => number | string {
  const adjusted = adjustSeries(series, adjust);
  if (!adjusted.available) return () => adjusted.reason;
  const closes = new Map(adjusted.bars.map(({ date, close }) => [date, close]));
  return (date) => closes.get(date) ?? MISSING;
}
