import type { Writable } from '@footnote/wire/json';
import type { ListedSymbol, SearchResponse, SearchResult } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { createAnswer } from '../wire/answer.ts';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';
import type { Directory } from '@footnote/lanes/companies/search/directory';
import type { Found } from '@footnote/lanes/companies/search/issuer';
import { normaliseSymbol } from '@footnote/lanes/subject/symbols';
import type { OnDemand } from '../collections/on-demand.ts';

/** The query of `GET /v2/search`; see schemas/requests/search.json. */
export type SearchRequest = { readonly query: string; readonly limit?: number };

const SCHEMA_VERSION: SearchResponse['schema_version'] = '2026-11-21.1';

export const DEFAULT_LIMIT = 10;

/** `GET /v2/search`. */
export function searchEndpoint(options: {
  readonly directory: Pick<Directory, 'listed' | 'search'>;
  /** The symbols that EDGAR lists; undefined where the service does not follow them. */
  readonly listed: Pick<OnDemand, 'listedCik'> | undefined;
  readonly now: () => number;
}): GeneralEndpoint<SearchRequest> {
  const { directory, listed, now } = options;

  const notLoaded = async (
    query: string,
    { listedCik }: NonNullable<typeof listed>,
  ): Promise<Writable<ListedSymbol> | null> => {
    const symbol = normaliseSymbol(query.trim());
    const cik = listedCik(symbol);
    if (cik === undefined) return null;
    return (await directory.listed()).some((company) => company.cik === cik) ? null : { cik, symbol };
  };

  return {
    path: '/v2/search',
    parse: createQueryParser<SearchRequest>('search'),
    answer: async ({ query, limit = DEFAULT_LIMIT }) => {
      const results = (await directory.search(query, limit)).map(resultMember);
      const document = {
        data: {
          ...(listed === undefined ? {} : { not_loaded: await notLoaded(query, listed) }),
          query,
          results,
        },
        schema_version: SCHEMA_VERSION,
      } satisfies Writable<SearchResponse>;
      return createAnswer(document, { computedAt: now(), ...END_OF_DAY });
    },
  };
}

function resultMember({ issuer, listing, match }: Found): Writable<SearchResult> {
  const exchange = listing?.exchange ?? '';
  return {
    cik: issuer.cik,
    exchange: exchange === '' ? null : exchange,
    match: { kind: match.kind, value: match.value },
    name: issuer.name,
    symbol: listing?.symbol ?? null,
    symbols: issuer.listings.map(({ symbol }) => symbol),
  };
}
