import type { AdjustedSeries, Adjustment } from '@footnote/market/adjustment/adjust';
import { adjustSeries } from '@footnote/market/adjustment/adjust';
import type { CashAction, DailyBar, PriceSeries, RatioAction } from '@footnote/market/adjustment/series';
import { selectList } from '@footnote/read-models/columns';
import {
  BAR_COLUMNS,
  CORPORATE_ACTION_COLUMNS,
  type BarRow,
  type CorporateActionRow,
  PRICE_SERIES_COLUMNS,
  type PriceSeriesRow,
} from '@footnote/read-models/prices';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery, type NoParams } from '@footnote/read-store/store-query';

type OfSymbol = { readonly symbol: string };
type ReadBar = Pick<BarRow, 'close' | 'date' | 'high' | 'low' | 'open' | 'volume'>;

export const SERIES_OF_SYMBOL = storeQuery<OfSymbol, PriceSeriesRow>(
  `SELECT ${selectList(PRICE_SERIES_COLUMNS)} FROM price_series WHERE symbol = {symbol:String}`,
);

/** Everything from a day on: adjustment runs back from the newest bar. */
export const BARS_OF_SYMBOL = storeQuery<OfSymbol & { readonly from: string }, ReadBar>(
  `SELECT ${selectList(BAR_COLUMNS, ['date', 'open', 'high', 'low', 'close', 'volume'])} FROM bars
  WHERE symbol = {symbol:String} AND bars.date >= {from:Date32} ORDER BY bars.date`,
);

export const ACTIONS_OF_SYMBOL = storeQuery<OfSymbol, CorporateActionRow>(
  `SELECT ${selectList(CORPORATE_ACTION_COLUMNS)} FROM corporate_actions WHERE symbol = {symbol:String}
  ORDER BY corporate_actions.ex_date`,
);

export const ANY_PRICES = storeQuery<NoParams, { readonly symbol: string }>(
  'SELECT symbol FROM price_series LIMIT 1',
);

/** Before every bar that there is. */
const EVER = '1900-01-01';

export type ReadPrices = { readonly head: PriceSeriesRow; readonly adjusted: AdjustedSeries };

/** What the source of a symbol has of it, as it has it. */
export type ReadSeries = { readonly head: PriceSeriesRow; readonly series: PriceSeries };

/** A symbol's bars from a day on, with the actions of their own source; undefined for a symbol without prices. */
export async function readSeries(
  store: StoreReader,
  symbol: string,
  from?: string,
): Promise<ReadSeries | undefined> {
  const [[head], bars, actions] = await Promise.all([
    store.read(SERIES_OF_SYMBOL, { symbol }),
    store.read(BARS_OF_SYMBOL, { symbol, from: from === undefined || from < EVER ? EVER : from }),
    store.read(ACTIONS_OF_SYMBOL, { symbol }),
  ]);
  return head === undefined ? undefined : { head, series: seriesOf(head, bars, actions) };
}

/** The same, adjusted. */
export async function readPrices(
  store: StoreReader,
  symbol: string,
  from: string | undefined,
  adjust: Adjustment,
): Promise<ReadPrices | undefined> {
  const read = await readSeries(store, symbol, from);
  return read === undefined ? undefined : { head: read.head, adjusted: adjustSeries(read.series, adjust) };
}

function seriesOf(
  head: PriceSeriesRow,
  bars: readonly ReadBar[],
  actions: readonly CorporateActionRow[],
): PriceSeries {
  const own = actions.filter(({ source }) => source === head.source);
  return {
    bars: bars.map(barOf),
    priceBasis: head.price_adjustment,
    volumeBasis: head.volume_adjustment,
    dividendBasis: own[0]?.dividend_adjustment ?? 'raw',
    ratios: head.reports_splits ? own.flatMap(ratioOf) : null,
    dividends: head.reports_dividends ? own.flatMap(dividendOf) : null,
  };
}

const barOf = ({ date, open, high, low, close, volume }: ReadBar): DailyBar => ({
  date,
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: volume === null ? null : Number(volume),
});

const ratioOf = ({
  kind,
  ex_date: exDate,
  ratio,
  numerator,
  denominator,
}: CorporateActionRow): RatioAction[] =>
  kind === 'dividend'
    ? []
    : [{ exDate, kind, ratio: kind === 'split' ? numerator / denominator : Number(ratio) }];

const dividendOf = ({ kind, ex_date: exDate, amount }: CorporateActionRow): CashAction[] =>
  kind !== 'dividend' || amount === null ? [] : [{ exDate, amount: Number(amount) }];
