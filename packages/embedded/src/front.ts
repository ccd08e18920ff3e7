import { configuredArchive, configuredDerived } from '@footnote/archive/configured';
import { createQueryService, type QueryService } from '@footnote/query/service';
import { createAdminServer, type AdminServer } from '@footnote/runtime/admin-server';
import type { Component } from '@footnote/runtime/lifecycle';
import { webhooksOf } from '@footnote/webhooks/configured';
import type { Embedded } from './embedded.ts';

/**
 * The REST API, its admin port, and webhooks if they are configured. `now`: the current time in epoch milliseconds (default: the machine's
 * clock).
 */
export function frontOf(
  embedded: Embedded,
  now: () => number = Date.now,
): {
  readonly query: QueryService;
  readonly admin: AdminServer;
  readonly components: readonly Component[];
} {
  const { session, reader: store, logger, metrics, health } = embedded;
  const { log, codec, config } = session;
  const archive = configuredArchive(config, { attempts: 3 });
  const derived = configuredDerived(config, { attempts: 3 });
  const query = createQueryService({ log, codec, store, archive, derived, config, logger, metrics, now });
  const admin = createAdminServer({
    port: config.adminPort,
    health,
    metrics,
    ready: query.ready,
    keyEvent: query.keyEvent,
  });
  const webhooks = webhooksOf({ log, codec, config, logger, metrics, health });
  return { query, admin, components: [query, admin, ...webhooks] };
}
