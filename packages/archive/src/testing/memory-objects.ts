import type { Objects } from '../objects.ts';

/** Objects in memory. */
export function openMemoryObjects(): Objects & { remove(key: string): void } {
  const held = new Map<string, Uint8Array>();
  return {
    location: 'memory',
    read: (key) => Promise.resolve(held.get(key) ?? null),
    write: (key, bytes) => Promise.resolve(void held.set(key, bytes)),
    exists: (key) => Promise.resolve(held.has(key)),
    list: async function* () {
      yield* await Promise.resolve([...held.keys()].toSorted());
    },
    remove: (key) => void held.delete(key),
  };
}
