import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, BatchControl, ConsumeOptions, Consumer, TopicPartition } from '../../port.ts';
import { FencedError } from '../../port.ts';
import { breathe, createSignal } from '../../signal.ts';
import { partitionId } from '../../partition-id.ts';
import type { KafkaLogger } from '../client.ts';
import { isRefused } from '../access.ts';
import { messageOf } from '../errors.ts';
import type { Link } from '../link.ts';
import { committedOffsets, edges } from '../offsets.ts';
import { startStream } from '../stream.ts';
import type { Topics } from '../topics.ts';
import { type AssignedPartition, keep, type Limits, takeBatch, fetchPositions } from './buffers.ts';
import { commitOffset } from './commit.ts';
import { createMember, type GroupTimes } from './member.ts';

export type Consuming = {
  readonly topics: Topics;
  /** For queries and commits, shared with others. */
  readonly admin: Link;
  /** Used only by this consumer; closed when it ends. */
  readonly membership: Link;
  readonly fetching: Link;
  readonly times: GroupTimes;
  readonly logger: KafkaLogger | undefined;
};

const DEFAULTS = { maxRecords: 500, maxBytes: 8 * 1024 * 1024 };
/** Stored bytes are compressed, five times and more. */
const COMPRESSION = 4;
const LEAST_FETCH_BYTES = 64 * 1024;
const RETRY_MS = 50;

const plain = ({ topic, partition }: TopicPartition): TopicPartition => ({ topic, partition });

