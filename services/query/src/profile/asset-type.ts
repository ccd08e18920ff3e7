import type { DescribedCompany } from './read.ts';

/** EDGAR's codes of investment companies: management and unit investment trusts. */
const FUND_CODES = new Set(['6722', '6726']);

export type AssetType = 'fund' | 'stock';

/** The type of asset of a symbol, from EDGAR's entity type and SIC code. */
export function assetTypeOf(company: Pick<DescribedCompany, 'entity_type' | 'sic'> | undefined): AssetType {
  return company?.entity_type === 'investment' || FUND_CODES.has(company?.sic ?? '') ? 'fund' : 'stock';
}
