import type { Batch, BatchControl } from '@footnote/event-log/port';
import type { InputClaim } from '../projection.ts';
import { addCause, type Causes } from '../publication-traces.ts';
import type { Refused, Taken } from '../take.ts';
import type { Touch } from './writer.ts';

/** Batches of one partition whose inputs are stored but not published. */
export type Pending = {
  readonly batch: Pick<Batch, 'topic' | 'partition'>;
  control: BatchControl;
  /** Offset of the first record that is not committed. */
  from: number;
  /** Offset after the last record. */
  next: number;
  readonly touched: Map<string, Touch>;
  readonly causes: Causes;
  /** Facts in the inputs of each entity. */
  readonly facts: Map<string, number>;
  readonly refused: Refused[];
  readonly dropped: Map<string, number>;
  taken: number;
};

export function newPending({ topic, partition, records }: Batch, control: BatchControl): Pending {
  return {
    batch: { topic, partition },
    control,
    from: records[0]?.offset ?? 0,
    next: 0,
    touched: new Map(),
    causes: new Map(),
    facts: new Map(),
    refused: [],
    dropped: new Map(),
    taken: 0,
  };
}

/** Adds an accepted record. */
export function addTaken(
  { batch: { topic }, touched, causes, facts }: Pending,
  { record, input, value: { entity } }: Taken<InputClaim>,
  { redelivered, weight }: { readonly redelivered: boolean; readonly weight: number },
): void {
  const newest = { record, sourceTime: input.event.source_time };
  mergeTouched(
    touched,
    new Map([[entity, { lowest: new Map([[topic, record.offset]]), redelivered, newest }]]),
  );
  addCause(causes, entity, record);
  facts.set(entity, (facts.get(entity) ?? 0) + weight);
}

export function mergeTouched(into: Map<string, Touch>, touched: ReadonlyMap<string, Touch>): void {
  for (const [entity, { lowest, redelivered, newest }] of touched) {
    const known = into.get(entity);
    if (known === undefined) into.set(entity, { lowest: new Map(lowest), redelivered, newest });
    else {
      for (const [topic, offset] of lowest)
        known.lowest.set(topic, Math.min(offset, known.lowest.get(topic) ?? offset));
      known.redelivered ||= redelivered;
      known.newest = newest;
    }
  }
}

/**
 * Removes what was published: everything but the entities that still wait. Returns the offset up to which the
 * partition is done: their records must be delivered again if this process ends before they are published.
 */
export function removePublished(pending: Pending, waits: (entity: string) => boolean): number {
  const { batch, touched, causes, facts } = pending;
  let done = pending.next;
  for (const [entity, { lowest }] of touched) {
    if (waits(entity)) done = Math.min(done, lowest.get(batch.topic) ?? done);
    else {
      touched.delete(entity);
      causes.delete(entity);
      facts.delete(entity);
    }
  }
  pending.refused.length = 0;
  pending.dropped.clear();
  pending.taken = 0;
  return done;
}
