import type { Collection, CollectionState } from '@footnote/event-types/types.generated';

/** A collection only advances; once ended, it keeps its first end state. */
const RANK: Readonly<Record<CollectionState, number>> = {
  requested: 0,
  begun: 1,
  collected: 2,
  served: 3,
  failed: 3,
};

/** Whether it is waiting for the fetcher or being fetched. */
export function isPending({ state }: Pick<Collection, 'state'>): boolean {
  return RANK[state] < RANK.collected;
}

/** Whether it has not ended. */
export function isOpen({ state }: Pick<Collection, 'state'>): boolean {
  return RANK[state] < RANK.served;
}

/**
 * The state of a company's collection after one more record of its key. All readers of the records reach the
 * same state: a request that arrives while a collection is open, or that was sent before it ended, belongs to
 * that collection, and a repeated record changes nothing. At worst, compaction of a key causes the company to
 * be fetched once more.
 */
export function advance(known: Collection | undefined, event: Collection): Collection {
  if (known === undefined) return event;
  if (event.requested_at === known.requested_at) return RANK[event.state] > RANK[known.state] ? event : known;
  if (event.requested_at < known.requested_at) return known;
  const isPartOf = event.state === 'requested' && (isOpen(known) || event.requested_at <= known.source_time);
  return isPartOf ? known : event;
}
