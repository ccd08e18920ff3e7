/** Runs of some work, one at a time. */
export type Runs = {
  /** Begins a run unless there is one; with `again` that one is followed by another at once. */
  begin(options: { readonly again: boolean }): void;
  /** Resolves when none is running. */
  ended(): Promise<void>;
  /** Rejects once a run has failed; never resolves. */
  readonly failed: Promise<never>;
};

export function createRuns(work: () => Promise<void>, isStopping: () => boolean): Runs {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  let running: Promise<void> | undefined;
  let asked = 0;
  const run = async (): Promise<void> => {
    try {
      for (let seen = -1; seen !== asked && !isStopping();) {
        seen = asked;
        await work();
      }
    } catch (error) {
      reject(error);
    } finally {
      running = undefined;
    }
  };
  return {
    begin: ({ again }) => {
      if (running === undefined) running = run();
      else if (again) asked += 1;
    },
    ended: async () => running,
    failed,
  };
}
