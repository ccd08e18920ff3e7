import { randomUUID } from 'node:crypto';
import {
  type Batch,
  type BatchControl,
  type ConsumeOptions,
  type Consumer,
  FencedError,
} from '../../port.ts';
import { type Limits, fetchRecords } from '../records.ts';
import type { Shared } from '../shared.ts';
import { readPulse } from '../store.ts';
import { partitionOfId } from '../../partition-id.ts';
import { breathe, createSignal } from '../../signal.ts';
import {
  type Identity,
  type Rules,
  commit,
  isOwner,
  join,
  keepAlive,
  leave,
  settle,
  view,
} from './membership.ts';
import { groupTables } from './tables.ts';

const DEFAULTS = { maxRecords: 500, maxBytes: 8 * 1024 * 1024 };

export type GroupTimes = { readonly sessionMs: number; readonly rebalanceMs: number };

export type Consuming = Shared & { readonly times: GroupTimes };

/** A partition that this consumer owns. */
type AssignedPartition = { readonly claim: number; position: number };

export async function startConsumer(consuming: Consuming, options: ConsumeOptions): Promise<Consumer> {
  const { store, topics, watcher, writer, times } = consuming;
  const limits: Limits = {
    maxRecords: options.maxRecords ?? DEFAULTS.maxRecords,
    maxBytes: options.maxBytes ?? DEFAULTS.maxBytes,
  };
  const tables = groupTables(store);
  const rules: Rules = { tables, partitionsOf: (topic) => topics.get(topic).partitions };
  const identity = (): Identity => ({
    group: options.group,
    id: randomUUID(),
    topics: options.topics,
    alone: options.alone === true,
    ...times,
  });
  for (const topic of options.topics) topics.get(topic);

  let me = identity();
  const assigned = new Map<string, AssignedPartition>();
  const signal = createSignal();
  let stopping = false;
  let settleDue = true;
  /** Changes in groups up to the last look at this one. */
  let groupChanges = -1;
  let turn = 0;

  const write = async <T>(work: () => T): Promise<T> => {
    const result = await writer.write(work);
    watcher.wake();
    return result;
  };

  const revoke = async (partitions: readonly string[]): Promise<void> => {
    for (const partition of partitions) assigned.delete(partition);
    if (partitions.length > 0) await options.onRevoked?.(partitions.map(partitionOfId));
  };

  const changesInGroups = (): number => {
    store.root.resetReadTxn();
    return readPulse(store).groups;
  };

  const settleNow = async (): Promise<void> => {
    settleDue = false;
    groupChanges = changesInGroups();
    const seen = view(rules, me);
    const lost = [...assigned].filter(
      ([partition, { claim }]) =>
        seen.expelled || !seen.target.has(partition) || !isOwner(rules, me, partition, claim),
    );
    const released = lost.map(([partition]) => partition);
    await revoke(released);
    if (seen.expelled) {
      me = identity();
      await write(() => join(rules, me));
      settleDue = true;
      return;
    }
    if (released.length === 0 && seen.dead.length === 0 && seen.claimable.length === 0) return;
    const claims = await write(() => settle(rules, me, released));
    store.root.resetReadTxn();
    for (const [partition, claim] of claims) {
      assigned.set(partition, { claim, position: Math.max(0, tables.committed(me.group, partition)) });
    }
    if (claims.size > 0) await options.onAssigned?.([...claims.keys()].map(partitionOfId));
  };

  const control = (partition: string, { claim }: AssignedPartition): BatchControl => {
    const owner = me;
    return {
      commit: (nextOffset) => writer.write(() => commit(rules, owner, partition, claim, nextOffset)),
      heartbeat: () => writer.write(() => keepAlive(rules, owner)),
      isStale: () => {
        if (assigned.get(partition)?.claim !== claim) return true;
        store.root.resetReadTxn();
        return !isOwner(rules, owner, partition, claim);
      },
    };
  };

  const nextBatch = ():
    { readonly batch: Batch; readonly partition: string; readonly mine: AssignedPartition } | undefined => {
    store.root.resetReadTxn();
    const mine = [...assigned];
    for (let tried = 0; tried < mine.length; tried += 1) {
      const [id, state] = mine[(turn += 1) % mine.length] ?? [];
      if (id === undefined || state === undefined) continue;
      const { topic, partition } = partitionOfId(id);
      const stored = topics.get(topic);
      const high = topics.heads(stored)[partition] ?? 0;
      const records = fetchRecords(
        store,
        { topic, stored, partition, from: state.position, to: high },
        limits,
      );
      if (records.length > 0)
        return { batch: { topic, partition, records, high }, partition: id, mine: state };
    }
    return undefined;
  };

  const handleBatch = async (next: NonNullable<ReturnType<typeof nextBatch>>): Promise<void> => {
    const controls = control(next.partition, next.mine);
    try {
      await options.onBatch(next.batch, controls);
    } catch (error) {
      // A handler that abandons a batch because its partition was revoked has not failed.
      if (!(error instanceof FencedError) || !controls.isStale()) throw error;
      settleDue = true;
    }
    next.mine.position += next.batch.records.length;
  };

  const run = async (): Promise<void> => {
    const lookAgain = (): void => {
      settleDue = true;
      signal.set();
    };
    // Most news are records; only a change in groups, or time, can change what is assigned.
    const deafen = watcher.listen(() => {
      settleDue ||= changesInGroups() !== groupChanges;
      signal.set();
    });
    const heart = setInterval(
      () => void writer.write(() => keepAlive(rules, me)).catch(lookAgain),
      times.sessionMs / 3,
    );
    const patrol = setInterval(lookAgain, Math.max(20, times.sessionMs / 10));
    try {
      while (!stopping) {
        if (settleDue) await settleNow();
        const next = nextBatch();
        if (next === undefined) {
          if (!settleDue) await signal.wait();
        } else {
          await handleBatch(next);
          await breathe();
        }
      }
      await revoke([...assigned.keys()]);
    } finally {
      clearInterval(heart);
      clearInterval(patrol);
      deafen();
      assigned.clear();
      await write(() => leave(rules, me));
    }
  };

  await write(() => join(rules, me));
  const done = run();
  const ended = done.catch(() => undefined);
  return {
    assignment: () => [...assigned.keys()].map(partitionOfId),
    done,
    stop: async () => {
      stopping = true;
      signal.set();
      await ended;
    },
  };
}
