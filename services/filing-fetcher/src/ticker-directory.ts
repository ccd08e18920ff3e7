import {
  type FundTicker,
  parseCompanyTickers,
  parseCompanyTickersExchange,
  parseFundTickers,
  type TickerEntry,
  type TickerList,
} from '@footnote/edgar/tickers';
import { normaliseSymbol } from '@footnote/edgar/symbol';
import { companyTickersExchangeUrl, companyTickersUrl, fundTickersUrl } from '@footnote/edgar/urls';
import type { Ticker } from '@footnote/event-types/types.generated';
import type { Library } from './library.ts';
import type { StateStore } from './state-store.ts';

/** EDGAR's lists of listed symbols. */
export type TickerDirectory = {
  /** The filer of a symbol, of a fund the trust that files for it. Null for a symbol that no list has. */
  cikOf(symbol: string): string | null;
  /** Symbols of a company in EDGAR's order, with exchanges where known. */
  tickersOf(cik: string): readonly Ticker[];
  titleOf(cik: string): string | null;
  /** Whether a list has symbols of the filer, its own or those of its funds. */
  lists(cik: string): boolean;
  /** Every listed symbol with the CIK of its filer. */
  readonly listed: ReadonlyMap<string, string>;
  /** Every listed company once, with its first symbol, in EDGAR's order (by size). */
  readonly universe: readonly { readonly cik: string; readonly symbol: string }[];
};

export const createTickerDirectory = (
  tickers: readonly TickerEntry[],
  withExchanges: readonly TickerEntry[],
  funds: readonly FundTicker[] = [],
): TickerDirectory => {
  // A company's list takes precedence, also over another filer of the same symbol.
  const fundCiks = new Map(funds.map(({ cik, symbol }) => [symbol, cik]));
  const trusts = new Set(fundCiks.values());
  const exchanges = new Map(withExchanges.map(({ cik, symbol, exchange }) => [`${cik} ${symbol}`, exchange]));
  // The complete list takes precedence; the one with exchanges adds what it lacks.
  const bySymbol = new Map([...withExchanges, ...tickers].map((entry) => [entry.symbol, entry]));
  const byCik = Map.groupBy([...tickers, ...withExchanges], ({ cik }) => cik);
  return {
    cikOf: (symbol) => bySymbol.get(symbol)?.cik ?? fundCiks.get(symbol) ?? null,
    tickersOf: (cik) =>
      [...new Set((byCik.get(cik) ?? []).map(({ symbol }) => symbol))]
        .filter((symbol) => bySymbol.get(symbol)?.cik === cik)
        .map((symbol) => ({ symbol, exchange: exchanges.get(`${cik} ${symbol}`) ?? null })),
    titleOf: (cik) => byCik.get(cik)?.[0]?.title ?? null,
    lists: (cik) => byCik.has(cik) || trusts.has(cik),
    listed: new Map([...bySymbol].map(([symbol, { cik }]) => [symbol, cik])),
    universe: [...byCik].map(([cik, [first]]) => ({ cik, symbol: first?.symbol ?? cik })),
  };
};

/** Name of the saved state of documents that belong to no company. */
export const SHARED_STATE = 'shared';

/**
 * Fetches the lists of companies, and that of funds if one of the requested symbols is on none of them; a list that the source lacks
 * counts as empty. Throws `EdgarFormatError`, `EdgarRequestError`.
 */
export const fetchTickerDirectory = async (
  library: Library,
  store: StateStore,
  symbols: readonly string[] = [],
): Promise<TickerDirectory> => {
  const state = await store.load(SHARED_STATE);
  const list = async <Entry>(
    url: string,
    parse: (bytes: Uint8Array) => readonly Entry[],
  ): Promise<readonly Entry[]> => {
    const document = await library.fetchIfChanged(state, 'company_tickers', url);
    return document === null ? [] : parse(await library.read(document));
  };
  const entriesOf =
    (parse: (bytes: Uint8Array) => TickerList) =>
    (bytes: Uint8Array): readonly TickerEntry[] =>
      parse(bytes).entries;
  const companies = await list(companyTickersUrl, entriesOf(parseCompanyTickers));
  const withExchanges = await list(companyTickersExchangeUrl, entriesOf(parseCompanyTickersExchange));
  const ofCompanies = createTickerDirectory(companies, withExchanges);
  const areListed = symbols.every((text) => {
    const symbol = normaliseSymbol(text);
    return symbol === null || ofCompanies.cikOf(symbol) !== null;
  });
  const directory = areListed
    ? ofCompanies
    : createTickerDirectory(companies, withExchanges, await list(fundTickersUrl, parseFundTickers));
  await store.save(SHARED_STATE, state);
  return directory;
};
