import type { TopicName } from '@footnote/events/topics';
import type { ProjectionInput } from '../projection.ts';
import { createKeptEvents, type KeptEvent } from './kept-events.ts';
import type { Holder, Slots } from './slots.ts';

/** One topic's inputs of one entity. */
export type CachedInputs = {
  readonly slots: Slots;
  /** Decoded inputs by part; null when only the slots are known. */
  readonly events: Map<string, KeptEvent> | null;
};

/** Most recently used inputs of a projection. What is not here is loaded from the store. */
export type InputsCache = {
  get(entity: string, topic: TopicName): CachedInputs | undefined;
  set(entity: string, topic: TopicName, entry: CachedInputs): void;
  /** An entry takes in one more part. */
  add(entry: CachedInputs, part: string, kept: KeptEvent): void;
  /** An entry no longer needs these parts. */
  drop(entry: CachedInputs, parts: readonly string[]): void;
  /** Drops the longest unused, whichever projection's, until the weight is within the bound. */
  trim(): void;
  /** Drops all of this projection's. */
  clear(): void;
};

/**
 * The inputs that the projections of one process keep in memory, bounded together. What several of them are made of is
 * there once: an event is the same for all, while each has slots of its own, which say how far its tables are.
 */
export type SharedInputs = {
  /** The part of one more projection, until it is cleared. */
  open(): InputsCache;
  /** What each of the projections that are open may hold back, in facts, so that all find it here when they need it. */
  readonly share: () => number;
  /** Sum of the weights of the events, and one for each entry. */
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

/** Names of all parts of the set that holds a slot. */
export function partsOf(slot: string, { set, rank, parts }: Holder): readonly string[] {
  return Array.from({ length: parts }, (_, part) => partName({ slot, set, rank, parts, part }));
}

/** Of the bound: beside what waits, the cache holds what it held before. */
const WAITING_SHARE = 0.75;

/** `maxWeight` bounds the sum of weights after each `trim`; `slim` is that of `createKeptEvents`. */
export function createSharedInputs(
  maxWeight: number,
  slim: (event: ProjectionInput['event']) => void = () => undefined,
): SharedInputs {
  // A Map keeps the order of insertion: the first entry is the one unused for longest.
  const entries = new Map<string, CachedInputs>();
  /** Those of `entries`: what was dropped may still be in use, but counts no more. */
  const live = new Set<CachedInputs>();
  const events = createKeptEvents(slim);
  let opened = 0;
  let openNow = 0;
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
    // Held before the former lets go: what both have stays.
    for (const [part, kept] of entry.events ?? []) entry.events?.set(part, events.hold(kept));
    remove(name);
    entries.set(name, entry);
    live.add(entry);
  };

  return {
    open: () => {
      opened += 1;
      openNow += 1;
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
        trim: () => {
          for (const name of entries.keys()) {
            if (weight() <= maxWeight) break;
            remove(name);
          }
        },
        clear: () => {
          if (isOpen) openNow -= 1;
          isOpen = false;
          for (const name of entries.keys()) if (name.startsWith(`${own}/`)) remove(name);
        },
      };
    },
    share: () => (WAITING_SHARE * maxWeight) / Math.max(1, openNow),
    weight,
  };
}
