import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { FlagsResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { createAnswer } from '../wire/answer.ts';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';
import { noSuchFlag, noCompany } from '../wire/refusal.ts';
import { flagMember } from '@footnote/lanes/statements/flags/document';
import { readFlags } from '@footnote/lanes/statements/flags/read';

/** The query of `GET /v2/flags`: a symbol, an id or both; see schemas/requests/flags.json. */
type FlagsRequest = { readonly symbol?: string; readonly id?: string; readonly limit?: number };

export const FLAGS_VERSION: FlagsResponse['schema_version'] = '2026-11-21.1';

const DEFAULT_LIMIT = 100;

/** `GET /v2/flags`. Not cached: callers poll a flag for its verdict. */
export function flagsEndpoint(options: {
  readonly store: StoreReader;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly now: () => number;
}): GeneralEndpoint<FlagsRequest> {
  const { store, symbols, now } = options;
  return {
    path: '/v2/flags',
    parse: createQueryParser<FlagsRequest>('flags'),
    answer: async ({ id, limit = DEFAULT_LIMIT, symbol: given }) => {
      const requested = given === undefined ? undefined : normaliseSymbol(given);
      const entry = requested === undefined ? undefined : await resolveSymbol(store, symbols, requested);
      if (entry?.cik === null) return noCompany(entry);
      const flags = await readFlags(store, { cik: entry?.cik, id, limit });
      const symbol = requested ?? flags[0]?.flag.symbol;
      if (symbol === undefined || (id !== undefined && flags.length === 0)) return noSuchFlag(requested);
      const document = {
        data: { flags: flags.map(flagMember), symbol },
        schema_version: FLAGS_VERSION,
      } satisfies Writable<FlagsResponse>;
      return createAnswer(document, { computedAt: now(), ...END_OF_DAY });
    },
  };
}
