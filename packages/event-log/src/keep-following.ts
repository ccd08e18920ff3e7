import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog, Follower, LogRecord } from './port.ts';

export type KeepFollowingOptions = {
  readonly log: Pick<EventLog, 'follow'>;
  readonly topic: string;
  /**
   * Starts following the topic from its beginning: returns the handler of its records, in order. Called again
   * whenever the log could not be followed.
   */
  readonly begin: () => {
    readonly take: (records: readonly LogRecord[]) => Promise<void> | void;
    /** Called once, when every record that existed at the beginning has been handled. */
    readonly caughtUp?: () => void;
  };
  readonly onTrouble: (error: unknown) => void;
  /** Wait before following again, milliseconds (default 1000). */
  readonly retryMs?: number | undefined;
};

export type Following = {
  /** While it is not, it retries. */
  isFollowing(): boolean;
  stop(): Promise<void>;
};

const RETRY_MS = 1000;

/** Follows a whole topic until it is stopped. Resolves when all existing records have been handled. */
export async function keepFollowing(options: KeepFollowingOptions): Promise<Following> {
  const { log, topic, begin, onTrouble, retryMs = RETRY_MS } = options;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let follower: Follower | undefined;

  const follow = async (): Promise<Follower> => {
    const caughtUp = Promise.withResolvers<undefined>();
    const taking = begin();
    const started = await log.follow({
      topics: [topic],
      from: 'start',
      onRecords: (records) => taking.take(records),
      onCaughtUp: () => {
        taking.caughtUp?.();
        caughtUp.resolve(undefined);
      },
    });
    await Promise.race([caughtUp.promise, started.done]);
    return started;
  };

  const watch = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        follower ??= await follow();
        // Stopped while it was being restarted.
        if (isStopping()) await follower.stop();
        await follower.done;
        if (isStopping()) return;
      } catch (error) {
        onTrouble(error);
      }
      follower = undefined;
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
