import type { Collection, CollectionState } from '@footnote/events/types.generated';

/** A collection only advances; what has ended keeps its first end. */
const RANK: Readonly<Record<CollectionState, number>> = {
  requested: 0,
  begun: 1,
  collected: 2,
  served: 3,
  failed: 3,
};

/** Whether it waits for the fetcher, or is being fetched. */
export function isPending({ state }: Pick<Collection, 'state'>): boolean {
  return RANK[state] < RANK.collected;
}

/** Whether it has not ended. */
export function isOpen({ state }: Pick<Collection, 'state'>): boolean {
  return RANK[state] < RANK.served;
}

/**
 * Where a company's collection stands after one more record of its key. Everybody who reads the records in their order
 * comes to the same: a request that arrives while a collection is open, or that was sent before it ended, is part of it,
 * and a repeated record changes nothing. What compaction leaves of a key at worst has the company fetched once more.
 */
export function advance(known: Collection | undefined, event: Collection): Collection {
  if (known === undefined) return event;
  if (event.requested_at === known.requested_at) return RANK[event.state] > RANK[known.state] ? event : known;
  if (event.requested_at < known.requested_at) return known;
  const isPartOf = event.state === 'requested' && (isOpen(known) || event.requested_at <= known.source_time);
  return isPartOf ? known : event;
}
