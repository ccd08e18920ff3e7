import type { AdjustedSeries, Adjustment } from '@footnote/market/adjustment/adjust';
import { adjustSeries } from '@footnote/market/adjustment/adjust';
import type { DailyBar, PriceSeries } from '@footnote/market/adjustment/series';
import { type RowOf, selectList } from '@footnote/read-models/columns';
import { type PriceSeriesRow, YEAR_BAR_COLUMNS } from '@footnote/read-models/prices';
import type { TechnicalRow } from '@footnote/read-models/securities';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery, type NoParams } from '@footnote/read-store/store-query';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { periodStart, type TableRequest } from './price-table.ts';
import {
  ACTION_YEAR_MEMBERS,
  type ActionYear,
  BAR_YEAR_MEMBERS,
  type BarYear,
  type ChosenSeries,
  chosenSeries,
  type ReportedDividend,
  reportedDividends,
  type StandingYear,
} from './chosen-series.ts';

type OfSymbol = { readonly symbol: string };
type ReadBar = { readonly [Name in (typeof READ)[number]]: RowOf<typeof YEAR_BAR_COLUMNS>[Name] };

const READ = ['date', 'open', 'high', 'low', 'close', 'volume', 'version'] as const;

/*
 * The views of bars, sources and actions choose for all symbols, which takes three times as long as reading
 * these tables and choosing for one symbol.
 */

export const BAR_YEARS_OF_SYMBOL = storeQuery<OfSymbol, BarYear>(
  `SELECT ${BAR_YEAR_MEMBERS.join(', ')} FROM bar_years WHERE symbol = {symbol:String} SETTINGS max_threads = 1`,
);

export const ACTION_YEARS_OF_SYMBOL = storeQuery<OfSymbol, ActionYear>(
  `SELECT ${ACTION_YEAR_MEMBERS.join(', ')} FROM corporate_action_years WHERE symbol = {symbol:String}
  SETTINGS max_threads = 1`,
);

type OfSource = OfSymbol & { readonly source: string; readonly from: string };

/** Bars of a source from a day on, oldest first, including those of superseded events. */
export const BARS_OF_SOURCE = storeQuery<OfSource, ReadBar>(
  `SELECT ${selectList(YEAR_BAR_COLUMNS, READ)} FROM year_bars
  WHERE symbol = {symbol:String} AND source = {source:String} AND year_bars.date >= {from:Date32}
  ORDER BY year_bars.date SETTINGS max_threads = 1`,
);

type Judged = Pick<TechnicalRow, 'contradicted_on' | 'source'>;

/** What was found of the splits of the symbol's source when its indicators were computed. */
export const JUDGED_SPLITS_OF_SYMBOL = storeQuery<OfSymbol, Judged>(
  `SELECT source, contradicted_on FROM technicals WHERE symbol = {symbol:String} LIMIT 1 SETTINGS max_threads = 1`,
);

export const ANY_PRICES = storeQuery<NoParams, { readonly symbol: string }>(
  'SELECT symbol FROM bar_years LIMIT 1',
);

export type ReadPrices = { readonly head: PriceSeriesRow; readonly adjusted: AdjustedSeries };

/** The data of the symbol as reported by its source. */
export type ReadSeries = { readonly head: PriceSeriesRow; readonly series: PriceSeries };

/** The range of bars that is needed: adjustment runs back from the newest, which is always included. */
export type Needed = {
  /** Everything from a day on. */
  readonly from?: string | undefined;
  /** The newest so many up to the end of a year, and all after it. */
  readonly newest?: { readonly bars: number; readonly upTo?: string | undefined } | undefined;
};

/** Most sessions of an interval. */
const SESSIONS = { day: 1, week: 5, month: 23 } as const;

/** The bars for a table: its rows, one more to detect others, and those of partial periods. */
export const neededFor = ({ from, to, interval, limit }: Omit<TableRequest, 'adjust'>): Needed => ({
  from: periodStart(from, interval),
  newest: { bars: SESSIONS[interval] * (limit + 3), upTo: to },
});

