import { LogClosedError } from '../port.ts';
import { LogWriteError } from './errors.ts';
import type { Store } from './store.ts';

/** Limits the memory of one transaction (dirty pages); the rest is written by the next one. */
const MAX_GROUP_BYTES = 32 * 1024 * 1024;

type Job = {
  readonly bytes: number;
  readonly run: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

export type Writer = {
  /**
   * Runs `work` inside a write transaction and resolves with its value once it is durable. An error thrown by
   * `work` rejects the promise; `work` must then have written nothing, because the transaction is shared with
   * others and continues. `bytes` is the approximate size of its writes.
   */
  write<T>(work: () => T, bytes?: number): Promise<T>;
  /** Rejects new work; resolves when all accepted work is done. */
  close(): Promise<void>;
};

function takeGroup(queue: Job[]): Job[] {
  let bytes = 0;
  let count = 0;
  while (count < queue.length && (count === 0 || bytes < MAX_GROUP_BYTES)) {
    bytes += queue[count]?.bytes ?? 0;
    count += 1;
  }
  return queue.splice(0, count);
}

/** Within a transaction. False if it wrote nothing and must be retried. */
function runGroup(store: Store, group: readonly Job[], failures: Map<Job, unknown>): boolean {
  if (!store.guard.follows(store.root.getWriteTxnId())) return false;
  for (const job of group) {
    try {
      job.run();
    } catch (error) {
      failures.set(job, error);
    }
  }
  return true;
}

async function commitGroup(store: Store, group: readonly Job[]): Promise<void> {
  const failures = new Map<Job, unknown>();
  try {
    while (!(await store.root.transaction(() => runGroup(store, group, failures))));
    // A read before the next turn of the event loop sees the written data.
    store.root.resetReadTxn();
  } catch (error) {
    const { commitError } = error as { commitError?: Promise<unknown> };
    const cause = await commitError?.catch((reason: unknown) => reason);
    const message = `the log could not be written: ${((cause ?? error) as Error).message}`;
    for (const job of group) job.reject(new LogWriteError(message, { cause: cause ?? error }));
    return;
  }
  for (const job of group) {
    if (failures.has(job)) job.reject(failures.get(job));
    else job.resolve();
  }
}

/** Groups concurrent writes: while one transaction is being flushed, the next one collects. */
export function createWriter(store: Store): Writer {
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let closed = false;

  const drain = async (): Promise<void> => {
    // Writes in the same turn of the event loop share the first transaction as well.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await commitGroup(store, takeGroup(queue));
    draining = undefined;
  };

  return {
    write: <T>(work: () => T, bytes = 0): Promise<T> => {
      if (closed) return Promise.reject(new LogClosedError('the log is closed'));
      return new Promise<T>((resolve, reject) => {
        let result: { readonly value: T } | undefined;
        queue.push({
          bytes,
          run: () => (result = { value: work() }),
          resolve: () => {
            if (result !== undefined) resolve(result.value);
          },
          reject,
        });
        draining ??= drain();
      });
    },
    close: async () => {
      closed = true;
      await draining;
    },
  };
}
