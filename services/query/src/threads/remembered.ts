/** Values by key, of which the least recently used ones are forgotten. */
export type Remembered<Value> = {
  /** Undefined for what is not known. */
  readonly get: (key: string) => Value | undefined;
  readonly add: (key: string, value: Value, size: number) => void;
};

/** Values of at most `most` in size together; the one that was added last is kept whatever its size. */
export function createRemembered<Value>(most: number): Remembered<Value> {
  // A Map preserves the order of insertion: the first entry is the least recently used one.
  const known = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  const forget = (key: string): void => {
    total -= known.get(key)?.size ?? 0;
    known.delete(key);
  };
  return {
    get: (key) => {
      const entry = known.get(key);
      if (entry === undefined) return undefined;
      known.delete(key);
      known.set(key, entry);
      return entry.value;
    },
    add: (key, value, size) => {
      forget(key);
      known.set(key, { value, size });
      total += size;
      for (const oldest of known.keys()) {
        if (total <= most || oldest === key) break;
        forget(oldest);
      }
    },
  };
}
