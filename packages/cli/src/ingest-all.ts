import type { BulkSource } from '@footnote/edgar/bulk/bulk-archives';
import type { AloneFetcher } from '@footnote/embedded/alone-fetcher';
import type { Bulk } from '@footnote/embedded/bulk';
import { attachOrStartClickHouse, type ClickHouse, requireStaying } from '@footnote/embedded/clickhouse';
import type { Owner } from '@footnote/embedded/clickhouse-address';
import { configOf, type SessionOptions } from '@footnote/embedded/config-of';
import { openDataDir } from '@footnote/embedded/data-dir';
import { openClient } from '@footnote/embedded/edgar-client';
import { commandLogger } from '@footnote/embedded/logger';
import type { PipelineProcess } from '@footnote/embedded/kept-pipeline';
import { type ForkedPipelines, pipelineProcesses } from '@footnote/embedded/pipeline-processes';
import type { PricesRequest } from '@footnote/embedded/prices';
import { requireProjector } from '@footnote/embedded/require-projector';
import type { Session } from '@footnote/embedded/session';
import { createTask, exitWhenForced } from '@footnote/embedded/task';
import type { Selection } from '@footnote/filing-fetcher/selection';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { ProjectionOutline } from '@footnote/projection/outline';
import { allOf } from '@footnote/runtime/all-of';
import { createLifecycle, type Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import { UserError } from '@footnote/runtime/user-error';

export type IngestRequest = {
  readonly selection: Selection | null;
  readonly archives: BulkSource | undefined;
  readonly prices: PricesRequest | undefined;
  readonly dataSet: string | undefined;
};

/** Ingests the request and waits until it is projected. `ahead`: processes for it that were already started. */
export async function ingestAll(
  options: SessionOptions,
  request: IngestRequest,
  ahead: ForkedPipelines | undefined,
): Promise<void> {
  const config = configOf(options);
  const dir = openDataDir(config.dataDir);
  const logger = commandLogger(config);
  await requireProjector({ hasServices: config.kafkaBrokers !== null, config, dir });
  // Refuses an invalid mirror, or EDGAR without a User-Agent, before ClickHouse is started.
  if (request.selection !== null && request.archives === undefined) openClient(config).close();
  const clickhouse = attachOrStartClickHouse({ dir, config, owner: 'ingest', logger });
  // If it fails meanwhile, `openEmbedded` reports it.
  clickhouse.catch(() => undefined);
  try {
    // ClickHouse starts while the rest of the code is loaded.
    const { withSession } = await import('@footnote/embedded/session');
    await withSession(options, async (session) => {
      const { becomeOnlyFetcher } = await import('@footnote/embedded/alone-fetcher');
      const isRead = request.selection !== null || request.dataSet !== undefined;
      const alone = isRead ? await becomeOnlyFetcher(session, logger) : undefined;
      try {
        await withBulk(session, request, { ahead, alone, clickhouse, logger });
      } finally {
        await alone?.release();
      }
    });
  } finally {
    await clickhouse.then(
      (started) => started.stop(),
      () => undefined,
    );
  }
}

type Started = {
  readonly ahead: ForkedPipelines | undefined;
  readonly alone: AloneFetcher | undefined;
  readonly clickhouse: Promise<ClickHouse>;
  readonly logger: Logger;
};

async function withBulk(session: Session, request: IngestRequest, started: Started): Promise<void> {
  const { selection, archives } = request;
  if (archives === undefined || selection === null) return ingestWith(session, request, undefined, started);
  // Most ingests have no archive.
  const { openBulk } = await import('@footnote/embedded/bulk');
  const bulk = await openBulk(session, archives, selection);
  try {
    await ingestWith(session, { ...request, selection: bulk.selection }, bulk, started);
  } finally {
    await bulk.close();
  }
}

async function ingestWith(
  session: Session,
  { selection, prices, dataSet }: IngestRequest,
  bulk: Bulk | undefined,
  { ahead, alone, clickhouse, logger }: Started,
): Promise<void> {
  const [{ openEmbedded }, { ingestAndDrain }] = await Promise.all([
    import('@footnote/embedded/embedded'),
    import('./ingest-and-drain.ts'),
  ]);
  const embedded = await openEmbedded(session, 'ingest', logger, clickhouse);
  try {
    requireStaying(embedded.clickhouse);
    // If `up` is running, it projects; otherwise this process does.
    const isAlone = embedded.clickhouse.attachedTo === undefined && !session.hasServices;
    let failure: UserError | undefined;
    const onFailure = (error: UserError): void => {
      failure = error;
      lifecycle.shutdown();
    };
    const pipeline = inBackground(isAlone ? pipelineProcesses(embedded, onFailure, ahead) : []);
    const task = createTask(
      'ingest',
      (signal) =>
        ingestAndDrain(embedded, selection, {
          signal,
          bulk,
          alone,
          prices,
          dataSet,
          projecting: pipeline.started(),
        }),
      () => lifecycle.shutdown(),
    );
    const shutdownMs = session.config.shutdownSeconds * 1000;
    const components = [pipeline.component, task.component];
    const lifecycle = createLifecycle({ components, logger, shutdownMs });
    await lifecycle.start();
    exitWhenForced(await lifecycle.finished);
    if (failure !== undefined) throw failure;
    const report = await task.result().catch((error: unknown) => {
      throw explained(error, embedded.clickhouse.attachedTo);
    });
    await bulk?.forget();
    if (!report.ok) throw new UserError('some of the requested companies or prices could not be ingested');
  } finally {
    await embedded.close();
  }
}

type Background = {
  readonly component: Component;
  /**
   * Resolves when everything has started, to the projections if they run in the background; rejects when something
   * failed to start. Called after the component's start.
   */
  readonly started: () => Promise<readonly ProjectionOutline[] | undefined>;
};

/** Processes that start in the background while later components already work. */
function inBackground(processes: readonly PipelineProcess[]): Background {
  const all = allOf('pipeline', processes);
  let starting: Promise<readonly ProjectionOutline[] | undefined> = Promise.resolve(undefined);
  return {
    started: () => starting,
    component: {
      name: all.name,
      start: (signal) => {
        starting = all.start(signal).then(() => processes[0]?.projections());
        // Components that wait for the start get the error.
        starting.catch(() => undefined);
        return Promise.resolve();
      },
      stop: async () => {
        const hasStarted = await starting.then(
          () => true,
          () => false,
        );
        if (hasStarted) await all.stop();
      },
    },
  };
}

function explained(error: unknown, attachedTo: Owner | undefined): unknown {
  if (attachedTo === undefined || !(error instanceof ReadStoreUnavailableError)) return error;
  return new UserError(
    `footnote ${attachedTo} stopped before everything was projected`,
    'nothing is lost: run `footnote up` or the same command again to continue',
  );
}