/**
 * A symbol's bars from a day on, with the actions of the same source; undefined for a symbol without prices.
 * Bars of whole years are read, and must be as many as the events of the years have: if a year is replaced
 * between two queries, it is read again.
 */
export async function readSeries(
  store: StoreReader,
  symbol: string,
  needed: Needed = {},
): Promise<ReadSeries | undefined> {
  return readAtOneRevision(`the bars of ${symbol}`, async () => {
    const [barYears, actionYears, [judged]] = await Promise.all([
      store.read(BAR_YEARS_OF_SYMBOL, { symbol }),
      store.read(ACTION_YEARS_OF_SYMBOL, { symbol }),
      store.read(JUDGED_SPLITS_OF_SYMBOL, { symbol }),
    ]);
    const chosen = chosenSeries(barYears, actionYears);
    if (chosen === undefined) return undefined;
    const years = chosen.years.slice(firstNeeded(chosen.years, needed));
    const bars = await readBars(store, chosen, years);
    const { from = '' } = needed;
    if (bars === undefined) return UNSETTLED;
    return {
      head: chosen.head,
      series: seriesOf(
        chosen,
        bars.filter(({ date }) => date >= from),
        judged?.source === chosen.head.source ? judged.contradicted_on : undefined,
      ),
    };
  });
}

/** A symbol's dividends (see `reportedDividends`), those that did not go ex yet among them. */
export async function readDividends(
  store: StoreReader,
  symbol: string,
): Promise<readonly ReportedDividend[]> {
  const [barYears, actionYears] = await Promise.all([
    store.read(BAR_YEARS_OF_SYMBOL, { symbol }),
    store.read(ACTION_YEARS_OF_SYMBOL, { symbol }),
  ]);
  return reportedDividends(barYears, actionYears);
}

/** Index of the oldest year that is needed. */
function firstNeeded(years: readonly StandingYear[], { from, newest }: Needed): number {
  const isOf = ({ year }: StandingYear): boolean => from === undefined || year >= Number(from.slice(0, 4));
  const byDay = years.findIndex(isOf);
  if (newest === undefined) return byDay === -1 ? years.length : byDay;
  const last = Number((newest.upTo ?? '9999').slice(0, 4));
  let sum = 0;
  // It is unknown how many bars of the last year are up to the day.
  const byCount = years.findLastIndex(({ bars, year }) => {
    if (year < last) sum += bars;
    return sum >= newest.bars;
  });
  return Math.max(0, byCount, byDay === -1 ? years.length : byDay);
}

/** Undefined if bars are missing. */
async function readBars(
  store: StoreReader,
  { head: { symbol, source } }: ChosenSeries,
  years: readonly StandingYear[],
): Promise<readonly ReadBar[] | undefined> {
  const [first] = years;
  if (first === undefined) return [];
  const versions = new Set(years.map(({ version }) => version));
  const from = `${String(first.year).padStart(4, '0')}-01-01`;
  const rows = (await store.read(BARS_OF_SOURCE, { symbol, source, from })).filter(({ version }) =>
    versions.has(version),
  );
  const bars = rows.filter(({ date }, at) => date !== rows[at - 1]?.date);
  return bars.length === years.reduce((sum, year) => sum + year.bars, 0) ? bars : undefined;
}

/** The same, adjusted. */
export async function readPrices(
  store: StoreReader,
  symbol: string,
  needed: Needed,
  adjust: Adjustment,
): Promise<ReadPrices | undefined> {
  const read = await readSeries(store, symbol, needed);
  return read === undefined ? undefined : { head: read.head, adjusted: adjustSeries(read.series, adjust) };
}

function seriesOf(
  { head, dividendBasis, dividends, ratios }: ChosenSeries,
  bars: readonly ReadBar[],
  contradicted: string | null | undefined,
): PriceSeries {
  return {
    ...(contradicted === undefined ? {} : { contradicted }),
    bars: bars.map(barOf),
    priceBasis: head.price_adjustment,
    volumeBasis: head.volume_adjustment,
    dividendBasis,
    ratios,
    dividends,
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