export async function startConsumer(consuming: Consuming, options: ConsumeOptions): Promise<Consumer> {
  const { topics, admin, membership, fetching, times, logger } = consuming;
  const { group } = options;
  const limits: Limits = {
    maxRecords: options.maxRecords ?? DEFAULTS.maxRecords,
    maxBytes: options.maxBytes ?? DEFAULTS.maxBytes,
  };
  await Promise.all(options.topics.map((topic) => topics.partitionsOf(topic)));

  const assigned = new Map<string, AssignedPartition>();
  const signal = createSignal();
  const joined = Promise.withResolvers<unknown>();
  let stopping = false;
  let turn = 0;
  let busySince: number | undefined;
  let patience: NodeJS.Timeout | undefined;
  let broken: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    broken ??= { error };
    signal.set();
  };
  const failure = (): typeof broken => broken;

  /**
   * A batch that is still running while its partition is revoked ends this membership after the rebalance
   * time-out.
   */
  const watchDrain = (): void => {
    clearTimeout(patience);
    const share = member.share();
    const mine = new Set(share?.partitions.map(partitionId));
    if (share === undefined || busySince === undefined || [...assigned.keys()].every((id) => mine.has(id)))
      return;
    patience = setTimeout(() => {
      if (busySince !== undefined) void member.giveUp();
    }, times.rebalanceMs);
  };

  const member = createMember({
    group,
    topics: options.topics,
    alone: options.alone === true,
    times,
    link: membership,
    partitionsOf: (topic) => topics.partitionsOf(topic),
    owned: () => [...assigned.values()].map(plain),
    onChange: () => {
      if (member.share() !== undefined) joined.resolve(undefined);
      watchDrain();
      signal.set();
    },
    logger,
  });
  const stream = startStream({
    link: fetching,
    logger,
    refused: (error) => fail(error),
    maxBytes: Math.max(LEAST_FETCH_BYTES, Math.floor(limits.maxBytes / COMPRESSION)),
    positions: () => fetchPositions([...assigned.values()], limits),
    deliver: (fetched) => {
      const mine = assigned.get(partitionId(fetched));
      // During the request the partition may have been revoked and reassigned, with another offset.
      if (mine === undefined || fetched.from !== mine.position) return;
      keep(mine, fetched);
      signal.set();
    },
    outOfRange: async (places) => {
      for (const topic of new Set(places.map((place) => place.topic))) {
        const partitions = await topics.partitionsOf(topic);
        const [lows, highs] = [
          await edges(admin, topic, partitions, 'earliest'),
          await edges(admin, topic, partitions, 'latest'),
        ];
        for (const each of assigned.values()) {
          const [low = 0, high = 0] = [lows[each.partition], highs[each.partition]];
          if (each.topic !== topic || each.position === undefined) continue;
          if (each.position >= low && each.position <= high) continue;
          logger?.warn({ ...plain(each), group, offset: each.position, low, high }, 'offset out of range');
          each.position = low;
        }
      }
    },
  });

  const release = async (ids: readonly string[]): Promise<void> => {
    const gone = ids.flatMap((id) => assigned.get(id) ?? []).map(plain);
    for (const id of ids) assigned.delete(id);
    if (gone.length > 0) await options.onRevoked?.(gone);
  };

  /** Offsets to continue each partition from: the group's offset, or the first existing record. */
  const startsOf = async (places: readonly TopicPartition[]): Promise<readonly number[]> => {
    const link = { ask: admin.once };
    const committed = await committedOffsets(link, group, places);
    const lows = new Map<string, readonly number[]>();
    for (const { topic, offset } of committed) {
      if (offset < 0 && !lows.has(topic))
        lows.set(topic, await edges(link, topic, await topics.partitionsOf(topic), 'earliest'));
    }
    return committed.map(({ topic, partition, offset }) =>
      offset >= 0 ? offset : (lows.get(topic)?.[partition] ?? 0),
    );
  };

  const acquire = async (places: readonly TopicPartition[]): Promise<void> => {
    const fresh = places.map((place): AssignedPartition => ({
      ...place,
      position: undefined,
      waiting: [],
      high: 0,
    }));
    for (const each of fresh) assigned.set(partitionId(each), each);
    for (let known = false; !known && !stopping && !member.isLost();) {
      try {
        const starts = await startsOf(places);
        for (const [index, each] of fresh.entries()) each.position = starts[index] ?? 0;
        known = true;
      } catch (error) {
        if (isRefused(error)) throw error;
        // The group continues when the brokers are back, however long they were down.
        logger?.debug({ group, error: messageOf(error) }, 'cannot read committed offsets yet, retrying');
        await pause(RETRY_MS);
      }
    }
    // A running long poll does not include them.
    fetching.interrupt();
    stream.wake();
    await options.onAssigned?.(fresh.map(plain));
  };

  const settle = async (): Promise<void> => {
    if (member.isLost()) {
      await release([...assigned.keys()]);
      member.recover();
      return;
    }
    const share = member.share();
    if (share === undefined) return;
    const mine = new Map(share.partitions.map((place) => [partitionId(place), place]));
    const leaving = [...assigned.keys()].filter((id) => !mine.has(id));
    if (leaving.length > 0) {
      await release(leaving);
      member.rejoin();
      return;
    }
    const fresh = [...mine].filter(([id]) => !assigned.has(id)).map(([, place]) => place);
    if (fresh.length > 0) await acquire(fresh);
  };

  const nextBatch = (): { readonly mine: AssignedPartition; readonly batch: Batch } | undefined => {
    const all = [...assigned.values()];
    for (let tried = 0; tried < all.length; tried += 1) {
      const mine = all[(turn += 1) % all.length];
      if (mine === undefined || mine.waiting.length === 0) continue;
      const batch = takeBatch(mine, limits);
      if (mine.waiting.length === 0) stream.wake();
      return { mine, batch };
    }
    return undefined;
  };

  const handle = async (mine: AssignedPartition, batch: Batch): Promise<void> => {
    const isAssigned = (): boolean => assigned.get(partitionId(mine)) === mine && !member.isLost();
    const control: BatchControl = {
      commit: (nextOffset) => commitOffset({ group, member, link: admin }, mine, nextOffset, isAssigned),
      heartbeat: () => member.beat(),
      isStale: () => !isAssigned(),
    };
    busySince = Date.now();
    watchDrain();
    try {
      await options.onBatch(batch, control);
    } catch (error) {
      // A handler that abandons a batch because its partition was revoked has not failed.
      if (!(error instanceof FencedError) || !control.isStale()) throw error;
    } finally {
      busySince = undefined;
      clearTimeout(patience);
    }
  };

  const run = async (): Promise<void> => {
    member.run().catch(fail);
    try {
      while (!stopping) {
        const failed = failure();
        if (failed !== undefined) throw failed.error;
        await settle();
        const next = nextBatch();
        if (next === undefined) await signal.wait();
        else {
          await handle(next.mine, next.batch);
          await breathe();
        }
      }
      await release([...assigned.keys()]);
    } finally {
      assigned.clear();
      stream.stop();
      await member.leave();
      await Promise.all([membership.close(), fetching.close(), stream.ended]);
    }
  };

  const done = run();
  const ended = done.catch(() => undefined);
  // A caller that starts two members may rely on the first having joined before the second. A group that
  // cannot form yet, since brokers are away or a member is slow, is not waited for.
  const patient = new AbortController();
  const tired = pause(times.sessionMs, undefined, { signal: patient.signal }).catch(() => undefined);
  await Promise.race([joined.promise, ended, tired]);
  patient.abort();
  return {
    assignment: () => [...assigned.values()].filter(({ position }) => position !== undefined).map(plain),
    done,
    stop: async () => {
      stopping = true;
      signal.set();
      await ended;
    },
  };
}
