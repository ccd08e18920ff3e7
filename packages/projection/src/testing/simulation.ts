import type { Batch, BatchControl, LogRecord, NewRecord } from '@footnote/event-log/port';
import { FencedError } from '@footnote/event-log/port';
import { type Codec, createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { sayingMoreFollow } from '@footnote/events/more-follow';
import type { EventOf, TopicName } from '@footnote/events/topics';
import pino from 'pino';
import { createMetrics } from '@footnote/runtime/metrics';
import { createSharedInputs, type SharedInputs } from '../entity/cache.ts';
import { createEntityHandler } from '../entity/handler.ts';
import { createEntityWriter } from '../entity/writer.ts';
import type { Projection } from '../projection.ts';
import { whileUnavailable } from '../retry.ts';
import { createRowHandler } from '../row-handler.ts';
import { createRowWriter } from '../row-writer.ts';
import type { StoreCall } from '../store-call.ts';
import type { EntityTables } from '../entity/tables.ts';
import { memoryEntityTables } from './memory-entity-tables.ts';
import type { MemoryStore } from './memory-store.ts';

const logger = pino({ level: 'silent' });

/** A log in memory: the appended records, and the committed offset of each partition. */
export type MemoryLog = {
  readonly codec: Codec;
  /** `topic/partition` → records. */
  readonly partitions: Map<string, LogRecord[]>;
  readonly committed: Map<string, number>;
  /** Partition is the last digit of the key, modulo two. */
  add<T extends TopicName>(topic: T, event: EventOf<T>, isFollowed?: boolean): Promise<void>;
  addBytes(topic: TopicName, key: string, value: Uint8Array, isFollowed?: boolean): void;
  append(topic: string, records: readonly NewRecord[]): Promise<[]>;
  readonly appended: { readonly topic: string; readonly record: NewRecord }[];
};

export function createMemoryLog(onAppend: (topic: string) => void = () => undefined): MemoryLog {
  const codec = createCodec(createMemoryRegistry());
  const partitions: MemoryLog['partitions'] = new Map();
  const appended: MemoryLog['appended'] = [];
  const addBytes: MemoryLog['addBytes'] = (topic, key, value, isFollowed = false) => {
    const partition = Number(key.at(-1)) % 2;
    const name = `${topic}/${partition}`;
    const records = partitions.get(name) ?? [];
    partitions.set(name, records);
    const record = { topic, partition, key, value, offset: records.length };
    records.push(isFollowed ? sayingMoreFollow(record) : record);
  };
  return {
    codec,
    partitions,
    committed: new Map(),
    appended,
    addBytes,
    add: async (topic, event, isFollowed) =>
      addBytes(topic, 'cik' in event ? event.cik : '0', await codec.encode(topic, event), isFollowed),
    append: (topic, records) => {
      onAppend(topic);
      appended.push(...records.map((record) => ({ topic, record })));
      return Promise.resolve([]);
    },
  };
}

/** One process that projects, with its memory. */
export type Worker = {
  /** Delivers records [from, to) of a partition. Rejects when the process crashes. */
  deliver(partition: string, from: number, to: number, control?: Partial<BatchControl>): Promise<void>;
  /** Publishes pending inputs. */
  flush(): Promise<void>;
  /** The worker's position in a partition. */
  position(partition: string): number;
  readonly inputs: SharedInputs;
};

export type WorkerOptions = {
  readonly projection: Projection;
  readonly log: MemoryLog;
  readonly store: MemoryStore;
  readonly onCommit?: () => void;
  readonly onTrouble?: () => void;
  readonly onTick?: () => void;
  readonly cacheFacts?: number;
  /** Default: a separate one, of `cacheFacts`. */
  readonly inputs?: SharedInputs;
  readonly maxRows?: number;
  /** Bytes of stored inputs that are read at once. */
  readonly loadBytes?: number;
  readonly tables?: EntityTables;
  /** See `revisionBase`. */
  readonly base?: number;
  /** Milliseconds that inputs wait to be published; default: until `flush`. */
  readonly lingerMs?: number;
  /** Milliseconds that an entity waits whose newest record says that more follow; default: until `flush`. */
  readonly openMs?: number;
};

export function startWorker(options: WorkerOptions): Worker {
  const { projection, log, store } = options;
  const inputs = options.inputs ?? createSharedInputs(options.cacheFacts ?? 100);
  const call: StoreCall = (work, fence) =>
    whileUnavailable(work, fence, {
      baseMs: 1,
      maxMs: 4,
      onTrouble: () => options.onTrouble?.(),
      pause: () => Promise.resolve(),
    });
  const maxRows = options.maxRows ?? 3;
  const common = {
    log,
    codec: log.codec,
    metrics: createMetrics('test', { defaults: false }),
    logger,
    loop: { tick: () => options.onTick?.() },
    isStopping: () => false,
    announce: true,
    now: () => 0,
    base: options.base ?? 0,
  };
  const handler =
    projection.kind === 'rows'
      ? {
          ...createRowHandler({
            ...common,
            projection,
            writer: createRowWriter({ projection, store, names: (base) => base, call, maxRows }),
          }),
          flush: () => Promise.resolve(),
        }
      : createEntityHandler({
          ...common,
          projection,
          // Only the test decides when pending inputs are published.
          lingering: {
            idleMs: 1e9,
            maxMs: options.lingerMs ?? 1e9,
            reserve: () => true,
            openIdleMs: options.openMs ?? 1e9,
            openMaxMs: 1e9,
            isMoreOnItsWay: () => Promise.resolve(false),
            lag: () => Promise.resolve([]),
            stages: () => Promise.resolve([]),
          },
          writer: createEntityWriter({
            projection,
            tables: options.tables ?? memoryEntityTables(store),
            codec: log.codec,
            cache: inputs.open(),
            call,
            announce: common.announce,
            base: common.base,
            groupBytes: 200,
            loadBytes: options.loadBytes ?? 300,
            maxRows,
          }),
        });
  const positions = new Map<string, number>();
  return {
    inputs,
    flush: async () => {
      await handler.flush();
      handler.close();
    },
    position: (name) => positions.get(name) ?? log.committed.get(name) ?? 0,
    deliver: async (name, from, to, control = {}) => {
      const records = (log.partitions.get(name) ?? []).slice(from, to);
      const [topic = '', partition = ''] = name.split('/');
      const batch: Batch = { topic, partition: Number(partition), records, high: to };
      positions.set(name, from + records.length);
      await handler.onBatch(batch, {
        heartbeat: () => Promise.resolve(),
        isStale: () => false,
        commit: (next) => {
          if (control.isStale?.() === true) return Promise.reject(new FencedError('revoked'));
          options.onCommit?.();
          log.committed.set(name, next);
          return Promise.resolve();
        },
        ...control,
      });
    },
  };
}

/** Delivers uncommitted records, one partition after the other, as a consumer of an undisturbed log would. */
export async function drain(worker: Worker, log: MemoryLog): Promise<void> {
  for (const [name, records] of log.partitions) {
    const from = log.committed.get(name) ?? 0;
    if (from < records.length) await worker.deliver(name, from, records.length);
  }
  await worker.flush();
}
