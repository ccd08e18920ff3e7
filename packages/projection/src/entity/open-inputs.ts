import type { Batch } from '@footnote/event-log/port';
import { moreFollow } from '@footnote/events/more-follow';

/** How long an entity whose inputs are incomplete may wait for the rest of them, in milliseconds. */
export type OpenLimits = {
  /** Since the newest of them, unless more is on its way. */
  readonly openIdleMs: number;
  /** Since the first that said that more follow. */
  readonly openMaxMs: number;
};

/** Entities whose newest record in a topic says that more follow. */
export type OpenInputs = {
  /** Notes what the records of a batch say. */
  see(batch: Pick<Batch, 'topic' | 'records'>): void;
  /** How much longer the entity waits, milliseconds; 0 if it does not wait. */
  left(entity: string): number;
  /** Whether it waits no longer only because nothing came since the newest record. */
  isOverdue(entity: string): boolean;
  /** Begins that time anew: the rest is known to be on its way. */
  extend(entity: string): void;
  /** Ends the wait for those that are computed without the rest: the next record that says so begins another one. */
  forget(entity: string): void;
};

type Open = { readonly topic: string; readonly since: number; last: number };

/** `now` in milliseconds. */
export function createOpenInputs(
  { openIdleMs, openMaxMs }: OpenLimits,
  now: () => number = () => performance.now(),
): OpenInputs {
  const open = new Map<string, Open>();
  return {
    see: ({ topic, records }) => {
      const at = now();
      for (const record of records) {
        const known = open.get(record.key);
        if (!moreFollow(record)) {
          // Records of other topics say nothing about those that follow in this one.
          if (known?.topic === topic) open.delete(record.key);
        } else if (known?.topic === topic) known.last = at;
        else open.set(record.key, { topic, since: at, last: at });
      }
    },
    left: (entity) => {
      const known = open.get(entity);
      if (known === undefined) return 0;
      return Math.max(0, Math.min(known.last + openIdleMs, known.since + openMaxMs) - now());
    },
    isOverdue: (entity) => {
      const known = open.get(entity);
      return known !== undefined && now() >= known.last + openIdleMs && now() < known.since + openMaxMs;
    },
    extend: (entity) => {
      const known = open.get(entity);
      if (known !== undefined) known.last = now();
    },
    forget: (entity) => void open.delete(entity),
  };
}
