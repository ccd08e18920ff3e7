import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery, type NoParams } from '@footnote/read-store/store-query';
import { selectList } from '@footnote/read-models/columns';
import { COMPANY_NAME_COLUMNS, type CompanyNameRow } from '@footnote/read-models/company-names';
import type { SymbolRow } from '@footnote/read-models/companies';
import type { Issuer, Listing } from './issuer.ts';

export const ISSUER_NAMES = storeQuery<NoParams, CompanyNameRow>(
  `SELECT ${selectList(COMPANY_NAME_COLUMNS)} FROM company_names`,
);

export type PlacedSymbol = Pick<SymbolRow, 'cik' | 'symbol' | 'exchange'> & {
  /** Position among the company's symbols, from 1; 0 for a symbol that does not belong to it. */
  readonly place: number;
};

export const LISTED_SYMBOLS = storeQuery<NoParams, PlacedSymbol>(
  `SELECT symbol, cik, exchange, indexOf(listed.symbols, symbol) AS place
       FROM symbols LEFT JOIN companies AS listed USING (cik) ORDER BY cik, place, symbol`,
);

/** Every known issuer, with the symbols that belong to it. */
export async function readIssuers(store: StoreReader): Promise<readonly Issuer[]> {
  const [names, symbols] = await Promise.all([store.read(ISSUER_NAMES, {}), store.read(LISTED_SYMBOLS, {})]);
  const listings = new Map<string, Listing[]>();
  for (const { cik, symbol, exchange } of symbols) {
    const own = listings.get(cik);
    if (own === undefined) listings.set(cik, [{ symbol, exchange }]);
    else own.push({ symbol, exchange });
  }
  return names.map(({ cik, name, former_names: formerNames }) => ({
    cik,
    name,
    formerNames,
    listings: listings.get(cik) ?? [],
  }));
}
