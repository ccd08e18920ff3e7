import { loadedMembers } from '@footnote/lanes/companies/loaded/assemble';
import { readLoaded } from '@footnote/lanes/companies/loaded/read';
import type { Directory } from '@footnote/lanes/companies/search/directory';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';
import type { CompaniesResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { createAnswer } from '../wire/answer.ts';

/** The query of `GET /v2/companies`; see schemas/requests/companies.json. */
export type CompaniesRequest = { readonly cursor?: string; readonly limit?: number };

const SCHEMA_VERSION: CompaniesResponse['schema_version'] = '2026-11-28.1';
const DEFAULT_LIMIT = 50;

/** `GET /v2/companies`: what is loaded. */
export function companiesEndpoint(options: {
  readonly store: StoreReader;
  readonly directory: Pick<Directory, 'listed'>;
  readonly isOnDemand: boolean;
  readonly now: () => number;
}): GeneralEndpoint<CompaniesRequest> {
  const { store, directory, isOnDemand, now } = options;
  return {
    path: '/v2/companies',
    parse: createQueryParser<CompaniesRequest>('companies'),
    answer: async ({ cursor = '', limit = DEFAULT_LIMIT }) => {
      const all = await directory.listed();
      const rest = all.filter(({ symbol }) => symbol > cursor);
      const page = rest.slice(0, limit);
      const computedAt = now();
      const data = loadedMembers(await readLoaded(store, page), {
        page,
        hasMore: rest.length > limit,
        total: all.length,
        isOnDemand,
        now: computedAt,
      });
      const document = { data, schema_version: SCHEMA_VERSION } satisfies Writable<CompaniesResponse>;
      return createAnswer(document, { computedAt, ...END_OF_DAY });
    },
  };
}
