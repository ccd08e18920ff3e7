import type { StoreReader } from '@footnote/read-store/port';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { pricedInMembers } from '../priced-in/assemble.ts';
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
  const { implied_growth_pct: growth } = pricedInMembers(valued, assumptionsOf({ symbol: company.symbol }));
  const figures = { implied_growth: growth, market_value: valued.valued.marketValue };
  const names = Object.keys(figures) as ComputedFigures[];
  return new Set(names.filter((name) => !isRefused(figures[name])));
}

const isRefused = (figure: unknown): boolean =>
  typeof figure === 'object' && figure !== null && 'reason' in figure;
