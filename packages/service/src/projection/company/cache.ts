import type { TopicName } from '@footnote/events/topics';
import type { ProjectionInput } from '../projection.ts';
import type { Slots } from './slots.ts';

/** One topic's inputs of one company. */
export type CachedInputs = {
  readonly slots: Slots;
  /** Decoded inputs by part; null when only the slots are known. */
  readonly events: Map<string, ProjectionInput['event']> | null;
  /** In facts. */
  weight: number;
};

/** Most recently used inputs, bounded by their weight. What is not here is loaded from the store. */
export type InputsCache = {
  get(company: string, topic: TopicName): CachedInputs | undefined;
  set(company: string, topic: TopicName, entry: CachedInputs): void;
  /** An entry of the cache has taken in more. */
  grow(entry: CachedInputs, weight: number): void;
  /** Drops the longest unused until the weight is within the bound. */
  trim(): void;
  /** Sum of the weights, and one for each entry. */
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

/** `maxWeight` bounds the sum of weights after each `trim`. */
export function createInputsCache(maxWeight: number): InputsCache {
  // A Map keeps the order of insertion: the first entry is the one unused for longest.
  const entries = new Map<string, CachedInputs>();
  let sum = 0;
  const nameOf = (company: string, topic: TopicName): string => `${topic}/${company}`;
  const remove = (name: string): void => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    sum -= entry.weight + 1;
  };
  const put = (name: string, entry: CachedInputs): void => {
    remove(name);
    entries.set(name, entry);
    sum += entry.weight + 1;
  };

  return {
    get: (company, topic) => {
      const name = nameOf(company, topic);
      const entry = entries.get(name);
      if (entry !== undefined) put(name, entry);
      return entry;
    },
    set: (company, topic, entry) => put(nameOf(company, topic), entry),
    grow: (entry, weight) => {
      entry.weight += weight;
      sum += weight;
    },
    trim: () => {
      for (const name of entries.keys()) {
        if (sum <= maxWeight) break;
        remove(name);
      }
    },
    weight: () => sum,
  };
}
