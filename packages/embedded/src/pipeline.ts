import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { createFilingParser } from '@footnote/filing-parser/service';
import { createProjector } from '@footnote/projector/service';
import { createQueryService, type QueryService } from '@footnote/query/service';
import { ensureDatabase, openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { createAdminServer, type AdminServer } from '@footnote/runtime/admin-server';
import { createHealth, type Health } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import { createMetrics, type Metrics } from '@footnote/runtime/metrics';
import { attachOrStartClickHouse, type ClickHouse, whileAway } from './clickhouse.ts';
import type { Owner } from './clickhouse-address.ts';
import type { Session } from './session.ts';
import { storeOptions } from './store.ts';

/** What every embedded process has besides its log: a ClickHouse, a client of it, health and metrics. */
export type Embedded = {
  readonly session: Session;
  readonly clickhouse: ClickHouse;
  readonly store: ReadStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  close(): Promise<void>;
};

export async function openEmbedded(session: Session, owner: Owner, logger: Logger): Promise<Embedded> {
  const { dir, config } = session;
  const clickhouse = await attachOrStartClickHouse({ dir, config, owner, logger });
  const options = storeOptions(config, clickhouse.url);
  try {
    await whileAway(clickhouse, () => ensureDatabase(options));
  } catch (error) {
    // Left running, it would keep this process alive.
    await clickhouse.stop();
    throw error;
  }
  const store = openReadStore(options);
  return {
    session,
    clickhouse,
    store,
    logger,
    metrics: createMetrics('footnote', { defaults: owner === 'up' || owner === 'demo' }),
    health: createHealth(),
    close: async () => {
      await store.close();
      await clickhouse.stop();
    },
  };
}

/** The parser and the projector: from `documents` to the read models. */
export function pipelineOf(embedded: Embedded): readonly Component[] {
  const { session, store, logger, metrics, health } = embedded;
  const { log, codec, dir, config } = session;
  const archive = openFolderArchive(dir.archive);
  const projector = createProjector({ log, codec, store, config, logger, metrics, health });
  const parser = createFilingParser({ log, codec, archive, metrics, logger, health });
  return [projector, parser];
}

/** The REST interface and its admin port. */
export function frontOf(embedded: Embedded): {
  readonly query: QueryService;
  readonly admin: AdminServer;
  readonly components: readonly Component[];
} {
  const { session, store, logger, metrics, health } = embedded;
  const { log, codec, config } = session;
  const query = createQueryService({ log, codec, store, config, logger, metrics });
  const admin = createAdminServer({ port: config.adminPort, health, metrics, ready: query.ready });
  return { query, admin, components: [query, admin] };
}
