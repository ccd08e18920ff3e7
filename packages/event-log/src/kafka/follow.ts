import type { FollowOptions, Follower } from '../port.ts';
import type { KafkaLogger } from './client.ts';
import type { Fetched } from './fetch.ts';
import type { Link } from './link.ts';
import { edges } from './offsets.ts';
import { createSignal } from '../signal.ts';
import { startStream } from './stream.ts';
import type { Topics } from './topics.ts';

const MAX_BYTES = 1024 * 1024;
const MAX_RECORDS = 500;
/** Fetched and not yet delivered; fetching waits above it. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

export type Following = {
  readonly topics: Topics;
  readonly admin: Link;
  /** Used only by this follower; closed when it ends. */
  readonly link: Link;
  readonly logger: KafkaLogger | undefined;
};

type Cursor = {
  readonly topic: string;
  readonly partition: number;
  /** Next offset to fetch. */
  at: number;
  /** Next offset to deliver. */
  delivered: number;
  /** High-water mark at the time of the call. */
  readonly goal: number;
};

const bytesOf = ({ records }: Fetched): number => records.reduce((sum, { value }) => sum + value.length, 0);

async function cursorsOf({ topics, admin }: Following, options: FollowOptions): Promise<readonly Cursor[]> {
  const lists = await Promise.all(
    options.topics.map(async (topic) => {
      const partitions = await topics.partitionsOf(topic);
      const [lows, highs] = await Promise.all([
        edges(admin, topic, partitions, 'earliest'),
        edges(admin, topic, partitions, 'latest'),
      ]);
      return highs.map((high, partition): Cursor => {
        const low = lows[partition] ?? 0;
        const { from } = options;
        const requested = from === 'start' ? low : from === 'end' ? high : (from[topic]?.[partition] ?? low);
        const start = Math.max(low, requested);
        return { topic, partition, at: start, delivered: start, goal: high };
      });
    }),
  );
  return lists.flat();
}

/**
 * Delivers every record once, in the order of its partition, without a group, until `stop`. `done` rejects with
 * `KafkaAccessError` without the right to read.
 */
export async function startFollowing(following: Following, options: FollowOptions): Promise<Follower> {
  const { link, topics, admin, logger } = following;
  const cursors = await cursorsOf(following, options);
  const signal = createSignal();
  const waiting: { readonly cursor: Cursor; readonly fetched: Fetched }[] = [];
  let waitingBytes = 0;
  let stopping = false;
  let caughtUp = false;
  let broken: { readonly error: unknown } | undefined;

  const stream = startStream({
    link,
    logger,
    maxBytes: MAX_BYTES,
    refused: (error) => {
      broken ??= { error };
      signal.set();
    },
    positions: () => ({
      places:
        waitingBytes > MAX_WAITING_BYTES ? [] : cursors.map((cursor) => ({ ...cursor, offset: cursor.at })),
      all: true,
    }),
    deliver: (fetched) => {
      const cursor = cursors.find(
        ({ topic, partition }) => topic === fetched.topic && partition === fetched.partition,
      );
      if (cursor === undefined || cursor.at !== fetched.from) return;
      cursor.at = fetched.next;
      waiting.push({ cursor, fetched });
      waitingBytes += bytesOf(fetched);
      signal.set();
    },
    outOfRange: async () => {
      for (const topic of options.topics) {
        const lows = await edges(admin, topic, await topics.partitionsOf(topic), 'earliest');
        for (const cursor of cursors)
          if (cursor.topic === topic) cursor.at = Math.max(cursor.at, lows[cursor.partition] ?? 0);
      }
    },
  });

  const tellCaughtUp = (): void => {
    if (caughtUp || cursors.some(({ delivered, goal }) => delivered < goal)) return;
    caughtUp = true;
    options.onCaughtUp?.();
  };

  const handle = async ({ cursor, fetched }: (typeof waiting)[number]): Promise<void> => {
    const { records } = fetched;
    for (let start = 0; start < records.length && !stopping; start += MAX_RECORDS) {
      await options.onRecords(records.slice(start, start + MAX_RECORDS));
    }
    cursor.delivered = fetched.next;
    waitingBytes -= bytesOf(fetched);
    stream.wake();
  };

  const run = async (): Promise<void> => {
    try {
      while (!stopping) {
        if (broken !== undefined) throw broken.error;
        tellCaughtUp();
        const next = waiting.shift();
        if (next === undefined) await signal.wait();
        else await handle(next);
      }
    } finally {
      stream.stop();
      void link.close();
      await stream.ended;
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
