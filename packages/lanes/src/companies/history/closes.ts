import { adjustSeries, type Adjustment } from '@footnote/market/adjustment/adjust';
import { closeTrends } from '@footnote/market/price-action/close-trends';
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
  {
    interval,
    from,
    to,
    reachesBack,
  }: {
    readonly interval: Interval;
    readonly from: string;
    readonly to: string;
    /** Whether the series has all bars, as averages and declines need them. */
    readonly reachesBack: boolean;
  },
): Closes {
  const inRange = byInterval(series.bars, interval).filter((bar) => bar.from <= to && bar.date >= from);
  const [split, total, traded] = (['splits', 'total', 'none'] as const).map((adjust) =>
    lookUp(series, adjust),
  );
  const trends = reachesBack ? trendsOf(series) : () => NO_TRENDS;
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
        ...trends(date),
      })),
    excluded: inRange.find(({ isComplete }) => !isComplete),
    ratios: series.ratios?.filter(({ exDate }) => exDate <= lastBar) ?? null,
  };
}

const MISSING = 'no_prices';
const TOO_FEW = 'insufficient_history';

type Trends = Pick<SessionCloses, 'sma_200' | 'sma_50' | 'under_peak_pct'>;

const NO_TRENDS: Trends = { sma_200: MISSING, sma_50: MISSING, under_peak_pct: MISSING };

/** Averages and declines on the shares of the newest bar, or the reason why a session has none. */
function trendsOf(series: PriceSeries): (date: string) => Trends {
  const adjusted = adjustSeries(series, 'splits');
  if (!adjusted.available) {
    const { reason } = adjusted;
    return () => ({ sma_200: reason, sma_50: reason, under_peak_pct: reason });
  }
  const trends = closeTrends(adjusted.bars);
  return (date) => {
    const trend = trends.get(date);
    return {
      sma_200: trend?.sma200 ?? TOO_FEW,
      sma_50: trend?.sma50 ?? TOO_FEW,
      under_peak_pct: trend?.underPeak ?? MISSING,
    };
  };
}

/** The close of a day, or the reason why the series has none on this basis. */
function lookUp(series: PriceSeries, adjust: Adjustment): (date: string) => number | string {
  const adjusted = adjustSeries(series, adjust);
  if (!adjusted.available) return () => adjusted.reason;
  const closes = new Map(adjusted.bars.map(({ date, close }) => [date, close]));
  return (date) => closes.get(date) ?? MISSING;
}
