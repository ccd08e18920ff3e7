import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EdgarClient } from '@footnote/edgar/client';
import { openEdgar, type EdgarOptions } from '@footnote/edgar/open-edgar';
import { openFolderArchive } from '@footnote/archive/content-archive';
import { openFolderObjects } from '@footnote/archive/folder-objects';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs, type EventOf, type TopicName } from '@footnote/events/topics';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { createFilingFetcher, type FilingFetcher, type FilingFetcherDeps } from '../filing-fetcher.ts';
import { createFetcherMetrics } from '../metrics.ts';

/** A fetcher with a separate log, archive and state folder, for tests. */
export type Fixture = {
  readonly root: string;
  readonly log: EventLog;
  readonly codec: Codec;
  readonly deps: FilingFetcherDeps;
  readonly fetcher: FilingFetcher;
  /** Metrics in Prometheus's text format. */
  metricsText(): Promise<string>;
  /** Everything in a topic: by partition, in order. */
  readonly events: <T extends TopicName>(topic: T) => Promise<readonly EventOf<T>[]>;
  /** Another fetcher on the same folders, as after a restart. */
  restarted(changes?: Partial<FilingFetcherDeps>): FilingFetcher;
  close(): Promise<void>;
};

export const openFixture = async (
  edgar: EdgarOptions | EdgarClient,
  changes: Partial<FilingFetcherDeps> = {},
): Promise<Fixture> => {
  const root = await mkdtemp(join(tmpdir(), 'fetcher-'));
  const log = await openLmdbLog({ path: join(root, 'log') });
  await log.ensureTopics(topicSpecs(2));
  const codec = createCodec(createMemoryRegistry());
  const metrics = createMetrics('fetcher-test', { defaults: false });
  const client = 'fetch' in edgar ? edgar : openEdgar(edgar);
  const deps: FilingFetcherDeps = {
    log,
    codec,
    client,
    archive: openFolderArchive(join(root, 'archive')),
    state: openFolderObjects(join(root, 'fetcher')),
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createFetcherMetrics(metrics.registry),
    now: () => Date.UTC(2030, 0, 1),
    ...changes,
  };
  return {
    root,
    log,
    codec,
    deps,
    fetcher: createFilingFetcher(deps),
    metricsText: () => metrics.text(),
    events: async (topic) => {
      const events = [];
      for (const { partition } of await log.watermarks(topic)) {
        for await (const chunk of log.read(topic, partition, { from: 0 })) {
          for (const { value } of chunk) events.push(await codec.decode(topic, value));
        }
      }
      return events;
    },
    restarted: (more = {}) => createFilingFetcher({ ...deps, ...more }),
    close: async () => {
      client.close();
      await log.close();
      await rm(root, { recursive: true });
    },
  };
};
