import type { ReadStore } from '@footnote/read-store/port';
import type { FlagsResponse } from '../contract/contract.generated.ts';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { createAnswer } from '../wire/answer.ts';
import type { Writable } from '../wire/json.ts';
import { noSuchFlag } from '../wire/refusal.ts';
import { flagMember } from './document.ts';
import { readFlags } from './read.ts';

/** The query of `GET /v2/flags`; see schemas/requests/flags.json. */
type FlagsRequest = { readonly symbol: string; readonly id?: string; readonly limit?: number };

export const FLAGS_VERSION: FlagsResponse['schema_version'] = '2026-11-21.1';

const DEFAULT_LIMIT = 100;

/** `GET /v2/flags`. Never cached: a flag is read back to see whether something came of it. */
export function flagsEndpoint(options: {
  readonly store: ReadStore;
  readonly now: () => number;
}): Endpoint<FlagsRequest> {
  const { store, now } = options;
  return {
    path: '/v2/flags',
    parse: createQueryParser<FlagsRequest>('flags'),
    answer: async ({ id, limit = DEFAULT_LIMIT }, { symbol, cik }) => {
      const flags = await readFlags(store, cik, { id, limit });
      if (id !== undefined && flags.length === 0) return noSuchFlag(symbol);
      const document = {
        data: { flags: flags.map(flagMember), symbol },
        schema_version: FLAGS_VERSION,
      } satisfies Writable<FlagsResponse>;
      return createAnswer(document, { computedAt: now(), freshness: 'end_of_day', staleFrom: null });
    },
  };
}
