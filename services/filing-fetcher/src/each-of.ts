/**
 * Runs `work` on every item, at most `width` concurrently, started in order. The first error stops the rest.
 */
export const eachOf = async <T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const queue = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed || signal?.aborted === true) return;
      try {
        await work(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
