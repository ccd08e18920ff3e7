import { PriceSourceError, type PriceSource, type PriceTable, type SourceRow } from '../source.ts';
import { createHttpGet, shownAddress, type HttpGetOptions } from './http-get.ts';

export const TIINGO_URL = 'https://api.tiingo.com';

/** Years per request: a few hundred kilobytes. */
const YEARS_AT_ONCE = 20;
const FIRST_YEAR = 1960;

export type TiingoOptions = HttpGetOptions & {
  readonly key: string;
  readonly url?: string;
  /** Wall clock, epoch ms. */
  readonly now: () => number;
};

/**
 * Tiingo's daily prices, as traded: `open`, `high`, `low`, `close`, `volume` with `divCash` and `splitFactor`
 * on the ex-date. Its adjusted columns are not read, because they change with every dividend and can be
 * derived from these.
 */
export function openTiingoSource(priority: number, options: TiingoOptions): PriceSource {
  const { key, url = TIINGO_URL, now } = options;
  const http = createHttpGet({ ...options, headers: { authorization: `Token ${key}` } });

  const page = async (symbol: string, from: number, to: number): Promise<readonly SourceRow[] | null> => {
    const query = `startDate=${from}-01-01&endDate=${to}-12-31&format=json`;
    const body = await http.get(`${addressOf(url, symbol)}?${query}`);
    return body === null ? null : rowsOf(body, symbol);
  };

  return {
    name: 'tiingo',
    priority,
    symbolsAtOnce: 1,
    symbols: () => Promise.resolve(null),
    read: async (symbol, fromYear) => {
      const thisYear = new Date(now()).getUTCFullYear();
      const rows: SourceRow[] = [];
      // Newest first: a symbol without older rows needs no request for them.
      for (let to = thisYear; to >= (fromYear ?? FIRST_YEAR); to -= YEARS_AT_ONCE) {
        const from = Math.max(fromYear ?? FIRST_YEAR, to - YEARS_AT_ONCE + 1);
        const found = await page(symbol, from, to);
        if (found === null) return null;
        rows.unshift(...found);
        if (found.length === 0 || Number(found[0]?.date.slice(0, 4)) > from) break;
      }
      const table: PriceTable = {
        address: shownAddress(addressOf(url, symbol)),
        // Tiingo's US listings are in dollars; its responses state no currency.
        currency: 'USD',
        adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' },
        reportsDividends: true,
        reportsSplits: true,
        rows,
      };
      return { table, fromYear, older: null };
    },
    close: () => http.close(),
  };
}

const addressOf = (url: string, symbol: string): string =>
  `${url.replace(/\/+$/, '')}/tiingo/daily/${encodeURIComponent(symbol.toLowerCase())}/prices`;

/** Members as numbers lose no digits: Tiingo's are quotients of a few. */
function rowsOf(body: string, symbol: string): readonly SourceRow[] {
  let list: unknown;
  try {
    list = JSON.parse(body);
  } catch (error) {
    throw new PriceSourceError('unreadable', `tiingo ${symbol}: not JSON`, { cause: error });
  }
  if (!Array.isArray(list)) throw new PriceSourceError('unreadable', `tiingo ${symbol}: not a list of days`);
  return list.map((each: unknown): SourceRow => {
    const day = (typeof each === 'object' && each !== null ? each : {}) as Readonly<Record<string, unknown>>;
    const text = (name: string): string => {
      const value = day[name];
      return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    };
    return {
      line: JSON.stringify(each),
      date: text('date'),
      open: text('open'),
      high: text('high'),
      low: text('low'),
      close: text('close'),
      volume: text('volume'),
      dividend: text('divCash'),
      dividendKind: null,
      split: text('splitFactor'),
    };
  });
}
