import type { Coverage, CoverageResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import { CACHE_AGE } from '@footnote/wire/slots';
import { assetTypeWithoutCompany } from '../../subject/asset-type.ts';
import { END_OF_DAY } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Lane } from '../../subject/lane.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { laneSupport } from './assemble.ts';
import { LANES, type LaneName, type Routes } from './lanes.ts';
import { readFound } from './read.ts';

const SCHEMA_VERSION: CoverageResponse['schema_version'] = '2026-11-23.1';

type Reader = { readonly store: StoreReader; readonly heads: IssuerHeads; readonly routes: Routes };

/** `GET /v2/coverage`. */
export const coverage: Lane<Reader> = {
  path: '/v2/coverage',
  takesUnlisted: 'figures',
  document: async ({ store, heads, routes }, { company }, now) => {
    const found = await readFound(store, heads, company, now);
    if (company.cik === '' && found.there.size === 0) throw new UnlistedError();
    const supportOf = (lane: LaneName) => [lane, laneSupport(lane, LANES[lane], found, routes)] as const;
    const data: Writable<Coverage> = {
      asset_type: company.cik === '' ? assetTypeWithoutCompany(company.symbol) : found.asset,
      cache_age_seconds: CACHE_AGE,
      support: Object.fromEntries(
        (Object.keys(LANES) as LaneName[]).map(supportOf),
      ) as Writable<Coverage>['support'],
      symbol: company.symbol,
    };
    return { document: { data, schema_version: SCHEMA_VERSION }, computedAt: now, ...END_OF_DAY };
  },
};
