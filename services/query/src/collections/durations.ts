import type { Collection } from '@footnote/event-types/types.generated';

/** How long companies took from their beginning until they were served. */
export type Durations = {
  take(now: Collection): void;
  /** Milliseconds; a default until the first one was observed. */
  typicalMs(): number;
};

const REMEMBERED = 9;

export function createDurations(expectedMs: number): Durations {
  const begun = new Map<string, number>();
  const seen: number[] = [];
  return {
    take: ({ cik, state, source_time }) => {
      const from = begun.get(cik);
      if (state === 'begun') begun.set(cik, source_time);
      else if (state === 'served' || state === 'failed') begun.delete(cik);
      if (state !== 'served' || from === undefined) return;
      seen.push(Math.max(0, source_time - from));
      if (seen.length > REMEMBERED) seen.shift();
    },
    typicalMs: () => seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? expectedMs,
  };
}
