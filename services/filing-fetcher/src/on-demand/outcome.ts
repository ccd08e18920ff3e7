import type { Collection } from '@footnote/event-types/types.generated';
import { isPending } from '@footnote/runtime/collections/state';
import type { IngestReport, RefusalReason } from '../report.ts';

/** The outcome of a collection: its next state, and why it failed. */
export type Outcome = Pick<Collection, 'state' | 'failure' | 'detail'>;

const LACKED: ReadonlySet<RefusalReason> = new Set(['cik_unknown', 'documents_missing']);

/** The outcome of a collection, from the report of its ingest. */
export function outcomeOf({ refused }: Pick<IngestReport, 'refused'>): Outcome {
  const [refusal] = refused;
  if (refusal === undefined) return { state: 'collected', failure: null, detail: null };
  const failure = LACKED.has(refusal.reason) ? 'documents_missing' : 'source_failed';
  return { state: 'failed', failure, detail: refusal.detail };
}

/**
 * The companies to be fetched, in order: collections begun before a restart, then by the time of the request.
 * `ended`: finished collections (CIK and time of the request) whose end may not be in the log yet.
 */
export function queueOf(
  all: Iterable<Collection>,
  ended: ReadonlyMap<string, number>,
): readonly Collection[] {
  return [...all]
    .filter((one) => isPending(one) && (ended.get(one.cik) ?? -Infinity) < one.requested_at)
    .sort(
      (a, b) =>
        Number(b.state === 'begun') - Number(a.state === 'begun') ||
        a.requested_at - b.requested_at ||
        (a.cik < b.cik ? -1 : 1),
    );
}
