import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs, type EventOf, type TopicName } from '@footnote/events/topics';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { createPriceMetrics } from '../metrics.ts';
import { createPriceFetcher, type PriceFetcher } from '../price-fetcher.ts';
import type { PriceSource } from '../source.ts';
import { openFolderSource } from '../sources/folder.ts';

/** A log, a state folder and a folder of CSV files, for tests. */
export type PriceFixture = {
  readonly root: string;
  readonly log: EventLog;
  /** Writes a file of the folder `prices`. */
  write(name: string, text: string): Promise<void>;
  /** A fetcher of that folder, or of other sources, as after a restart. */
  fetcher(sources?: readonly PriceSource[], now?: number): Promise<PriceFetcher>;
  readonly events: <T extends TopicName>(topic: T) => Promise<readonly EventOf<T>[]>;
  metricsText(): Promise<string>;
  close(): Promise<void>;
};

export const openPriceFixture = async (): Promise<PriceFixture> => {
  const root = await mkdtemp(join(tmpdir(), 'prices-'));
  const folder = join(root, 'prices');
  await mkdir(folder);
  const log = await openLmdbLog({ path: join(root, 'log') });
  await log.ensureTopics(topicSpecs(2));
  const codec: Codec = createCodec(createMemoryRegistry());
  const metrics = createMetrics('prices-test', { defaults: false });
  const own = createPriceMetrics(metrics.registry);
  return {
    root,
    log,
    write: (name, text) => writeFile(join(folder, name), text),
    fetcher: async (sources, now = Date.UTC(2030, 0, 1)) =>
      createPriceFetcher({
        log,
        codec,
        sources: sources ?? [await openFolderSource(folder, 0)],
        stateDir: join(root, 'state'),
        logger: createLogger({ logLevel: 'silent' }),
        metrics: own,
        now: () => now,
      }),
    events: async <T extends TopicName>(topic: T) => {
      const events: EventOf<T>[] = [];
      for (const { partition } of await log.watermarks(topic))
        for await (const records of log.read(topic, partition, { from: 0 }))
          for (const { value } of records) events.push(await codec.decode(topic, value));
      return events;
    },
    metricsText: () => metrics.text(),
    close: async () => {
      await log.close();
      await rm(root, { recursive: true, force: true });
    },
  };
};
