import { setTimeout as sleep } from 'node:timers/promises';
import { isRefused } from './kafka/access.ts';
import type { Follower } from './port.ts';

export type Following = {
  /** False while the follower waits to be started again. */
  isFollowing(): boolean;
  stop(): Promise<void>;
};

export type RestartFollowerOptions = {
  readonly follow: () => Promise<Follower>;
  /** Called whenever the follower ended without being stopped; `error` is undefined if it ended without one. */
  readonly onEnd: (error: unknown) => void;
  /** Wait before following again, milliseconds (default 1000); it doubles up to ten seconds while a right is missing. */
  readonly retryMs?: number | undefined;
};

const RETRY_MS = 1000;
const RETRY_MAX_MS = 10_000;

/** Starts a follower, and starts it again whenever it ends. Rejects if the first start fails. */
export async function restartFollower(options: RestartFollowerOptions): Promise<Following> {
  const { follow, onEnd, retryMs = RETRY_MS } = options;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let follower: Follower | undefined;

  const watch = async (): Promise<void> => {
    let waitMs = retryMs;
    while (!isStopping()) {
      let reason: unknown;
      try {
        follower ??= await follow();
        // Stopped while it was being restarted.
        if (isStopping()) await follower.stop();
        await follower.done;
      } catch (error) {
        reason = error;
      }
      follower = undefined;
      if (isStopping()) return;
      onEnd(reason);
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      waitMs = isRefused(reason) ? Math.min(2 * waitMs, RETRY_MAX_MS) : retryMs;
    }
  };

  follower = await follow();
  const watching = watch();
  return {
    isFollowing: () => follower !== undefined,
    stop: async () => {
      stopping.abort();
      await follower?.stop();
      await watching;
    },
  };
}
