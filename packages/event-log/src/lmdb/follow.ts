import type { FollowOptions, Follower } from '../port.ts';
import { fetchRecords } from './records.ts';
import type { Shared } from './shared.ts';
import { breathe, createSignal } from '../signal.ts';
import type { StoredTopic } from './store.ts';

const CHUNK = { maxRecords: 500, maxBytes: 4 * 1024 * 1024 };

type Following = Pick<Shared, 'store' | 'topics' | 'watcher'>;

type Cursor = {
  readonly topic: string;
  readonly stored: StoredTopic;
  readonly partition: number;
  /** Next offset to deliver. */
  at: number;
  /** High-water mark at the time of the call. */
  readonly goal: number;
};

function cursorsAt({ topics }: Following, options: FollowOptions): Cursor[] {
  return options.topics.flatMap((topic) => {
    const stored = topics.get(topic);
    return topics.heads(stored).map((high, partition) => ({
      topic,
      stored,
      partition,
      at: startOf(options, topic, partition, high),
      goal: high,
    }));
  });
}

function startOf({ from }: FollowOptions, topic: string, partition: number, high: number): number {
  if (from === 'end') return high;
  return from === 'start' ? 0 : (from[topic]?.[partition] ?? 0);
}

/** Delivers every record once, in the order of its partition, until `stop`. */
export function startFollowing(following: Following, options: FollowOptions): Follower {
  const { store, topics, watcher } = following;
  store.root.resetReadTxn();
  const cursors = cursorsAt(following, options);
  const signal = createSignal();
  let stopping = false;
  let caughtUp = false;

  const deliver = async (cursor: Cursor): Promise<boolean> => {
    store.root.resetReadTxn();
    const to = topics.heads(cursor.stored)[cursor.partition] ?? 0;
    const records = fetchRecords(store, { ...cursor, from: cursor.at, to }, CHUNK);
    if (records.length === 0) return false;
    await options.onRecords(records);
    cursor.at += records.length;
    await breathe();
    return true;
  };

  const round = async (): Promise<boolean> => {
    let any = false;
    for (const cursor of cursors) {
      if (stopping) return false;
      any = (await deliver(cursor)) || any;
      if (!caughtUp && cursors.every(({ at, goal }) => at >= goal)) {
        caughtUp = true;
        options.onCaughtUp?.();
      }
    }
    return any;
  };

  const run = async (): Promise<void> => {
    const deafen = watcher.listen(signal.set);
    try {
      while (!stopping) if (!(await round())) await signal.wait();
    } finally {
      deafen();
    }
  };

  const done = run();
  // A failure is reported through `done`; an unobserved `done` must not crash the process.
  const ended = done.catch(() => undefined);
  return {
    done,
    stop: async () => {
      stopping = true;
      signal.set();
      await ended;
    },
  };
}
