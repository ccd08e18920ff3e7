import { parseCik } from '@footnote/values/cik';
import { asArray, asObject, asText, at, items, readJson, refuse, type Member } from './json-reader.ts';
import { normaliseSymbol } from './symbol.ts';

/** One line of EDGAR's list of listed symbols. Several symbols may share a CIK. */
export type TickerEntry = {
  /** Ten digits. */
  readonly cik: string;
  readonly symbol: string;
  /** Name of the filer as the list has it. */
  readonly title: string;
  /** Null in the list without exchanges, and if EDGAR states none. */
  readonly exchange: string | null;
};

export type TickerList = {
  /** In EDGAR's order (by size). */
  readonly entries: readonly TickerEntry[];
  /** Tickers that do not fit our grammar of symbols, as written. */
  readonly refused: readonly string[];
};

type RawTicker = {
  readonly cik: Member;
  readonly ticker: Member;
  readonly title: Member;
  readonly exchange: Member;
};

const toList = (raw: Iterable<RawTicker>): TickerList => {
  const entries: TickerEntry[] = [];
  const refused: string[] = [];
  for (const { cik, ticker, title, exchange } of raw) {
    const key = typeof cik.value === 'number' || typeof cik.value === 'string' ? parseCik(cik.value) : null;
    const text = asText(ticker);
    const symbol = normaliseSymbol(text);
    if (symbol === null) refused.push(text);
    else {
      entries.push({
        cik: key ?? refuse(cik, 'a CIK'),
        symbol,
        title: asText(title),
        exchange: typeof exchange.value === 'string' && exchange.value !== '' ? exchange.value : null,
      });
    }
  }
  return { entries, refused };
};

const DOCUMENT = 'company_tickers.json';

/** Reads company_tickers.json: `{"0": {"cik_str", "ticker", "title"}, …}`. Throws `EdgarFormatError`. */
export const parseCompanyTickers = (bytes: Uint8Array): TickerList => {
  const root = readJson(bytes, DOCUMENT);
  return toList(
    Object.keys(asObject(root)).map((name) => {
      const entry = at(root, name);
      return {
        cik: at(entry, 'cik_str'),
        ticker: at(entry, 'ticker'),
        title: at(entry, 'title'),
        exchange: at(entry, 'exchange'),
      };
    }),
  );
};

/** A table of EDGAR's lists: `{"fields": ["cik", …], "data": [[…], …]}`, the columns in the order of `fields`. */
const rowsOf = (bytes: Uint8Array, document: string): Iterable<(name: string) => Member> => {
  const root = readJson(bytes, document);
  const fields = asArray(at(root, 'fields'));
  return items(at(root, 'data')).map((row) => (name: string): Member => {
    const index = fields.indexOf(name);
    if (index < 0) return refuse(at(root, 'fields'), `a column ${name}`);
    return { document: row.document, path: `${row.path}.${name}`, value: asArray(row)[index] };
  });
};

/** Reads company_tickers_exchange.json, with the columns cik, name, ticker and exchange. Throws `EdgarFormatError`. */
export const parseCompanyTickersExchange = (bytes: Uint8Array): TickerList =>
  toList(
    [...rowsOf(bytes, 'company_tickers_exchange.json')].map((column) => ({
      cik: column('cik'),
      ticker: column('ticker'),
      title: column('name'),
      exchange: column('exchange'),
    })),
  );

/** The filer of a fund's symbol, a trust that may file for hundreds of funds. */
export type FundTicker = Pick<TickerEntry, 'cik' | 'symbol'>;

/**
 * Reads company_tickers_mf.json, with the columns cik, seriesId, classId and symbol: each class of each fund. A symbol that does not
 * fit our grammar is left out. Throws `EdgarFormatError`.
 */
export const parseFundTickers = (bytes: Uint8Array): readonly FundTicker[] =>
  [...rowsOf(bytes, 'company_tickers_mf.json')].flatMap((column) => {
    const [cik, text] = [column('cik'), asText(column('symbol'))];
    const symbol = normaliseSymbol(text);
    const key = typeof cik.value === 'number' || typeof cik.value === 'string' ? parseCik(cik.value) : null;
    return symbol === null ? [] : [{ cik: key ?? refuse(cik, 'a CIK'), symbol }];
  });
