import { setTimeout as sleep } from 'node:timers/promises';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Fence } from './fence.ts';

export type RetryOptions = {
  /** First pause in milliseconds; it doubles up to `maxMs`. */
  readonly baseMs: number;
  readonly maxMs: number;
  /** Called on every failure, before the pause. */
  readonly onTrouble: (error: Error) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
};

/**
 * Repeats `work` as long as the read store is unavailable and the fence passes; heartbeats continue
 * meanwhile. Any other error is rethrown. Throws `StaleBatchError` when the fence fails.
 */
export async function whileUnavailable<T>(
  work: () => Promise<T>,
  fence: Fence,
  options: RetryOptions,
): Promise<T> {
  const pause = options.pause ?? sleep;
  for (let ms = options.baseMs; ; ms = Math.min(2 * ms, options.maxMs)) {
    fence.check();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailableError)) throw error;
      options.onTrouble(error);
    }
    await pause(ms);
    await fence.beat();
  }
}
