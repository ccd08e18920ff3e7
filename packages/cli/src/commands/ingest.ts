import { Command, Option } from 'commander';
import { createProgressReporter } from '@footnote/filing-fetcher/progress';
import { summarise, type IngestReport } from '@footnote/filing-fetcher/report';
import type { Selection } from '@footnote/filing-fetcher/selection';
import { projectionsOf } from '@footnote/projector/projections';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { createLifecycle } from '@footnote/runtime/lifecycle';
import { describeLetters, letterMarks, readLetters } from '../dead-letters.ts';
import { dataOption, type DataOption } from '../options.ts';
import { bulkSourceOf, openBulk, type Bulk } from '@footnote/embedded/bulk';
import { requireStaying } from '@footnote/embedded/clickhouse';
import type { Owner } from '@footnote/embedded/clickhouse-address';
import { drain } from '@footnote/embedded/drain';
import { openFetcher, selectionOf, type SelectionOptions } from '@footnote/embedded/fetch';
import { commandLogger } from '@footnote/embedded/logger';
import { openEmbedded, type Embedded } from '@footnote/embedded/embedded';
import { pipelineProcesses } from '@footnote/embedded/pipeline-processes';
import { requireProjector } from '@footnote/embedded/require-projector';
import { withSession, type Session } from '@footnote/embedded/session';
import { createTask, exitWhenForced, stoppedEarly } from '@footnote/embedded/task';
import { UserError } from '@footnote/runtime/user-error';

type IngestOptions = DataOption &
  SelectionOptions & { readonly mirror?: string; readonly bulk?: readonly string[] };

export function ingestCommand(): Command {
  return new Command('ingest')
    .description('fetch companies and project them into the read models')
    .addOption(dataOption())
    .option('--symbols <list>', 'tickers, as AAPL,MSFT')
    .option('--ciks <list>', 'Central Index Keys, as 320193,789019')
    .option(
      '--universe',
      "every company of EDGAR's ticker list or of the bulk archive; skips the filings' XBRL reports",
    )
    .option(
      '--bulk <archives...>',
      "EDGAR's nightly archives as paths or URLs: companyfacts.zip and optionally submissions.zip; they contain no XBRL reports of filings",
    )
    .addOption(
      new Option(
        '--mirror <where>',
        "folder or URL that mirrors EDGAR's URL space (default: FOOTNOTE_EDGAR_MIRROR)",
      ),
    )
    .action(ingest);
}

async function ingest(options: IngestOptions): Promise<void> {
  const source = options.bulk === undefined ? undefined : bulkSourceOf(options.bulk);
  const everything = source !== undefined && options.symbols === undefined && options.ciks === undefined;
  const selection: Selection = everything ? { universe: true } : selectionOf(options);
  await withSession(options, async (session) => {
    const bulk = source === undefined ? undefined : await openBulk(session, source, selection);
    try {
      await ingestAll(session, bulk?.selection ?? selection, bulk);
    } finally {
      await bulk?.close();
    }
  });
}

async function ingestAll(session: Session, selection: Selection, bulk: Bulk | undefined): Promise<void> {
  const logger = commandLogger(session.config);
  await requireProjector(session);
  const embedded = await openEmbedded(session, 'ingest', logger);
  try {
    requireStaying(embedded.clickhouse);
    // A running `up` projects; without one this process does.
    const isAlone = embedded.clickhouse.attachedTo === undefined && !session.hasServices;
    const pipeline = isAlone ? pipelineProcesses(embedded, (error) => lifecycle.shutdown(error)) : [];
    const task = createTask(
      'ingest',
      (signal) => ingestAndDrain(embedded, selection, signal, bulk),
      () => lifecycle.shutdown(),
    );
    const shutdownMs = session.config.shutdownSeconds * 1000;
    const lifecycle = createLifecycle({ components: [...pipeline, task.component], logger, shutdownMs });
    await lifecycle.start();
    exitWhenForced(await lifecycle.finished);
    const report = await task.result().catch((error: unknown) => {
      throw explained(error, embedded.clickhouse.attachedTo);
    });
    await bulk?.forget();
    if (!report.ok) throw new UserError('some of what was requested could not be ingested');
  } finally {
    await embedded.close();
  }
}

function explained(error: unknown, attachedTo: Owner | undefined): unknown {
  if (attachedTo === undefined || !(error instanceof ReadStoreUnavailableError)) return error;
  return new UserError(
    `footnote ${attachedTo} stopped before everything was projected`,
    'nothing is lost: run `footnote up` or the same command again to continue',
  );
}

/**
 * Fetches a selection, waits until it is projected, and prints the progress to standard error. Throws
 * `UserError` when the signal stops it early; companies finished by then are kept.
 */
export async function ingestAndDrain(
  embedded: Embedded,
  selection: Selection,
  signal: AbortSignal,
  bulk?: Bulk,
): Promise<IngestReport> {
  const { session, logger, metrics, store } = embedded;
  const { log, codec } = session;
  // A server that others keep comes back where it was; the embedded one of an `up` that was killed does not.
  const isServer = session.hasServices && session.config.clickhouseUrl !== null;
  const started = performance.now();
  const before = await letterMarks(log);
  const { fetcher, client } = openFetcher(session, logger, metrics, bulk?.client);
  const progress = createProgressReporter(process.stderr);
  let report: IngestReport;
  try {
    report = await fetcher.ingest(selection, { onProgress: (step) => progress.report(step), signal });
  } finally {
    progress.stop();
    client.close();
  }
  if (signal.aborted) throw stoppedEarly();
  for (const line of summarise(report)) process.stderr.write(`${line}\n`);
  await drain(log, store, {
    signal,
    projections: projectionsOf(session.config),
    isKept: () => embedded.clickhouse.isKept() || isServer,
    onStall: (left) => process.stderr.write(`${left}\n`),
  });
  for (const line of describeLetters(await readLetters(log, codec, before)))
    process.stderr.write(`${line}\n`);
  process.stderr.write(`projected after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return report;
}
