import type { TopicName } from '@footnote/events/topics';
import type { ProjectionInput } from '../projection.ts';
import { createSharedEvents, type SharedEvent } from './shared-events.ts';
import type { Holder, Slots } from './slots.ts';

/** One entity's inputs from one topic. */
export type CachedInputs = {
  readonly slots: Slots;
  /** Decoded inputs by part; null if only the slots are known. */
  readonly events: Map<string, SharedEvent> | null;
};

/** Most recently used inputs of a projection. Others are loaded from the store. */
export type InputsCache = {
  get(entity: string, topic: TopicName): CachedInputs | undefined;
  set(entity: string, topic: TopicName, entry: CachedInputs): void;
  /** Adds one part to an entry. */
  add(entry: CachedInputs, part: string, kept: SharedEvent): void;
  /** Removes parts from an entry. */
  drop(entry: CachedInputs, parts: readonly string[]): void;
  /**
   * Reserves room for the weight of inputs that this projection holds back, in place of what it reserved before. False
   * once all projections together hold back so much that the cache would evict some before use.
   */
  reserve(weight: number): boolean;
  /** Evicts the least recently used entries of any projection until the weight is within the limit. */
  trim(): void;
  /** Removes all entries of this projection. */
  clear(): void;
};

/**
 * The inputs that the projections of one process cache, with one limit for all. Events of several projections
 * are stored once: an event is the same for all, while each projection has its own slots, which reflect the
 * state of its tables.
 */
export type SharedInputs = {
  /** Adds a projection, until it is cleared. */
  open(): InputsCache;
  /** Sum of the weights of the events, plus one for each entry. */
  readonly weight: () => number;
};

/** Name of one part within `CachedInputs.events`. */
export function partName(part: {
  readonly slot: string;
  readonly set: string;
  readonly rank: number;
  readonly parts: number;
  readonly part: number;
}): string {
  return `${part.slot}/${part.rank}/${part.parts}/${part.set}/${part.part}`;
}

/** Names of all parts of the set that occupies a slot. */
export function partsOf(slot: string, { set, rank, parts }: Holder): readonly string[] {
  return Array.from({ length: parts }, (_, part) => partName({ slot, set, rank, parts, part }));
}

/** Of the limit: the remainder is for entries other than the pending ones. */
const WAITING_SHARE = 0.75;

/** `maxWeight` limits the sum of weights after each `trim`; `slim` as for `createSharedEvents`. */
export function createSharedInputs(
  maxWeight: number,
  slim: (event: ProjectionInput['event']) => void = () => undefined,
): SharedInputs {
  // A Map preserves the order of insertion: the first entry is the least recently used one.
  const entries = new Map<string, CachedInputs>();
  /** The entries in `entries`: evicted ones may still be in use, but no longer count. */
  const live = new Set<CachedInputs>();
  const events = createSharedEvents(slim);
  let opened = 0;
  /** By projection. */
  const reserved = new Map<number, number>();
  const weight = (): number => events.weight() + entries.size;

  const remove = (name: string): void => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    live.delete(entry);
    for (const kept of entry.events?.values() ?? []) events.release(kept);
  };
  const put = (name: string, entry: CachedInputs): void => {
    if (entries.get(name) === entry) {
      entries.delete(name);
      entries.set(name, entry);
      return;
    }
    // Retain the new events before releasing the old ones: events in both must stay.
    for (const [part, kept] of entry.events ?? []) entry.events?.set(part, events.hold(kept));
    remove(name);
    entries.set(name, entry);
    live.add(entry);
  };

  return {
    open: () => {
      opened += 1;
      const own = opened;
      let isOpen = true;
      const nameOf = (entity: string, topic: TopicName): string => `${own}/${topic}/${entity}`;
      return {
        get: (entity, topic) => {
          const name = nameOf(entity, topic);
          const entry = entries.get(name);
          if (entry !== undefined) put(name, entry);
          return entry;
        },
        set: (entity, topic, entry) => {
          // Work that ends after its projection was stopped leaves nothing behind.
          if (isOpen) put(nameOf(entity, topic), entry);
        },
        add: (entry, part, kept) => {
          if (entry.events === null) return;
          const before = entry.events.get(part);
          entry.events.set(part, live.has(entry) ? events.hold(kept) : kept);
          if (before !== undefined && live.has(entry)) events.release(before);
        },
        drop: (entry, parts) => {
          for (const part of parts) {
            const kept = entry.events?.get(part);
            if (kept === undefined) continue;
            entry.events?.delete(part);
            if (live.has(entry)) events.release(kept);
          }
        },
        reserve: (requested) => {
          if (isOpen) reserved.set(own, requested);
          let sum = 0;
          for (const each of reserved.values()) sum += each;
          return sum < WAITING_SHARE * maxWeight;
        },
        trim: () => {
          for (const name of entries.keys()) {
            if (weight() <= maxWeight) break;
            remove(name);
          }
        },
        clear: () => {
          isOpen = false;
          reserved.delete(own);
          for (const name of entries.keys()) if (name.startsWith(`${own}/`)) remove(name);
        },
      };
    },
    weight,
  };
}
