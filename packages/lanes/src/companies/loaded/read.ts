import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery, type NoParams } from '@footnote/read-store/store-query';
import type { ListedCompany } from '../search/issuer.ts';

type Ciks = { readonly ciks: readonly string[] };

export type FiguresReach = {
  readonly cik: string;
  readonly reporting_cadence: 'annual' | 'quarterly';
  /** YYYY-MM-DD; null without a figure. */
  readonly period_end: string | null;
};

export const REACH_OF_COMPANIES = storeQuery<Ciks, FiguresReach>(`
  SELECT issuers.cik AS cik, issuers.reporting_cadence AS reporting_cadence, profiles.period_end AS period_end
  FROM statement_issuers AS issuers INNER JOIN profiles ON profiles.cik = issuers.cik
  WHERE issuers.cik IN ({ciks:Array(String)}) AND profiles.cik IN ({ciks:Array(String)})
  SETTINGS max_threads = 1`);

export const NEWEST_FILINGS = storeQuery<Ciks, { readonly cik: string; readonly filed: string }>(`
  SELECT cik, max(filed) AS filed FROM filings WHERE cik IN ({ciks:Array(String)})
  GROUP BY cik SETTINGS max_threads = 1`);

type Symbols = { readonly symbols: readonly string[] };

export const LAST_BARS = storeQuery<Symbols, { readonly symbol: string; readonly last_bar: string | null }>(`
  SELECT symbol, last_bar FROM technicals WHERE symbol IN ({symbols:Array(String)}) SETTINGS max_threads = 1`);

/** Over all companies and symbols; a maximum of nothing is null. */
export type Reach = { readonly newest: string | null; readonly count: string };

export const FIGURES_FILED_TO = storeQuery<NoParams, Reach>(`
  SELECT if(count() = 0, NULL, toString(toDate(max(as_of)))) AS newest, toString(count()) AS count
  FROM statement_issuers`);

export const PRICES_TO = storeQuery<NoParams, Reach>(`
  SELECT toString(max(last_bar)) AS newest, toString(count()) AS count FROM technicals WHERE last_bar IS NOT NULL`);

/** How far the data of some companies reach, and those of all. */
export type LoadedParts = {
  readonly figures: ReadonlyMap<string, FiguresReach>;
  /** By CIK, YYYY-MM-DD. */
  readonly filed: ReadonlyMap<string, string>;
  /** By symbol, YYYY-MM-DD. */
  readonly bars: ReadonlyMap<string, string>;
  readonly allFigures: Reach | undefined;
  readonly allPrices: Reach | undefined;
};

export async function readLoaded(
  store: StoreReader,
  companies: readonly ListedCompany[],
): Promise<LoadedParts> {
  const ciks = companies.map(({ cik }) => cik);
  const symbols = companies.map(({ symbol }) => symbol);
  const [figures, filed, bars, [allFigures], [allPrices]] = await Promise.all([
    store.read(REACH_OF_COMPANIES, { ciks }),
    store.read(NEWEST_FILINGS, { ciks }),
    store.read(LAST_BARS, { symbols }),
    store.read(FIGURES_FILED_TO, {}),
    store.read(PRICES_TO, {}),
  ]);
  return {
    figures: new Map(figures.map((row) => [row.cik, row])),
    filed: new Map(filed.map((row) => [row.cik, row.filed])),
    bars: new Map(bars.flatMap(({ symbol, last_bar: bar }) => (bar === null ? [] : [[symbol, bar]]))),
    allFigures,
    allPrices,
  };
}
