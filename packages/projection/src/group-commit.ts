import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Shares runs of `run` among concurrent calls: calls of one turn of the event loop, and those made while a run is in
 * progress, are served together by the next run. Results are in the order of the items; if a run fails, so do its calls.
 */
export function groupCommit<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Call = { readonly item: Item } & PromiseWithResolvers<Result>;
  let waiting: Call[] = [];
  let isRunning = false;

  const serve = async (calls: readonly Call[]): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      for (const [index, result] of results.entries()) calls[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn();
      const calls = waiting;
      waiting = [];
      await serve(calls);
    }
    isRunning = false;
  };

  return (item) => {
    const call = { item, ...Promise.withResolvers<Result>() };
    waiting.push(call);
    if (!isRunning) void runAll();
    return call.promise;
  };
}
