import type { CollectingResponse } from '@footnote/contract/types.generated';
import { LogUnavailableError } from '../flags/record.ts';
import type { RefuseRate } from '../gates/admission.ts';
import {
  elsewhere,
  rateLimited,
  type Refusal,
  searchFor,
  symbolElsewhere,
  uncollected,
} from '../wire/refusal.ts';
import {
  flatCollecting,
  flatNoMatch,
  flatUnavailable,
  type NoMatchRecovery,
  typedCollecting,
  typedNoMatch,
} from '../tools/refusal.ts';
import type { Failure } from './judge.ts';
import type { Reported } from './on-demand.ts';

const SCHEMA_VERSION: CollectingResponse['schema_version'] = '2026-11-23.1';

const FAILURES = {
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
const LIMIT = 'the companies that a key may have collected in an hour are used up';

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

/** The same in the format of a tool. */
export function toolRefusalOf(
  response: Reported,
  {
    schema,
    refuseRate,
  }: {
    readonly schema: 1 | 2;
    readonly refuseRate: RefuseRate;
  },
): Refusal {
  const { symbol } = response;
  const unmatched = (note: string, recovery: NoMatchRecovery): Refusal =>
    schema === 1 ? flatNoMatch(recovery) : typedNoMatch(recovery, note);
  if (response.kind === 'other_symbols') return unmatched(elsewhere(symbol), searchFor(response.cik));
  const { seconds } = response;
  switch (response.kind) {
    case 'collecting':
      return schema === 1 ? flatCollecting(seconds) : typedCollecting(seconds);
    case 'caller_limit':
      return refuseRate(LIMIT, seconds, {}, 'day');
    case 'queue_full':
      return flatUnavailable('collection_queue_full', seconds);
    case 'failed': {
      const { isFinal, words } = FAILURES[response.failure];
      if (!isFinal) return flatUnavailable('upstream_unavailable', seconds);
      return unmatched(`${symbol} could not be collected: ${words}`, searchFor(symbol));
    }
  }
}
