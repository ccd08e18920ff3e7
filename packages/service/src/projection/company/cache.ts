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
  forget(companies: readonly string[]): void;
  /** Drops the longest unused until the weight is within the bound. */
  trim(): void;
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
export function createInputsCache(maxWeight: number, topics: readonly TopicName[]): InputsCache {
  // A Map keeps the order of insertion: the first entry is the one unused for longest.
  const entries = new Map<string, CachedInputs>();
  const nameOf = (company: string, topic: TopicName): string => `${topic}/${company}`;
  // Entries grow while they are in use, so the weight is summed when it is needed.
  const weight = (): number => {
    let sum = 0;
    for (const entry of entries.values()) sum += entry.weight + 1;
    return sum;
  };

  return {
    get: (company, topic) => {
      const name = nameOf(company, topic);
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      return entry;
    },
    set: (company, topic, entry) => {
      const name = nameOf(company, topic);
      entries.delete(name);
      entries.set(name, entry);
    },
    forget: (companies) => {
      for (const company of companies) for (const topic of topics) entries.delete(nameOf(company, topic));
    },
    trim: () => {
      let sum = weight();
      for (const [name, entry] of entries) {
        if (sum <= maxWeight) break;
        entries.delete(name);
        sum -= entry.weight + 1;
      }
    },
    weight,
  };
}
