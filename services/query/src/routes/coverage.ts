import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Coverage, CoverageResponse } from '@footnote/contract/types.generated';
import type { Routes } from '@footnote/lanes/companies/coverage/lanes';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import { CACHE_AGE } from '@footnote/wire/slots';
import { type Answer, createAnswer } from '../wire/answer.ts';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { laneSupport } from '@footnote/lanes/companies/coverage/assemble';
import { LANES, type LaneName } from '@footnote/lanes/companies/coverage/lanes';
import { readFound } from '@footnote/lanes/companies/coverage/read';

const SCHEMA_VERSION: CoverageResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/coverage`. */
export function coverageEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly routes: Routes;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, heads, routes, now } = options;

  const assemble = async (company: Company): Promise<Answer> => {
    const computedAt = now();
    const found = await readFound(store, heads, company, computedAt);
    if (company.cik === '' && found.there.size === 0) throw new UnlistedError();
    const supportOf = (lane: LaneName) => [lane, laneSupport(lane, LANES[lane], found, routes)] as const;
    const data: Writable<Coverage> = {
      asset_type: found.asset,
      cache_age_seconds: CACHE_AGE,
      support: Object.fromEntries(
        (Object.keys(LANES) as LaneName[]).map(supportOf),
      ) as Writable<Coverage>['support'],
      symbol: company.symbol,
    };
    return createAnswer({ data, schema_version: SCHEMA_VERSION }, { computedAt, ...END_OF_DAY });
  };

  return {
    path: '/v2/coverage',
    parse: createQueryParser<SymbolRequest>('coverage'),
    takesUnlisted: 'figures',
    answer: (_, company) => securityAnswer(answers, 'coverage', company, assemble),
  };
}
