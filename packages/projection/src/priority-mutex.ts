/**
 * A mutex: of the waiting callers, the one with the lowest rank is first, then the one that waited longest.
 */
export type PriorityMutex = {
  run<T>(rank: number, work: () => Promise<T>): Promise<T>;
};

export function createPriorityMutex(): PriorityMutex {
  const waiting: { readonly rank: number; readonly enter: () => void }[] = [];
  let held = false;

  const acquire = async (rank: number): Promise<void> => {
    if (!held) {
      held = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const place = waiting.findIndex((other) => other.rank > rank);
    waiting.splice(place === -1 ? waiting.length : place, 0, { rank, enter: () => resolve(undefined) });
    await promise;
  };

  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) held = false;
    else next.enter();
  };

  return {
    run: async (rank, work) => {
      await acquire(rank);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
