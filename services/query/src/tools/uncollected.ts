import type { Reported } from '../collections/on-demand.ts';
import { FAILURES, LIMIT } from '../collections/refusals.ts';
import type { RefuseRate } from '../gates/admission.ts';
import { elsewhere, type Refusal, searchFor } from '../wire/refusal.ts';
import {
  flatCollecting,
  flatNoMatch,
  flatUnavailable,
  type NoMatchRecovery,
  typedCollecting,
  typedNoMatch,
} from './refusal.ts';

/** The response about a symbol that is not served, in the format of a tool. */
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
