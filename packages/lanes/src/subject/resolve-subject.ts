import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { CompanyRow } from '@footnote/read-models/companies';
import { paddedCik } from '@footnote/values/cik';
import { companyTag } from './tagged-cache.ts';
import type { TaggedCache } from './tagged-cache.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from './symbols.ts';

/** A company, under the name used in the request. */
export type Subject = {
  readonly cik: string;
  /** Undefined for a company selected by CIK that has no listed symbol. */
  readonly ticker: string | undefined;
};

const TICKER = /^[A-Za-z0-9.-]{1,8}$/;
const CIK = /^(?:CIK)?([0-9]{1,10})$/i;
const ENTRY_BYTES = 200;

export const SYMBOLS_OF_COMPANY = storeQuery<{ readonly cik: string }, Pick<CompanyRow, 'symbols'>>(
  'SELECT symbols FROM companies WHERE cik = {cik:String} LIMIT 1',
);

/** The company with exactly this symbol; undefined if there is none. */
export function resolveSubject(
  store: StoreReader,
  symbols: TaggedCache<SymbolEntry>,
  given: string,
): Promise<Subject | undefined> | Subject | undefined {
  const cik = CIK.exec(given)?.[1];
  const found =
    cik === undefined
      ? TICKER.test(given)
        ? resolveSymbol(store, symbols, normaliseSymbol(given))
        : undefined
      : resolveCik(store, symbols, paddedCik(cik));
  if (found === undefined) return undefined;
  return found instanceof Promise ? found.then(subjectOf) : subjectOf(found);
}

function subjectOf({ symbol, cik }: SymbolEntry): Subject | undefined {
  return cik === null ? undefined : { cik, ticker: symbol === '' ? undefined : symbol };
}

/** A company by its CIK, under its first symbol, cached like symbols. */
function resolveCik(
  store: StoreReader,
  symbols: TaggedCache<SymbolEntry>,
  cik: string,
): Promise<SymbolEntry> | SymbolEntry {
  const key = companyTag(cik);
  return (
    symbols.get(key) ??
    symbols.load(key, [key], async () => {
      const [row] = await store.read(SYMBOLS_OF_COMPANY, { cik });
      const entry = { symbol: row?.symbols[0] ?? '', cik: row === undefined ? null : cik };
      return { value: entry, size: ENTRY_BYTES, tags: [key] };
    })
  );
}
