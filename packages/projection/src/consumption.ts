import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { STAGES, type TopicName } from '@footnote/events/topics';
import type { ReadStore } from '@footnote/read-store/port';
import type { Loop } from '@footnote/runtime/health';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import type { BatchHandler, OnPublished } from './batch-handler.ts';
import { createSharedInputs, type SharedInputs } from './entity/cache.ts';
import { createEntityHandler, type Taken } from './entity/handler.ts';
import type { StageLag } from './entity/earlier-topics.ts';
import type { OpenLimits } from './entity/open-inputs.ts';
import { clickHouseEntityTables, entityTableNames } from './entity/tables.ts';
import { createEntityWriter } from './entity/writer.ts';
import type { Fence } from './fence.ts';
import { knownLetters } from './known-letters.ts';
import { groupOf, type Projection, tablesOf } from './projection.ts';
import { whileUnavailable } from './retry.ts';
import { createRowHandler } from './row-handler.ts';
import { createRowWriter } from './row-writer.ts';
import type { StoreCall } from './store-call.ts';

/** Dependencies of a projection. */
export type ProjectionContext = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly store: ReadStore;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly limits: ProjectionLimits;
  /** Shared with the other projections of the process; default: separate, with `limits.cacheFacts`. */
  readonly inputs?: SharedInputs | undefined;
};

export type ProjectionLimits = {
  readonly batchRecords: number;
  readonly batchBytes: number;
  /** Maximum number of cached facts; the total if projections share a cache. */
  readonly cacheFacts: number;
  /** Pause before the store is tried again, in milliseconds; doubles up to `retryMaxMs`. */
  readonly retryBaseMs: number;
  readonly retryMaxMs: number;
  /** Milliseconds without a batch after which stored inputs are published. */
  readonly lingerIdleMs: number;
  /** Maximum number of milliseconds that inputs wait to be published together. */
  readonly lingerMaxMs: number;
} & OpenLimits;

export const DEFAULT_LIMITS: ProjectionLimits = {
  batchRecords: 2000,
  batchBytes: 8 << 20,
  cacheFacts: 300_000,
  retryBaseMs: 100,
  retryMaxMs: 5000,
  lingerIdleMs: 20,
  lingerMaxMs: 15_000,
  // EDGAR allows ten requests a second: the next report of a company takes seconds, unless its fetcher was killed.
  openIdleMs: 60_000,
  // All reports of one large company take a few minutes.
  openMaxMs: 600_000,
};

/** While a rebuild replays, the rest of an entity's inputs follows at once, or is not in the log. */
const OPEN_REPLAY_MS = 5000;

export type Consumption = {
  /** Whether a batch is being processed. */
  readonly busy: () => boolean;
  /** Rejects when the consumer has stopped by itself; never resolves. */
  readonly failed: Promise<never>;
  /** Discards the current work without committing it, and leaves the group. */
  stop(): Promise<void>;
};

/** The consumer has nothing to read any more. */
export class NotAdmittedError extends Error {
  override readonly name = 'NotAdmittedError';
}

/** Consumes the topics of a projection into the tables of one generation, as a member of its group. */
export async function startConsumption(
  context: ProjectionContext,
  projection: Projection,
  generation: number,
  options: {
    readonly announce: boolean;
    readonly loop: Pick<Loop, 'tick' | 'trouble'>;
    readonly onPublished?: OnPublished;
    /** See `revisionBase`. */
    readonly base: number;
    /** Asked before each batch: if it says no, the consumer ends with `NotAdmittedError`. Default: always yes. */
    readonly admit?: () => Promise<boolean>;
  },
): Promise<Consumption> {
  const { log, limits } = context;
  let stopping = false;
  const handler = createHandler(context, projection, generation, {
    ...options,
    isStopping: () => stopping,
  });
  const consumer = await log
    .consume({
      group: groupOf(projection.name, generation),
      topics: projection.topics,
      maxRecords: limits.batchRecords,
      maxBytes: limits.batchBytes,
      onBatch: async (batch, control) => {
        if (options.admit !== undefined && !(await options.admit())) throw new NotAdmittedError();
        await handler.onBatch(batch, control);
      },
    })
    .catch((error: unknown) => {
      handler.close();
      throw error;
    });
  const ended = consumer.done.then(() => {
    throw new Error('the consumer ended by itself');
  });
  const failed = Promise.race([ended, handler.failed]);
  // After `stop` nothing awaits it.
  failed.catch(() => undefined);
  return {
    busy: () => handler.busy(),
    failed,
    stop: async () => {
      stopping = true;
      await consumer.stop();
      handler.close();
    },
  };
}

