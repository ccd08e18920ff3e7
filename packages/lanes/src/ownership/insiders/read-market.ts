import { adjustSeries } from '@footnote/market/adjustment/adjust';
import { contradictedSplit } from '@footnote/market/adjustment/contradicted';
import { amountOf } from '@footnote/ownership/insiders/amounts';
import type { InsiderMarket } from '@footnote/ownership/insiders/market';
import type { StoreReader } from '@footnote/read-store/port';
import { SHARE_COUNT } from '../ownership/read.ts';
import { readSeries } from '../../market/prices/read-series.ts';

type Company = { readonly cik: string; readonly symbols: readonly string[] };

/** What is known of a company's shares from a day on. */
export async function readInsiderMarket(
  store: StoreReader,
  { cik, symbols }: Company,
  from: string,
): Promise<InsiderMarket> {
  const [first] = symbols;
  const [read, [stated]] = await Promise.all([
    first === undefined ? undefined : readSeries(store, first, { from }),
    store.read(SHARE_COUNT, { cik }),
  ]);
  // Forms state dollars.
  const series = read?.head.currency === 'USD' ? read.series : undefined;
  const traded = series === undefined ? undefined : adjustSeries(series, 'none');
  const shares = amountOf(stated?.shares_outstanding ?? null);
  const asOf = stated?.shares_as_of ?? null;
  return {
    days: new Map(traded?.available === true ? traded.bars.map((bar) => [bar.date, bar]) : []),
    splits: series === undefined || contradictedSplit(series) !== null ? null : series.ratios,
    symbols: symbols.length,
    count:
      shares === null || asOf === null
        ? null
        : { shares, asOf, isOfOrdinaryShares: stated?.share_count_basis === 'ordinary_shares' },
  };
}
