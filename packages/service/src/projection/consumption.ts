import type { BatchControl, Batch, Consumer, EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { ReadStore } from '@footnote/read-store/port';
import type { Loop } from '../health.ts';
import type { Logger } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { createInputsCache } from './company/cache.ts';
import { clickHouseCompanyTables, inputsTable } from './company/tables.ts';
import { createCompanyWriter } from './company/writer.ts';
import type { Fence } from './fence.ts';
import { createBatchHandler, type HandlerOptions } from './handler.ts';
import { createPriorityMutex } from './priority-mutex.ts';
import { groupOf, type Projection, type Publication, tablesOf } from './projection.ts';
import { whileUnavailable } from './retry.ts';
import { createRowWriter } from './row-writer.ts';
import type { StoreCall } from './writer.ts';

/** What a projection runs on. */
export type ProjectionGround = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly store: ReadStore;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly limits: ProjectionLimits;
};

export type ProjectionLimits = {
  readonly batchRecords: number;
  readonly batchBytes: number;
  /** Facts of companies that are kept in memory. */
  readonly cacheFacts: number;
  /** Pause before the store is asked again, in milliseconds; doubles up to `retryMaxMs`. */
  readonly retryBaseMs: number;
  readonly retryMaxMs: number;
};

export const DEFAULT_LIMITS: ProjectionLimits = {
  batchRecords: 2000,
  batchBytes: 8 << 20,
  cacheFacts: 400_000,
  retryBaseMs: 100,
  retryMaxMs: 5000,
};

export type Consumption = {
  readonly consumer: Consumer;
  /** Whether a batch is being worked on. */
  readonly busy: () => boolean;
  /** Drops what is being worked on without committing it, and leaves the group. */
  stop(): Promise<void>;
};

/** Consumes the topics of a projection into the tables of one generation, as a member of its group. */
export async function startConsumption(
  ground: ProjectionGround,
  projection: Projection,
  generation: number,
  options: {
    readonly announce: boolean;
    readonly loop: Pick<Loop, 'tick' | 'trouble'>;
    readonly onPublished?: (publications: readonly Publication[]) => void;
  },
): Promise<Consumption> {
  const { log, logger, limits } = ground;
  const { loop } = options;
  let stopping = false;
  let running = 0;

  const call: StoreCall = (work, fence: Fence) =>
    whileUnavailable(work, fence, {
      baseMs: limits.retryBaseMs,
      maxMs: limits.retryMaxMs,
      onTrouble: (error) => {
        loop.trouble(`the read store is unavailable: ${error.message}`);
        logger.warn({ projection: projection.name, err: error }, 'the read store is unavailable');
      },
    });
  const handle = handlerOf(ground, projection, generation, call, {
    ...options,
    mutex: createPriorityMutex(),
    isStopping: () => stopping,
  });

  const consumer = await log.consume({
    group: groupOf(projection.name, generation),
    topics: projection.topics,
    maxRecords: limits.batchRecords,
    maxBytes: limits.batchBytes,
    onBatch: async (batch, control) => {
      running += 1;
      try {
        await handle(batch, control);
      } finally {
        running -= 1;
      }
    },
  });
  return {
    consumer,
    busy: () => running > 0,
    stop: async () => {
      stopping = true;
      await consumer.stop();
    },
  };
}

type Handling = Pick<HandlerOptions<unknown>, 'mutex' | 'isStopping' | 'announce' | 'loop' | 'onPublished'>;

function handlerOf(
  ground: ProjectionGround,
  projection: Projection,
  generation: number,
  call: StoreCall,
  handling: Handling,
): (batch: Batch, control: BatchControl) => Promise<void> {
  const { log, codec, store, metrics, logger, limits } = ground;
  const names = tablesOf(generation);
  const common = {
    ...handling,
    step: projection.name,
    topics: projection.topics,
    log,
    codec,
    metrics,
    logger,
  };
  if (projection.kind === 'rows')
    return createBatchHandler({ ...common, writer: createRowWriter({ projection, store, names, call }) });
  const tables = clickHouseCompanyTables(store, {
    inputs: names(inputsTable(projection.name)),
    rows: names(projection.rowsTable),
    heads: names(projection.headsTable),
  });
  const writer = createCompanyWriter({
    projection,
    tables,
    codec,
    call,
    cache: createInputsCache(limits.cacheFacts, projection.topics),
    observe: (work, seconds) => metrics.seconds(projection.name, work, seconds),
  });
  return createBatchHandler({ ...common, writer });
}
