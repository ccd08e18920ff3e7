import type { EventLog, Follower, LogRecord } from './port.ts';
import { restartFollower, type Following } from './restart-follower.ts';

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

/** Follows a whole topic until it is stopped. Resolves when all existing records have been handled. */
export async function keepFollowing(options: KeepFollowingOptions): Promise<Following> {
  const { log, topic, begin, onTrouble, retryMs } = options;
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
  return restartFollower({
    follow,
    onEnd: (error) => {
      if (error !== undefined) onTrouble(error);
    },
    retryMs,
  });
}