type Handling = {
  readonly announce: boolean;
  readonly loop: Pick<Loop, 'tick' | 'trouble'>;
  readonly isStopping: () => boolean;
  readonly onPublished?: OnPublished;
  /** See `revisionBase`. */
  readonly base: number;
};

/** Waits while the store is unavailable. */
function storeCall(
  { logger, limits }: Pick<ProjectionContext, 'logger' | 'limits'>,
  { name }: Projection,
  loop: Pick<Loop, 'trouble'>,
): StoreCall {
  return (work, fence: Fence) =>
    whileUnavailable(work, fence, {
      baseMs: limits.retryBaseMs,
      maxMs: limits.retryMaxMs,
      onTrouble: (error) => {
        loop.trouble(`the read store is unavailable: ${error.message}`);
        logger.warn({ projection: name, err: error }, 'the read store is unavailable');
      },
    });
}

/** `flush` writes what is pending, also of entities that wait for the rest of their inputs. */
export function createHandler(
  context: ProjectionContext,
  projection: Projection,
  generation: number,
  handling: Handling,
): BatchHandler & { flush(): Promise<void> } {
  const { log, codec, store, metrics, logger, limits } = context;
  const call = storeCall(context, projection, handling.loop);
  const names = tablesOf(generation);
  const letters = knownLetters(log, codec, projection.name);
  const common = { ...handling, log, codec, metrics, logger, letters };
  if (projection.kind === 'rows') {
    const writer = createRowWriter({ projection, store, names, call });
    return { ...createRowHandler({ ...common, projection, writer }), flush: () => Promise.resolve() };
  }
  const tables = clickHouseEntityTables(store, entityTableNames(projection, generation));
  const inputs = context.inputs ?? createSharedInputs(limits.cacheFacts);
  const cache = inputs.open();
  const writer = createEntityWriter({
    projection,
    tables,
    codec,
    call,
    cache,
    announce: handling.announce,
    base: handling.base,
    observe: (work, seconds) => metrics.seconds(projection.name, work, seconds),
  });
  const lingering = {
    idleMs: limits.lingerIdleMs,
    maxMs: limits.lingerMaxMs,
    reserve: (facts: number) => cache.reserve(facts),
    openIdleMs: handling.announce ? limits.openIdleMs : Math.min(limits.openIdleMs, OPEN_REPLAY_MS),
    openMaxMs: limits.openMaxMs,
    isMoreOnItsWay: async (taken: readonly Taken[]) =>
      (await isUnread(log, taken)) || (await isAnyStageBehind(log, projection.topics)),
    lag: () => log.lag(groupOf(projection.name, generation), projection.topics),
    stages: () => stageLags(log, projection.topics),
  };
  const handler = createEntityHandler({ ...common, projection, writer, lingering });
  return {
    ...handler,
    close: () => {
      handler.close();
      cache.clear();
    },
  };
}

/** Whether a partition has records after those that were taken from it. */
async function isUnread(log: Pick<EventLog, 'watermarks'>, taken: readonly Taken[]): Promise<boolean> {
  for (const topic of new Set(taken.map((each) => each.topic))) {
    const heads = new Map((await log.watermarks(topic)).map(({ partition, high }) => [partition, high]));
    if (taken.some((each) => each.topic === topic && each.next < (heads.get(each.partition) ?? 0)))
      return true;
  }
  return false;
}

/** Whether a stage that writes to one of these topics has records yet to read. */
const isAnyStageBehind = async (log: Pick<EventLog, 'lag'>, topics: readonly TopicName[]): Promise<boolean> =>
  (await stageLags(log, topics)).some(({ lag }) => lag > 0);

/** How far every stage that writes to one of these topics has read. */
async function stageLags(
  log: Pick<EventLog, 'lag'>,
  topics: readonly TopicName[],
): Promise<readonly StageLag[]> {
  const rows: StageLag[] = [];
  for (const [stage, { reads, writes }] of Object.entries(STAGES)) {
    if (!writes.some((topic) => topics.includes(topic))) continue;
    for (const row of await log.lag(stage, [reads])) rows.push({ ...row, stage, writes });
  }
  return rows;
}
