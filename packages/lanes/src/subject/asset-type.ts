import { BENCHMARK_FUNDS } from '@footnote/market/sector-ranges';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { COMPANY_COLUMNS } from '@footnote/read-models/companies';
import { storeQuery } from '@footnote/read-store/store-query';

/** EDGAR's codes of investment companies: management and unit investment trusts. */
const FUND_CODES = new Set(['6722', '6726']);

const KIND_COLUMNS = pick(COMPANY_COLUMNS, 'entity_type', 'sic');

export type CompanyKind = RowOf<typeof KIND_COLUMNS>;

export const KIND_OF_COMPANY = storeQuery<{ readonly cik: string }, CompanyKind>(
  `SELECT ${selectList(KIND_COLUMNS)} FROM companies WHERE cik = {cik:String} LIMIT 1`,
);

export type AssetType = 'fund' | 'stock';

/** The type of asset of a symbol that no ingested company has: the funds that figures are compared with are known. */
export const assetTypeWithoutCompany = (symbol: string): 'fund' | 'unknown' =>
  BENCHMARK_FUNDS.has(symbol) ? 'fund' : 'unknown';

/** Why such a symbol has no statements: a fund has none of an operating company. */
export const whyWithoutCompany = (symbol: string): 'company_unknown' | 'not_applicable' =>
  assetTypeWithoutCompany(symbol) === 'fund' ? 'not_applicable' : 'company_unknown';

/** The type of asset of a symbol, from EDGAR's entity type and SIC code. */
export function assetTypeOf(company: CompanyKind | undefined): AssetType {
  return company?.entity_type === 'investment' || FUND_CODES.has(company?.sic ?? '') ? 'fund' : 'stock';
}
