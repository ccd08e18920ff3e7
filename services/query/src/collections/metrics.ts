import type { Collection, CollectionFailure, CollectionState } from '@footnote/event-types/types.generated';
import { isOpen } from '@footnote/runtime/collections/state';
import { Counter, Gauge, type Registry } from 'prom-client';

export type CollectionMetrics = {
  /** Counts a collection that changed to an end state. */
  readonly take: (now: Collection) => void;
};

type Open = Exclude<CollectionState, 'failed' | 'served'>;
const OPEN: Readonly<Record<Open, true>> = { requested: true, begun: true, collected: true };

type Outcome = CollectionFailure | 'served';
const OUTCOMES: Readonly<Record<Outcome, true>> = {
  served: true,
  documents_missing: true,
  source_failed: true,
  queue_full: true,
};

const SECOND_MS = 1000;

/** Metrics of requested companies. `all`: the state of each collection. `now`: epoch milliseconds. */
export function createCollectionMetrics(
  registry: Registry,
  all: () => Iterable<Collection>,
  now: () => number,
): CollectionMetrics {
  const open = (): readonly Collection[] => [...all()].filter(isOpen);
  new Gauge({
    name: 'footnote_collections_open',
    help: 'Companies on demand that are not served yet, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const found = open();
      for (const state of Object.keys(OPEN))
        this.set({ state }, found.filter((each) => each.state === state).length);
    },
  });
  new Gauge({
    name: 'footnote_collections_oldest_seconds',
    help: 'Seconds since the oldest request for a company on demand that is not served yet; 0 without one',
    registers: [registry],
    collect() {
      const at = now();
      const oldest = open().reduce((first, each) => Math.min(first, each.requested_at), at);
      this.set((at - oldest) / SECOND_MS);
    },
  });
  const ended = new Counter({
    name: 'footnote_collections_ended_total',
    help: 'Collections of companies on demand by outcome: served, or why they failed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // The first of an outcome is an increase of 1, not the begin of a series.
  for (const outcome of Object.keys(OUTCOMES)) ended.inc({ outcome }, 0);
  return {
    take: ({ state, failure }) => {
      if (state === 'served') ended.inc({ outcome: state });
      else if (state === 'failed') ended.inc({ outcome: failure ?? 'source_failed' });
    },
  };
}
