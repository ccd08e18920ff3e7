import type { ReadStore } from '@footnote/read-store/port';
import { selectList } from '@footnote/read-models/columns';
import { COMPANY_NAME_COLUMNS, type CompanyNameRow } from '@footnote/read-models/company-names';
import type { SymbolRow } from '@footnote/read-models/companies';
import type { Issuer, Listing } from './issuer.ts';

/** Every issuer that is known, with the symbols that are its own. */
export async function readIssuers(store: Pick<ReadStore, 'query'>): Promise<readonly Issuer[]> {
  const [names, symbols] = await Promise.all([
    store.query<CompanyNameRow>(`SELECT ${selectList(COMPANY_NAME_COLUMNS)} FROM company_names`),
    store.query<Pick<SymbolRow, 'cik' | 'symbol' | 'exchange'> & { readonly place: number }>(
      `SELECT symbol, cik, exchange, indexOf(listed.symbols, symbol) AS place
       FROM symbols LEFT JOIN companies AS listed USING (cik) ORDER BY cik, place, symbol`,
    ),
  ]);
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
