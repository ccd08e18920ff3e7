import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { AmbiguousSymbolRow, SymbolRow } from '@footnote/read-models/companies';
import { assetTypeWithoutCompany } from './asset-type.ts';
import { companyTag, symbolTag } from './tagged-cache.ts';
import type { TaggedCache } from './tagged-cache.ts';

/** The company of a symbol; `cik` is null if no company has the symbol, or if several claim it. */
export type SymbolEntry = {
  readonly symbol: string;
  readonly cik: string | null;
  /** The companies that claim it. */
  readonly claimants?: readonly string[];
};

const ENTRY_BYTES = 200;

/** Upper case, share class after a dash. The grammar was judged before. */
export function normaliseSymbol(text: string): string {
  return text.toUpperCase().replaceAll('.', '-');
}

/** Why a symbol is unknown, and what to do about it. */
export const notIngested = (symbol: string): string =>
  assetTypeWithoutCompany(symbol) === 'fund'
    ? `${symbol} is a fund, which has no statements of an operating company, and no filing of it was ingested; GET /v2/coverage has the lanes that its prices answer`
    : `no company listed as ${symbol} was ingested; if EDGAR lists it: footnote ingest --symbols ${symbol}`;

export const COMPANY_OF_SYMBOL = storeQuery<{ readonly symbol: string }, Pick<SymbolRow, 'cik'>>(
  'SELECT cik FROM symbols WHERE symbol = {symbol:String} LIMIT 1',
);

export const CLAIMANTS_OF_SYMBOL = storeQuery<{ readonly symbol: string }, Pick<AmbiguousSymbolRow, 'ciks'>>(
  'SELECT ciks FROM ambiguous_symbols WHERE symbol = {symbol:String} LIMIT 1',
);

/** Looks up a normalised symbol, caching the result, including that it was not found. */
export function resolveSymbol(
  store: StoreReader,
  cache: TaggedCache<SymbolEntry>,
  symbol: string,
): Promise<SymbolEntry> | SymbolEntry {
  return (
    cache.get(symbol) ??
    cache.load(symbol, [symbolTag(symbol)], async () => {
      const [row] = await store.read(COMPANY_OF_SYMBOL, { symbol });
      if (row !== undefined)
        return {
          value: { symbol, cik: row.cik },
          size: ENTRY_BYTES,
          tags: [symbolTag(symbol), companyTag(row.cik)],
        };
      const [claimed] = await store.read(CLAIMANTS_OF_SYMBOL, { symbol });
      const claimants = claimed?.ciks ?? [];
      return {
        value: { symbol, cik: null, ...(claimants.length > 0 ? { claimants } : {}) },
        size: ENTRY_BYTES,
        tags: [symbolTag(symbol), ...claimants.map(companyTag)],
      };
    })
  );
}
