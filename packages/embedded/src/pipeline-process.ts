/** Entry of a process that parses and projects for `up` and `ingest`, off the thread that serves and fetches. */
import { outlineOf } from '@footnote/projection/outline';
import { projectionsOf } from '@footnote/projector/projections';
import { openReadStore } from '@footnote/read-store/client';
import { endOnUncaught } from '@footnote/runtime/end-now';
import { openEvents } from '@footnote/runtime/event-log';
import { createHealth } from '@footnote/runtime/health';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { storeOptions } from '@footnote/runtime/read-store';
import { startTracing } from '@footnote/runtime/tracing/start';
import { tracedStore } from '@footnote/runtime/tracing/store';
import { openDataDir } from './data-dir.ts';
import { pipelineOf } from './pipeline.ts';
import type { Notice, Order } from './pipeline-protocol.ts';

type StartOrder = Extract<Order, { readonly kind: 'start' }>;

const STATE_MS = 500;

// A parent that has just exited cannot receive messages; `disconnect` follows.
const notify = (notice: Notice): void => void process.send?.(notice, () => undefined);

async function start({ config, clickhouseUrl }: StartOrder): Promise<() => Promise<void>> {
  const logger = createLogger(config);
  const stopTracing = await startTracing('footnote-pipeline', { logger });
  const dir = openDataDir(config.dataDir);
  const own = { ...config, dataDir: dir.root };
  const { log, codec } = await openEvents(own, 'pipeline');
  const store = tracedStore(openReadStore(storeOptions(config, clickhouseUrl)));
  const metrics = createMetrics('footnote', { defaults: false });
  const health = createHealth();
  const parts = pipelineOf({ log, codec, store, config: own, logger, metrics, health });
  // Documents are parsed while the tables are created.
  await Promise.all(parts.map((part) => part.start()));
  const state = async (): Promise<void> =>
    notify({ kind: 'state', loops: health.loops(), metrics: await metrics.snapshot() });
  // Before it counts as started, so that a fault of a part is known by then.
  await state();
  const timer = setInterval(() => void state(), STATE_MS);
  return async () => {
    clearInterval(timer);
    for (const part of parts.toReversed()) await part.stop();
    await state();
    await store.close();
    await log.close();
    await stopTracing();
  };
}

endOnUncaught();

let stop: (() => Promise<void>) | undefined;

async function obey(order: Order): Promise<void> {
  if (order.kind === 'start') {
    stop = await start(order);
    notify({ kind: 'started', projections: projectionsOf(order.config).map(outlineOf) });
  } else {
    await stop?.();
    process.disconnect();
    process.exit(0);
  }
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => {
    notify({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});
/**
 * Without its parent, this process is useless; uncommitted records are read again. An orderly exit would wait for a
 * write to the log that only this thread can finish.
 */
const die = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', die);
if (!process.connected) die();
