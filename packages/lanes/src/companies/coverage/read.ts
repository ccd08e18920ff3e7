import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { assetTypeOf, KIND_OF_COMPANY, whyWithoutCompany } from '../../subject/asset-type.ts';
import type { Found } from './assemble.ts';
import { LANES, type LaneSpec } from './lanes.ts';
import type { Presence } from './presence.ts';
import { readServedFigures } from './served-figures.ts';

export const FORMS_OF_COMPANY = storeQuery<
  { readonly cik: string },
  { readonly foreign_annual: number; readonly current: number }
>(
  `SELECT toUInt32(countIf(form IN ('20-F', '20-F/A', '40-F', '40-F/A'))) AS foreign_annual,
    toUInt32(countIf(startsWith(form, '8-K'))) AS current
  FROM filings WHERE cik = {cik:String}`,
);

export const KINDS: readonly Presence[] = [
  ...new Set(Object.values<LaneSpec>(LANES).flatMap(({ data }) => data)),
];

/** The data of every kind for a company, or a symbol without one, at a time (epoch milliseconds). */
export async function readFound(
  store: StoreReader,
  heads: IssuerHeads,
  company: Company,
  at: number,
): Promise<Found> {
  const [[kind], [forms], head, served, newest] = await Promise.all([
    store.read(KIND_OF_COMPANY, company),
    store.read(FORMS_OF_COMPANY, company),
    heads.read(company.cik),
    readServedFigures(store, heads, company, at),
    Promise.all(KINDS.map(async ({ query }) => (await store.read(query, company))[0]?.newest ?? '')),
  ]);
  const cadence = head?.reporting_cadence ?? 'quarterly';
  const there = KINDS.flatMap((presence, place) => {
    const day = newest[place] ?? '';
    if (day === '') return [];
    const staleFrom = presence.laneOf?.(day, cadence).staleFrom ?? null;
    return [{ presence, isStale: staleFrom !== null && at >= staleFrom }];
  });
  return {
    asset: company.cik === '' ? 'unknown' : assetTypeOf(kind),
    without: company.cik === '' ? whyWithoutCompany(company.symbol) : 'not_applicable',
    filesAbroad: forms !== undefined && forms.foreign_annual > 0 && forms.current === 0,
    served,
    there: new Set(there.map(({ presence }) => presence)),
    inTime: new Set(there.flatMap(({ presence, isStale }) => (isStale ? [] : [presence]))),
  };
}
