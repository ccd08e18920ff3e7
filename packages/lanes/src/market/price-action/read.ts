import { adjustSeries, type AdjustmentRefusal } from '@footnote/market/adjustment/adjust';
import { dividendsByBar, splitFactors } from '@footnote/market/adjustment/factors';
import type { PriceSeries } from '@footnote/market/adjustment/series';
import { cashDividends } from '@footnote/market/adjustment/spin-offs';
import { type PriceAction, priceActionOf } from '@footnote/market/price-action/price-action';
import type { PriceSeriesRow } from '@footnote/read-models/prices';
import type { StoreReader } from '@footnote/read-store/port';
import { readSeries } from '../prices/read-series.ts';

/** The price action of a symbol, and the source of its prices. */
export type StoredPriceAction = {
  readonly head: PriceSeriesRow;
  readonly action: PriceAction;
  /**
   * Cash per share on today's split basis by ex-date, zero on other days; null if the source does not report
   * dividends.
   */
  readonly paidOn: ((date: string) => number) | null;
};

export type PriceActionRefusal = AdjustmentRefusal | 'no_bars' | 'prices_not_collected';

export async function readPriceAction(
  store: StoreReader,
  symbol: string,
): Promise<StoredPriceAction | PriceActionRefusal> {
  const read = await readSeries(store, symbol);
  if (read === undefined) return 'prices_not_collected';
  const { head, series } = read;
  const [splits, total] = [adjustSeries(series, 'splits'), adjustSeries(series, 'total')];
  if (!splits.available) return splits.reason;
  const action = priceActionOf(splits.bars, total.available ? total.bars : null);
  return action === null ? 'no_bars' : { head, action, paidOn: paidOn(series) };
}

function paidOn(reported: PriceSeries): StoredPriceAction['paidOn'] {
  const series = { ...reported, dividends: cashDividends(reported) };
  if (series.dividends === null) return null;
  const paid = dividendsByBar(series, splitFactors(series.bars, series.ratios ?? []));
  const byDate = new Map(series.bars.map(({ date }, at) => [date, paid[at] ?? 0]));
  return (date) => byDate.get(date) ?? 0;
}
