import { ensureDatabase, openReadStore } from '@footnote/read-store/client';
import type { ReadStore, StoreReader } from '@footnote/read-store/port';
import { createHealth, type Health } from '@footnote/runtime/health';
import type { Logger } from '@footnote/runtime/logging';
import { createMetrics, type Metrics } from '@footnote/runtime/metrics';
import { storeOptions, withDeadline } from '@footnote/runtime/read-store';
import { tracedStore } from '@footnote/runtime/tracing/store';
import { attachOrStartClickHouse, type ClickHouse, whileAway } from './clickhouse.ts';
import type { Owner } from './clickhouse-address.ts';
import type { Session } from './session.ts';

/** The parts of every embedded process except the log: a ClickHouse, a client for it, health and metrics. */
export type Embedded = {
  readonly session: Session;
  readonly clickhouse: ClickHouse;
  readonly store: ReadStore;
  /** The same tables as the user that may only read, for answers. */
  readonly reader: StoreReader;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  close(): Promise<void>;
};

/** `starting`: a ClickHouse that starts already, which is stopped with the others or on failure. */
export async function openEmbedded(
  session: Session,
  owner: Owner,
  logger: Logger,
  starting?: Promise<ClickHouse>,
): Promise<Embedded> {
  const { dir, config } = session;
  const clickhouse = await (starting ?? attachOrStartClickHouse({ dir, config, owner, logger }));
  const options = storeOptions(config, clickhouse.url);
  try {
    await whileAway(clickhouse, () => ensureDatabase(options));
  } catch (error) {
    // Left running, it would keep this process alive.
    await clickhouse.stop();
    throw error;
  }
  const store = tracedStore(openReadStore(options));
  const readerOptions = storeOptions(config, clickhouse.readerUrl, { right: 'read' });
  const reader = tracedStore(openReadStore(withDeadline(readerOptions, config)));
  return {
    session,
    clickhouse,
    store,
    reader,
    logger,
    metrics: createMetrics('footnote', { defaults: owner === 'up' || owner === 'demo' }),
    health: createHealth(),
    close: async () => {
      await store.close();
      await reader.close();
      await clickhouse.stop();
    },
  };
}
