/** A small seeded generator (mulberry32): the same seed produces the same issuer on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  /** Integer in [low, high]. */
  integer(low: number, high: number): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
};

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
  };
};

/** Mixes numbers into one seed, so that a quarter's figures do not depend on the number of quarters before it. */
export const mixSeed = (...parts: readonly number[]): number => {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part >>> 0), 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b) >>> 0;
  }
  return hash >>> 0;
};
