import type { StoreReader } from '@footnote/read-store/port';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { impliesGrowth } from '../priced-in/assemble.ts';
import { assumptionsOf } from '../priced-in/request.ts';
import { readValuedCompany } from '../valuation/company.ts';
import type { ComputedFigures } from './lanes.ts';

/**
 * The computed figures that a company has at a time (epoch milliseconds). Every multiple needs the market value; of
 * `GET /v2/priced-in` only the growth at the default rates decides.
 */
export async function readServedFigures(
  store: StoreReader,
  heads: IssuerHeads,
  company: Company,
  at: number,
): Promise<ReadonlySet<ComputedFigures>> {
  if (company.cik === '') return new Set();
  const valued = await readValuedCompany(store, heads, company, at);
  if (typeof valued === 'string') return new Set();
  return new Set<ComputedFigures>([
    ...(impliesGrowth(valued, assumptionsOf({ symbol: company.symbol }))
      ? (['implied_growth'] as const)
      : []),
    ...('reason' in valued.valued.marketValue ? [] : (['market_value'] as const)),
  ]);
}
