import { setTimeout as sleep } from 'node:timers/promises';
import { isRefused } from '@footnote/event-log/kafka/access';
import type { Consumer, EventLog, TopicPartition } from '@footnote/event-log/port';
import { partitionOf } from '@footnote/event-log/partitioner';
import { COLLECTIONS_TOPIC } from '@footnote/runtime/collections/event';
import type { Component } from '@footnote/runtime/lifecycle';

/** Which companies this fetcher may work on. */
export type Claims = {
  owns(cik: string): boolean;
  /** Whether it owns any company, and whether it does what one fetcher has to do for all of them. */
  ownsAny(): boolean;
  ownsShared(): boolean;
  /** Grows whenever the companies change. */
  generation(): number;
  /** Called after each change. */
  onChange(listener: () => void): void;
  /**
   * Runs work on a company while no other fetcher may, and returns what it returns; undefined, without running it, for
   * the company of another one. `signal` aborts when the company goes to another fetcher, which waits for the work to end.
   */
  hold<T>(cik: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>;
};

/** The claims of a fetcher that is the only one. */
export const everyCompany = (): Claims => {
  const { signal } = new AbortController();
  return {
    owns: () => true,
    ownsAny: () => true,
    ownsShared: () => true,
    generation: () => 0,
    onChange: () => undefined,
    hold: (_, work) => work(signal),
  };
};

export type SharedClaimsOptions = {
  readonly log: Pick<EventLog, 'consume' | 'topics'>;
  /** Called with the part of all companies that is owned, 0 to 1; another fetcher gets them once it has resolved. */
  readonly onShare: (share: number) => Promise<void>;
  readonly onFailure: (error: Error) => void;
  /** How long `start` waits for the first companies; with `alone` for all of them, and then throws `NotAloneError`. */
  readonly patienceMs?: number;
  /** Takes all companies and the whole rate, for as long as it runs: the other fetchers stand by. */
  readonly alone?: boolean;
  /** Wait before the group is joined again after a right to it was missing, in milliseconds (default 5000). */
  readonly retryMs?: number;
};

/** Other fetchers did not give their companies up. */
export class NotAloneError extends Error {
  override readonly name = 'NotAloneError';
}

/** Its members divide the companies. */
export const FETCHER_GROUP = 'filing-fetcher';
const PATIENCE_MS = 15_000;
/** A fetcher ends the requests that it has begun, and one that was killed has a session to expire. */
const ALONE_PATIENCE_MS = 90_000;
const RETRY_MS = 5000;

type Owned = { readonly ending: AbortController; readonly running: Set<Promise<unknown>> };

/**
 * Divides the companies among the fetchers of a log, by the partitions of the topic of collections: the group's protocol gives
 * every partition to one member, and to another one only when the first has released it or its session has timed out.
 * No records, clocks or locks of our own are needed, and a fetcher that was killed is replaced within a session.
 */
export function createSharedClaims(options: SharedClaimsOptions): Claims & Component {
  const { log, onShare, onFailure, alone = false, retryMs = RETRY_MS } = options;
  const { patienceMs = alone ? ALONE_PATIENCE_MS : PATIENCE_MS } = options;
  const owned = new Map<number, Owned>();
  const listeners: (() => void)[] = [];
  const first = Promise.withResolvers<boolean>();
  let partitions = 1;
  let generation = 0;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let consumer: Consumer | undefined;
  let following: Promise<void> = Promise.resolve();

  const changed = (): void => {
    generation += 1;
    for (const listener of listeners) listener();
  };
  const share = (): Promise<void> => onShare(owned.size / partitions);

  const take = async (assigned: readonly TopicPartition[]): Promise<void> => {
    for (const { partition } of assigned)
      owned.set(partition, { ending: new AbortController(), running: new Set() });
    await share();
    changed();
    if (!alone || owned.size === partitions) first.resolve(true);
  };
  const release = async (revoked: readonly TopicPartition[]): Promise<void> => {
    const running: Promise<unknown>[] = [];
    for (const { partition } of revoked) {
      const one = owned.get(partition);
      owned.delete(partition);
      one?.ending.abort();
      running.push(...(one?.running ?? []));
    }
    await Promise.allSettled(running);
    await share();
    changed();
  };

  const consume = (): Promise<Consumer> =>
    log.consume({
      group: FETCHER_GROUP,
      topics: [COLLECTIONS_TOPIC],
      alone,
      // The collector follows the topic; here only its partitions count.
      onBatch: ({ records }, control) => control.commit((records.at(-1)?.offset ?? -1) + 1),
      onAssigned: take,
      onRevoked: release,
    });

  /** Joins again after a right was missing: until then the companies may be those of another fetcher. */
  const follow = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        consumer ??= await consume();
        // It was stopped while it joined.
        if (isStopping()) await consumer.stop();
        await consumer.done;
        return;
      } catch (error) {
        consumer = undefined;
        if (!isRefused(error)) throw error;
        await release([...owned.keys()].map((partition) => ({ topic: COLLECTIONS_TOPIC, partition })));
        await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await consumer?.stop();
    await following;
  };

  const of = (cik: string): Owned | undefined => owned.get(partitionOf(cik, partitions));
  return {
    owns: (cik) => of(cik) !== undefined,
    ownsAny: () => owned.size > 0,
    ownsShared: () => owned.has(0),
    generation: () => generation,
    onChange: (listener) => void listeners.push(listener),
    hold: async (cik, work) => {
      const one = of(cik);
      if (one === undefined) return undefined;
      const running = work(one.ending.signal);
      const over = running.catch(() => undefined).finally(() => one.running.delete(over));
      one.running.add(over);
      return running;
    },
    name: 'claims',
    start: async () => {
      const topic = (await log.topics()).find(({ name }) => name === COLLECTIONS_TOPIC);
      partitions = topic?.partitions ?? 1;
      await share();
      consumer = await consume();
      following = follow().catch((error: unknown) => {
        onFailure(error instanceof Error ? error : new Error(String(error)));
      });
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), patienceMs);
      });
      const isReady = await Promise.race([first.promise, waited]);
      clearTimeout(timer);
      if (isReady || !alone) return;
      await stop();
      throw new NotAloneError('the other fetchers did not give their companies up');
    },
    stop,
  };
}
