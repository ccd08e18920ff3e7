import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { EventLog, Follower, LogRecord } from '@footnote/event-log/port';
import { restartFollower, type Following } from '@footnote/event-log/restart-follower';
import type { Codec } from '@footnote/events/codec';
import type { Logger } from '@footnote/runtime/logging';
import { matches } from '@footnote/wire/events/event-filter';
import { STREAMED, type StreamedTopic } from '@footnote/wire/events/streamed-topics';
import { limitConcurrency } from './limit-concurrency.ts';
import { createStreamMetrics } from './metrics.ts';
import { writePosition, type Position } from './position.ts';
import { createStreamReader } from './reader.ts';
import { frameOf, idFrame, type Subscriber, writePatiently } from './subscriber.ts';

/** Milliseconds, for tests. */
export type StreamTimes = { readonly beatMs?: number; readonly retryMs?: number };

export type StreamHub = {
  start(): Promise<void>;
  /** Ends every stream, with the word to come back. Idempotent. */
  stop(): Promise<void>;
  /** Whether new streams are taken. */
  isOpen(): boolean;
  /** A copy of where the live subscribers are. */
  position(): Position;
  /** Whether the position is one of this log. */
  has(position: Position): Promise<boolean>;
  /** How many partitions each topic has. */
  partitions(): Readonly<Record<StreamedTopic, number>>;
  /** Sends what follows the subscriber's position until one of them leaves. */
  serve(subscriber: Subscriber): void;
};

const BEAT_MS = 15_000;
/** A live subscriber with more than this unsent is cut off: it resumes with its last id. */
const MOST_UNSENT_BYTES = 256 * 1024;
/** Maximum number of subscribers for which the log is read separately at a time. */
const CATCHING_UP = 8;
const BEHIND_PAUSE_MS = 20;
/** How long clients wait before they connect again. */
export const RECONNECT_MS = 2000;

/** One follower of the log for all subscribers of a process. */
export function createStreamHub(
  options: {
    readonly log: Pick<EventLog, 'follow' | 'read' | 'watermarks'>;
    readonly codec: Codec;
    readonly logger: Pick<Logger, 'error'>;
    readonly registry: Registry;
  } & StreamTimes,
): StreamHub {
  const { log, logger, registry, beatMs = BEAT_MS, retryMs } = options;
  const reader = createStreamReader(options);
  const limited = limitConcurrency(CATCHING_UP);
  const all = new Set<Subscriber>();
  const live = new Set<Subscriber>();
  let isStopping = false;
  let now: Position | undefined;
  let following: Following | undefined;
  let beat: NodeJS.Timeout | undefined;
  const metrics = createStreamMetrics(registry, () => all.size);

  const current = (): Position => {
    if (now === undefined) throw new Error('the hub of streams has not started');
    return now;
  };

  /** Decodes and writes each event once, whatever the number of subscribers. */
  const take = async (records: readonly LogRecord[]): Promise<void> => {
    for (const record of records) {
      const { event, check } = await reader.read(record);
      now = moved(current(), record, check);
      if (event === null) continue;
      let frame: Buffer | undefined;
      for (const subscriber of live) {
        if (!matches(subscriber.filter, event)) continue;
        const { response } = subscriber;
        if (response.writableLength > MOST_UNSENT_BYTES) {
          metrics.cutOff();
          response.destroy();
          continue;
        }
        frame ??= frameOf(writePosition(current()), event);
        response.write(frame);
      }
    }
  };

  const follow = (): Promise<Follower> =>
    log.follow({ topics: STREAMED, from: current().next, onRecords: take });

  /** Sends what the subscriber has not read of one partition. False when it has left. */
  const readPartition = async (
    subscriber: Subscriber,
    topic: StreamedTopic,
    partition: number,
    to: number,
  ): Promise<boolean> => {
    const from = subscriber.position.next[topic][partition] ?? 0;
    for await (const records of log.read(topic, partition, { from, to }))
      for (const record of records) {
        const { event, check } = await reader.read(record);
        subscriber.position = moved(subscriber.position, record, check);
        if (event === null || !matches(subscriber.filter, event)) continue;
        const frame = frameOf(writePosition(subscriber.position), event);
        if (!(await writePatiently(subscriber.response, frame))) return false;
      }
    return !subscriber.response.destroyed && all.has(subscriber);
  };

  /** Reads on until nothing lies between the subscriber and the live ones, and makes it one of them. */
  const catchUp = async (subscriber: Subscriber): Promise<void> => {
    while (all.has(subscriber)) {
      const gap = gapBetween(subscriber.position, current());
      if (gap === 'ahead') await sleep(BEHIND_PAUSE_MS);
      else if (gap === null) {
        live.add(subscriber);
        return;
      } else if (!(await readPartition(subscriber, gap.topic, gap.partition, gap.to))) return;
    }
  };

  const keepAlive = (): void => {
    const frame = idFrame(writePosition(current()));
    for (const subscriber of all)
      if (!subscriber.isAllowed()) subscriber.response.end();
      else if (live.has(subscriber)) subscriber.response.write(frame);
  };

  return {
    start: async () => {
      now = await reader.end();
      following = await restartFollower({
        follow,
        onEnd: (error) => {
          if (error !== undefined) logger.error({ err: error }, 'cannot follow the topics of the stream');
        },
        retryMs,
      });
      beat = setInterval(keepAlive, beatMs);
      beat.unref();
    },
    stop: async () => {
      isStopping = true;
      clearInterval(beat);
      await following?.stop();
      for (const { response } of all) response.end(`retry: ${RECONNECT_MS}\n\n`);
      all.clear();
      live.clear();
    },
    isOpen: () => now !== undefined && !isStopping,
    position: () => structuredClone(current()),
    has: (position) => reader.has(position),
    partitions: () => {
      const { next } = current();
      const counts = STREAMED.map((topic) => [topic, next[topic].length] as const);
      return Object.fromEntries(counts) as Record<StreamedTopic, number>;
    },
    serve: (subscriber) => {
      const { response } = subscriber;
      all.add(subscriber);
      response.once('close', () => {
        all.delete(subscriber);
        live.delete(subscriber);
      });
      response.on('error', () => response.destroy());
      limited(() => catchUp(subscriber)).catch((error: unknown) => {
        logger.error({ err: error }, 'a stream could not be resumed');
        response.destroy();
      });
    },
  };
}

/** The position behind a record. */
function moved({ next }: Position, { topic, partition, offset }: LogRecord, check: string): Position {
  const name = topic as StreamedTopic;
  return {
    next: { ...next, [name]: next[name].with(partition, offset + 1) },
    witness: { topic: name, partition, check },
  };
}

type Gap = { readonly topic: StreamedTopic; readonly partition: number; readonly to: number };

/** The first partition in which `from` is behind `to`; else whether it is ahead, as an id of another replica may be. */
function gapBetween(from: Position, to: Position): Gap | 'ahead' | null {
  let isAhead = false;
  for (const topic of STREAMED)
    for (const [partition, end] of to.next[topic].entries()) {
      const at = from.next[topic][partition] ?? 0;
      if (at < end) return { topic, partition, to: end };
      isAhead ||= at > end;
    }
  return isAhead ? 'ahead' : null;
}
