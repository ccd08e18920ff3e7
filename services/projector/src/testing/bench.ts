import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { type Codec, createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { type EventOf, keyOf, type TopicName, topicSpecs } from '@footnote/events/topics';
import type { ReadStore } from '@footnote/read-store/port';
import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import { loadConfig } from '@footnote/runtime/config';
import { createHealth } from '@footnote/runtime/health';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { type Generations, openGenerations } from '@footnote/projection/generations';
import { groupOf, type Projection } from '@footnote/projection/projection';
import { eventually } from '@footnote/testing/eventually';
import { createProjector, type Projector, type ProjectorOptions } from '../service.ts';

/** A log in a separate folder and a separate read store, with the projector's parts. */
export type Bench = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly store: ReadStore;
  readonly options: ProjectorOptions;
  append<T extends TopicName>(topic: T, ...events: readonly EventOf<T>[]): Promise<void>;
  /** Appends bytes unchanged. */
  appendBytes(topic: TopicName, key: string, value: Uint8Array): Promise<void>;
  /** A started projector of the given projections, which is stopped before its log and store are closed. */
  start(projections: readonly Projection[], options?: Partial<ProjectorOptions>): Promise<Projector>;
  /** Waits until the active generations have projected everything. */
  settled(projections: readonly Projection[]): Promise<void>;
  /** Starts a projector, waits until everything is projected, stops it. */
  project(projections: readonly Projection[]): Promise<void>;
  /** Everything on a topic, decoded, partition by partition. */
  read<T extends TopicName>(topic: T): Promise<readonly EventOf<T>[]>;
  close(): Promise<void>;
};

/** A projector with default settings and without log output. */
export function quietly(parts: Pick<ProjectorOptions, 'log' | 'codec' | 'store'>): ProjectorOptions {
  return {
    ...parts,
    config: loadConfig({}),
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createMetrics('test', { defaults: false }),
    health: createHealth(),
    pollMs: 200,
  };
}

export type BenchOptions = {
  /** Of each topic; default 2. */
  readonly partitions?: number;
  /** Opens the log; default: one in the folder. */
  readonly openLog?: (folder: string) => Promise<EventLog>;
};

export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-projector-'));
  const log = await (options.openLog?.(folder) ?? openLmdbLog({ path: folder }));
  await log.ensureTopics(topicSpecs(options.partitions ?? 2));
  const readStore: TestReadStore = await openTestReadStore();
  const { store } = readStore;
  const codec = createCodec(createMemoryRegistry());
  const running: Projector[] = [];
  const projectorOptions = quietly({ log, codec, store });

  const start: Bench['start'] = async (projections, overrides) => {
    const projector = createProjector({ ...projectorOptions, ...overrides, projections });
    running.push(projector);
    await projector.start();
    return projector;
  };
  let journal: Promise<Generations> | undefined;
  const isSettled = async ({ name, topics }: Projection, generation: number): Promise<boolean> =>
    (await log.lag(groupOf(name, generation), topics)).every(({ lag }) => lag === 0);
  const settled = async (projections: readonly Projection[]): Promise<void> => {
    const generations = await (journal ??= openGenerations(store));
    // A later projection may have written what an earlier one reads.
    for (const projection of projections.length === 1 ? projections : [...projections, ...projections]) {
      const active = async (): Promise<number> =>
        (await generations.active(projection.name))?.generation ?? 1;
      let known = await active();
      await eventually(`${projection.name} has read all`, async () => {
        if (!(await isSettled(projection, known))) return false;
        // A rebuild may have activated another one meanwhile.
        const before = known;
        known = await active();
        return known === before;
      });
    }
  };

  return {
    log,
    codec,
    store,
    options: projectorOptions,
    append: async (topic, ...events) => {
      const records = events.map(async (event) => ({
        key: keyOf(topic, event),
        value: await codec.encode(topic, event),
      }));
      await log.append(topic, await Promise.all(records));
    },
    appendBytes: async (topic, key, value) => {
      await log.append(topic, [{ key, value }]);
    },
    start,
    settled,
    project: async (projections) => {
      const projector = await start(projections);
      await settled(projections);
      await projector.stop();
    },
    read: async (topic) => {
      const events = [];
      for (const { partition } of await log.watermarks(topic))
        for await (const records of log.read(topic, partition, { from: 0 }))
          for (const record of records) events.push(await codec.decode(topic, record.value));
      return events;
    },
    close: async () => {
      await Promise.all(running.map((projector) => projector.stop()));
      await log.close();
      await readStore.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In a `describe`: a separate bench for each test. */
export function useBench(options: BenchOptions = {}): () => Bench {
  let bench: Bench | undefined;
  beforeEach('opens a log and a read store', async () => {
    bench = await openBench(options);
  });
  afterEach('closes them', () => bench?.close());
  return () => {
    if (bench === undefined) throw new Error('the bench is there in tests only');
    return bench;
  };
}
