import { getHeapStatistics } from 'node:v8';
import { ensureDatabase, openReadStore, requireDatabase } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { createAdminServer } from './admin-server.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { endOnUncaught } from './end-now.ts';
import { type Events, openEvents } from './event-log.ts';
import { createHealth, type Health } from './health.ts';
import { type Component, type ExitCode, runUntilSignal } from './lifecycle.ts';
import { createLogger, type Logger } from './logging.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { untilThere } from './patience.ts';
import { createRightsWatch } from './rights-watch.ts';
import { storeOptions, withDeadline } from './read-store.ts';
import { type ServiceDeclaration, type ServiceName, SERVICES } from './services.ts';
import { startTracing } from './tracing/start.ts';
import { tracedStore } from './tracing/store.ts';

/** Everything a service is built from. */
export type ServiceContext = Events & {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  /** Ends the process because of an error. */
  readonly fail: (error: Error) => void;
};

export type ServiceContextWithStore = ServiceContext & { readonly store: ReadStore };

export type ServiceParts = {
  /** Started in this order once log and store are available, stopped in reverse order. */
  readonly components: readonly Component[];
  /** Whether the service is ready for traffic, in addition to being started and healthy. */
  readonly ready?: () => boolean;
  /** The address it listens on, once started. */
  readonly address?: () => string;
  /** The newest known event of an API key, if the service checks keys. */
  readonly keyEvent?: (keyHash: string) => string | undefined;
};

/** A declared service, with a read store if it needs one. */
export type Service<Name extends ServiceName = ServiceName> = {
  readonly name: Name;
  readonly build: (
    context: (typeof SERVICES)[Name]['store'] extends true ? ServiceContextWithStore : ServiceContext,
  ) => ServiceParts;
};

type Buildable =
  | {
      readonly name: ServiceName;
      readonly store: false;
      readonly build: (context: ServiceContext) => ServiceParts;
    }
  | {
      readonly name: ServiceName;
      readonly store: true;
      readonly readsOnly: boolean;
      readonly build: (context: ServiceContextWithStore) => ServiceParts;
    };

/** Message to the process that started the service, sent once it is up. */
export type UpMessage = {
  readonly type: 'up';
  readonly adminPort: number;
  readonly address: string | null;
};

/**
 * Runs one service as a process, configured by the environment. Starts the admin port first, then the log,
 * the store and the service's own components, and waits for brokers, registry and ClickHouse. Exits on SIGINT
 * and SIGTERM, and when a parent process with a channel exits. Returns the exit code; a fatal start error is
 * printed in one line.
 */
export async function runService<Name extends ServiceName>(declared: Service<Name>): Promise<ExitCode> {
  endOnUncaught();
  const { store, readsOnly = false }: ServiceDeclaration = SERVICES[declared.name];
  const service = { ...declared, store, readsOnly } as Buildable;
  let config: Config;
  try {
    config = loadConfig(process.env);
    if (service.store && config.clickhouseUrl === null)
      throw new ConfigError([
        'FOOTNOTE_CLICKHOUSE_URL is not set: a standalone service needs a ClickHouse server',
      ]);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${service.name}: ${error.message}\n`);
    return 1;
  }
  const who = config.instance ?? service.name;
  const logger = createLogger(config, who);
  const metrics = createMetrics(service.name);
  const health = createHealth();
  const own = createParts(service, { config, logger, metrics, health }, who);
  const admin = createAdminServer({
    port: config.adminPort,
    host: config.adminHost,
    health,
    metrics,
    ready: own.ready,
    keyEvent: own.keyEvent,
  });
  const readyMessage: Component = {
    name: 'ready message',
    start: () => {
      const message: UpMessage = { type: 'up', adminPort: admin.port(), address: own.address() };
      process.send?.(message);
      const heapMiB = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
      logger.info(
        { admin_port: message.adminPort, address: message.address ?? undefined, heap_mib: heapMiB },
        'up',
      );
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
  };
  endWithParent();
  return runUntilSignal({
    components: [admin, own.component, readyMessage],
    logger,
    shutdownMs: config.shutdownSeconds * 1000,
    onLifecycle: own.onLifecycle,
  });
}

type Parts = {
  readonly component: Component;
  readonly ready: () => boolean;
  readonly address: () => string | null;
  readonly keyEvent: (keyHash: string) => string | undefined;
  readonly onLifecycle: (shutdown: (error?: Error) => void) => void;
};

function createParts(
  service: Buildable,
  common: Pick<ServiceContext, 'config' | 'logger' | 'metrics' | 'health'>,
  who: string,
): Parts {
  const { config, logger } = common;
  const closing: (() => Promise<void>)[] = [];
  let parts: ServiceParts | undefined;
  let isUp = false;
  let fail: (error: Error) => void = () => undefined;

  /**
   * Closes everything that was opened or started, newest first; one failure does not keep the others open.
   */
  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let close = closing.pop(); close !== undefined; close = closing.pop())
      await close().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'some components failed to stop');
  };

  const build = async (signal?: AbortSignal): Promise<ServiceParts> => {
    closing.push(await startTracing(`footnote-${service.name}`, { logger }));
    const events = await untilThere(() => openEvents(config, who, { logger, signal, user: service.name }), {
      what: 'the event log',
      logger,
      signal,
    });
    closing.push(() => events.log.close());
    const rights = createRightsWatch({ ...common, who, user: service.name });
    await rights.start(signal);
    closing.push(() => rights.stop());
    const context = { ...common, ...events, fail };
    if (!service.store) return service.build(context);
    const reach = storeOptions(config, config.clickhouseUrl ?? '', {
      right: service.readsOnly ? 'read' : 'write',
    });
    const store = tracedStore(openReadStore(service.readsOnly ? withDeadline(reach, config) : reach));
    closing.push(() => store.close());
    // The service that only reads may not create the database.
    const reached = service.readsOnly ? requireDatabase : ensureDatabase;
    await untilThere(() => reached(reach), { what: 'the read store', logger, signal });
    return service.build({ ...context, store });
  };

  return {
    ready: () => isUp && parts?.ready?.() !== false,
    address: () => parts?.address?.() ?? null,
    keyEvent: (keyHash) => parts?.keyEvent?.(keyHash),
    onLifecycle: (shutdown) => (fail = shutdown),
    component: {
      name: service.name,
      start: async (signal) => {
        try {
          parts = await build(signal);
          for (const component of parts.components) {
            await component.start(signal);
            closing.push(() => component.stop());
          }
          isUp = true;
        } catch (error) {
          await closeAll().catch(() => undefined);
          throw error;
        }
      },
      stop: async () => {
        isUp = false;
        await closeAll();
      },
    },
  };
}

/** If a parent started this process with a channel, the process exits with its parent. */
function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep the process alive.
  process.channel.unref();
}
