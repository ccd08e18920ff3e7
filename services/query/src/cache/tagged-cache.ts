import type { Loaded, Tag, TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { LRUCache } from 'lru-cache';

type Flight<Value> = {
  readonly tags: readonly Tag[];
  readonly promise: Promise<Value>;
};

export function createTaggedCache<Value extends object>(options: {
  readonly maxBytes: number;
  /** Maximum age in milliseconds, in case an invalidation is missed. */
  readonly ttlMs: number;
  /** Whether entries are returned beyond that age for now, because nothing newer can be read. */
  readonly keepsExpired?: () => boolean;
}): TaggedCache<Value> {
  const keysOf = new Map<Tag, Set<string>>();
  const flights = new Map<string, Flight<Value>>();
  /** Tags dropped since each running load began; `everything` after a `clear`. */
  const dropped = new Set<{ tags: Set<Tag>; everything: boolean }>();
  let suspended = false;

  const entries = new LRUCache<string, Loaded<Value>>({
    maxSize: options.maxBytes,
    ttl: options.ttlMs,
    // The clock is read once a second at most, not once a hit.
    ttlResolution: 1000,
    sizeCalculation: ({ size }, key) => Math.max(1, Math.ceil(size) + key.length),
    dispose: (entry, key) => {
      for (const tag of entry.tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
  });

  const store = (key: string, entry: Loaded<Value>): void => {
    entries.set(key, entry);
    // An entry larger than the whole cache is not stored.
    if (!entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys);
      keys.add(key);
    }
  };

  const fly = async (key: string, load: () => Promise<Loaded<Value>>): Promise<Value> => {
    const meanwhile = { tags: new Set<Tag>(), everything: false };
    dropped.add(meanwhile);
    try {
      const loaded = await load();
      const isOld = suspended || meanwhile.everything || loaded.tags.some((tag) => meanwhile.tags.has(tag));
      if (!isOld) store(key, loaded);
      return loaded.value;
    } finally {
      dropped.delete(meanwhile);
    }
  };

  const clear = (): void => {
    for (const meanwhile of dropped) meanwhile.everything = true;
    flights.clear();
    entries.clear();
  };

  return {
    get: (key) => {
      const isKept = options.keepsExpired?.() === true;
      return entries.get(key, { allowStale: isKept, noDeleteOnStaleGet: isKept })?.value;
    },
    load: (key, tags, load) => {
      const running = flights.get(key);
      if (running !== undefined) return running.promise;
      const flight: Flight<Value> = {
        tags,
        promise: fly(key, load).finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        }),
      };
      flights.set(key, flight);
      return flight.promise;
    },
    invalidate: (tags) => {
      for (const meanwhile of dropped) for (const tag of tags) meanwhile.tags.add(tag);
      for (const tag of tags) {
        for (const key of [...(keysOf.get(tag) ?? [])]) entries.delete(key);
      }
      for (const [key, flight] of flights) {
        if (flight.tags.some((tag) => tags.includes(tag))) flights.delete(key);
      }
    },
    clear,
    suspend: () => {
      suspended = true;
      clear();
    },
    resume: () => {
      // A load that began while invalidations were not received cannot be cached.
      clear();
      suspended = false;
    },
    size: () => entries.calculatedSize,
  };
}
