import type { CollectingResponse } from '@footnote/contract/types.generated';
import { LogUnavailableError } from '../log-unavailable.ts';
import { rateLimited, type Refusal, symbolElsewhere, uncollected } from '../wire/refusal.ts';
import type { Failure } from './judge.ts';
import type { Reported } from './on-demand.ts';

const SCHEMA_VERSION: CollectingResponse['schema_version'] = '2026-11-23.1';

/** Why a company could not be collected, and whether that is so for good. */
export const FAILURES = {
  documents_missing: {
    reason: 'documents_missing',
    isFinal: true,
    words: 'EDGAR lists it and has no documents of it',
  },
  source_failed: { reason: 'source_failed', isFinal: false, words: 'EDGAR or its mirror did not answer' },
  stalled: {
    reason: 'collection_stalled',
    isFinal: false,
    words: 'no company has been collected for a while',
  },
} as const satisfies Readonly<Record<Failure, unknown>>;

const FULL = 'too many companies are waiting to be collected';
export const LIMIT = 'the companies that a key may have collected in an hour are used up';

/** The response if the log does not accept a request; rethrows any other error. */
export function unlogged(refuse: () => Refusal): (error: unknown) => Refusal {
  return (error) => {
    if (error instanceof LogUnavailableError) return refuse();
    throw error;
  };
}

/** The `/v2` response about a symbol that is not served. */
export function refusalOf(response: Reported): Refusal {
  const { symbol } = response;
  if (response.kind === 'other_symbols') return symbolElsewhere(symbol, response.cik);
  const { seconds } = response;
  switch (response.kind) {
    case 'collecting':
      return {
        status: 202,
        body: {
          data: { available: false, reason: 'collecting', recovery: { action: 'wait', seconds }, symbol },
          schema_version: SCHEMA_VERSION,
        },
      };
    case 'caller_limit':
      return rateLimited(LIMIT, seconds, {}, 'day');
    case 'queue_full':
      return uncollected('COLLECTION_QUEUE_FULL', 'collection_queue_full', FULL, seconds);
    case 'failed': {
      const { reason, isFinal, words } = FAILURES[response.failure];
      const message = `${symbol} could not be collected: ${words}`;
      return uncollected('COLLECTION_FAILED', reason, message, isFinal ? undefined : seconds);
    }
  }
}
