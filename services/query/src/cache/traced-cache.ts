import { tracing } from '@footnote/runtime/tracing/tracing';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';

/**
 * The cache, recording in the span of the request whether it was a hit. Without tracing, the cache itself.
 */
export function tracedCache<Value>(cache: TaggedCache<Value>): TaggedCache<Value> {
  if (tracing() === undefined) return cache;
  const note = (cached: 'hit' | 'miss'): void => tracing()?.active()?.set({ 'footnote.cache': cached });
  return {
    ...cache,
    get: (key) => {
      const value = cache.get(key);
      if (value !== undefined) note('hit');
      return value;
    },
    load: (key, tags, load) => {
      note('miss');
      return cache.load(key, tags, load);
    },
  };
}
