import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanName } from '@footnote/api-keys/plans';
import { issueKey } from '@footnote/api-keys/registry';
import { collectorOf } from '@footnote/cli/fetching';
import { openDataDir } from '@footnote/embedded/data-dir';
import { drain } from '@footnote/embedded/drain';
import { outlineOf } from '@footnote/projection/outline';
import { PROJECTIONS } from '@footnote/projector/projections';
import { openFetcher } from '@footnote/embedded/fetch';
import type { Embedded } from '@footnote/embedded/embedded';
import { frontOf } from '@footnote/embedded/front';
import { fetchPrices } from '@footnote/embedded/prices';
import { pipelineOf } from '@footnote/embedded/pipeline';
import type { Session } from '@footnote/embedded/session';
import type { EventLog } from '@footnote/event-log/port';
import { TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import { createPollComponent } from '@footnote/filing-fetcher/poll-component';
import type { IngestReport } from '@footnote/filing-fetcher/report';
import type { Selection } from '@footnote/filing-fetcher/selection';
import type { ReadStore } from '@footnote/read-store/port';
import { openTestReadStore } from '@footnote/read-store/testing';
import { loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { createHealth } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { BENCHMARK_SYMBOL } from '@footnote/synthetic-edgar/invented-market';

/** The day of the invented companies' last filings; flags for old filings, among others, depend on it. */
export const NOW = Date.parse('2026-11-23T15:00:00Z');

/** The complete pipeline in this process, on a new data folder and database. */
export type Spine = {
  readonly log: EventLog;
  readonly store: ReadStore;
  readonly address: string;
  readonly key: string;
  /** Issues another key with a plan. */
  issue(plan: PlanName): Promise<string>;
  /** Ingests from a mirror and waits until everything is projected. */
  ingest(mirror: string, selection: Selection): Promise<IngestReport>;
  /** Ingests a folder of prices and waits until everything is projected. */
  ingestPrices(folder: string): Promise<void>;
  /** Waits until the whole log is projected. */
  settle(): Promise<void>;
  /** Appends every record of a topic again, partition by partition. */
  deliverAgain(topic: TopicName): Promise<void>;
  /** Count and checksum of the visible cells, independent of revision and order. */
  cells(): Promise<{ readonly count: number; readonly checksum: string }>;
  close(): Promise<void>;
};

/**
 * `prepare` may put files into the data folder before it is opened. `onDemand`: a mirror from which requested companies
 * are collected. `poll`: a mirror whose feed is read every second.
 */
export async function openSpine(
  prepare?: (folder: string) => Promise<void>,
  { onDemand, poll }: { readonly onDemand?: string; readonly poll?: string } = {},
): Promise<Spine> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-spine-'));
  await prepare?.(folder);
  const database = await openTestReadStore();
  const { store } = database;
  const dir = openDataDir(folder);
  const config = loadConfig(
    {},
    {
      dataDir: folder,
      port: '0',
      benchmark: BENCHMARK_SYMBOL,
      ...(poll === undefined ? {} : { edgarMirror: poll }),
      ...(onDemand === undefined ? {} : { onDemand: 'on', edgarMirror: onDemand }),
    },
  );
  const events = await openEvents(config, 'spine');
  const { log, codec } = events;
  const session: Session = { ...events, config, dir, hasServices: false, close: () => log.close() };
  const logger = createLogger({ logLevel: 'silent' });
  const embedded: Embedded = {
    session,
    clickhouse: {
      url: database.url,
      readerUrl: database.readerUrl,
      attachedTo: undefined,
      isSupervised: () => true,
      stop: () => Promise.resolve(),
    },
    store,
    reader: store,
    logger,
    metrics: createMetrics('spine', { defaults: false }),
    health: createHealth(),
    close: () => Promise.resolve(),
  };
  const { query, components } = frontOf(embedded, () => NOW);
  const collector = (): Component =>
    collectorOf(embedded, openFetcher(session, logger, embedded.metrics), (error) => {
      throw error;
    });
  const poller = (): Component => {
    const { fetcher, metrics } = openFetcher(session, logger, embedded.metrics);
    const onFailure = (error: Error): never => {
      throw error;
    };
    return createPollComponent({ fetcher, logger, metrics, seconds: 1, onFailure });
  };
  const parts = [
    ...pipelineOf({ ...session, ...embedded }),
    ...components,
    ...(onDemand === undefined ? [] : [collector()]),
    ...(poll === undefined ? [] : [poller()]),
  ];
  for (const part of parts) await part.start();
  const { key } = await issueKey(log, codec, { label: 'spine' });
  const settle = (): Promise<void> =>
    drain(log, store, { signal: new AbortController().signal, projections: PROJECTIONS.map(outlineOf) });

  return {
    log,
    store,
    key,
    address: query.address(),
    issue: async (plan) => (await issueKey(log, codec, { label: plan, plan })).key,
    settle,
    ingest: async (mirror, selection) => {
      const own = { ...session, config: { ...config, edgarMirror: mirror } };
      const { fetcher, client } = openFetcher(own, logger, createMetrics('fetcher', { defaults: false }));
      const report = await fetcher.ingest(selection);
      client.close();
      await settle();
      return report;
    },
    ingestPrices: async (prices) => {
      await fetchPrices(embedded, { where: [prices], symbols: [] }, new AbortController().signal);
      await settle();
    },
    deliverAgain: async (topic) => {
      for (const { partition, low, high } of await log.watermarks(topic))
        for await (const records of log.read(topic, partition, { from: low, to: high }))
          await log.append(
            topic,
            records.map(({ key: company, value }) => ({ key: company, value })),
          );
      await settle();
    },
    cells: async () => {
      const [row] = await store.query<{ count: string; checksum: string }>(
        'SELECT toString(count()) AS count, hex(sum(sipHash64(tuple(* EXCEPT revision)))) AS checksum FROM statement_cells',
      );
      return { count: Number(row?.count ?? 0), checksum: row?.checksum ?? '' };
    },
    close: async () => {
      for (const part of parts.reverse()) await part.stop();
      await log.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Number of records of every topic. */
export async function countRecords(log: EventLog): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    TOPIC_NAMES.map(async (topic): Promise<[string, number]> => {
      const marks = await log.watermarks(topic);
      return [topic, marks.reduce((sum, { low, high }) => sum + high - low, 0)];
    }),
  );
  return Object.fromEntries(counts);
}
