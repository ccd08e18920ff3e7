import { Command, Option } from 'commander';
import type { Selection } from '@footnote/filing-fetcher/selection';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { allOf } from '@footnote/runtime/all-of';
import { type Component, createLifecycle } from '@footnote/runtime/lifecycle';
import { dataOption, type DataOption } from '../options.ts';
import type { Bulk } from '@footnote/embedded/bulk';
import { requireStaying } from '@footnote/embedded/clickhouse';
import { type Owner, runningServer } from '@footnote/embedded/clickhouse-address';
import { commandLogger } from '@footnote/embedded/logger';
import { openEmbedded } from '@footnote/embedded/embedded';
import { openClient } from '@footnote/embedded/fetch';
import { forkPipelines, pipelineProcesses } from '@footnote/embedded/pipeline-processes';
import type { PricesRequest } from '@footnote/embedded/prices';
import { requireProjector } from '@footnote/embedded/require-projector';
import { selectionOf, type SelectionOptions } from '@footnote/embedded/selection';
import { withSession, type Session } from '@footnote/embedded/session';
import { createTask, exitWhenForced } from '@footnote/embedded/task';
import { listOf } from '@footnote/price-fetcher/sources/open-sources';
import { UserError } from '@footnote/runtime/user-error';

type IngestOptions = DataOption &
  SelectionOptions & {
    readonly mirror?: string;
    readonly bulk?: readonly string[];
    readonly prices?: true | readonly string[];
    readonly dataSet?: string;
  };

export function ingestCommand(): Command {
  return new Command('ingest')
    .description('fetch companies and prices and project them into the read models')
    .addOption(dataOption())
    .option('--symbols <list>', 'tickers, as AAPL,MSFT')
    .option('--ciks <list>', 'Central Index Keys, as 320193,789019')
    .option('--managers <list>', 'institutional managers by Central Index Key, for their Forms 13F')
    .option(
      '--universe',
      "every company of EDGAR's ticker list or of the bulk archive; skips XBRL reports and documents of filings",
    )
    .option(
      '--bulk <archives...>',
      "EDGAR's nightly archives as paths or URLs: companyfacts.zip and optionally submissions.zip; they contain no XBRL reports or documents of filings",
    )
    .option(
      '--prices [where...]',
      'daily prices instead of companies: of folders of CSV files, addresses with {symbol}, or tiingo (default: FOOTNOTE_PRICES)',
    )
    .option('--data-set <archive>', "one of the SEC's quarterly data sets of Form 13F, as a path or URL")
    .addOption(
      new Option(
        '--mirror <where>',
        "folder or URL that mirrors EDGAR's URL space (default: FOOTNOTE_EDGAR_MIRROR)",
      ),
    )
    .action(ingest);
}

async function ingest(options: IngestOptions): Promise<void> {
  // Most ingests have no archive.
  const archives = options.bulk === undefined ? undefined : await import('@footnote/embedded/bulk');
  const source = archives?.bulkSourceOf(options.bulk ?? []);
  if (source !== undefined && options.managers !== undefined)
    throw new UserError('--managers cannot be combined with --bulk: the archives contain no Forms 13F');
  const everything = source !== undefined && options.symbols === undefined && options.ciks === undefined;
  const prices = pricesRequest(options);
  const { dataSet } = options;
  if (dataSet !== undefined && (prices !== undefined || source !== undefined || namesCompanies(options)))
    throw new UserError('--data-set ingests the whole data set and cannot be combined with other options');
  const isWithoutCompanies = prices !== undefined || dataSet !== undefined;
  const selection: Selection | null = isWithoutCompanies
    ? null
    : everything
      ? { universe: true }
      : selectionOf(options);
  await withSession(options, async (session) => {
    const bulk =
      source === undefined || selection === null
        ? undefined
        : await archives?.openBulk(session, source, selection);
    try {
      await ingestAll(session, { selection: bulk?.selection ?? selection, bulk, prices, dataSet });
    } finally {
      await bulk?.close();
    }
  });
}

function namesCompanies({ symbols, ciks, managers, universe }: SelectionOptions): boolean {
  return [symbols, ciks, managers, universe].some((named) => named !== undefined);
}

/** `--prices` selects symbols and fetches nothing from EDGAR. Throws `UserError` for other options. */
function pricesRequest({
  prices,
  symbols,
  ciks,
  managers,
  universe,
  bulk,
}: IngestOptions): PricesRequest | undefined {
  if (prices === undefined) return undefined;
  if ([ciks, managers, universe, bulk].some((other) => other !== undefined))
    throw new UserError('--prices ingests only prices: specify no options but --symbols');
  return { where: prices === true ? [] : prices, symbols: listOf(symbols ?? '') };
}

type IngestRequest = {
  readonly selection: Selection | null;
  readonly bulk: Bulk | undefined;
  readonly prices: PricesRequest | undefined;
  readonly dataSet: string | undefined;
};

async function ingestAll(
  session: Session,
  { selection, bulk, prices, dataSet }: IngestRequest,
): Promise<void> {
  const logger = commandLogger(session.config);
  await requireProjector(session);
  // Refuses an invalid mirror, or EDGAR without a User-Agent, before anything is started.
  if (selection !== null && bulk === undefined) openClient(session.config).close();
  // ClickHouse, the pipeline and the fetcher take equally long to load, so they load in parallel.
  const ahead = (await isAloneFor(session)) ? forkPipelines(session.config) : undefined;
  try {
    const [embedded, { ingestAndDrain }] = await Promise.all([
      openEmbedded(session, 'ingest', logger),
      import('../ingest-and-drain.ts'),
    ]);
    try {
      requireStaying(embedded.clickhouse);
      // If `up` is running, it projects; otherwise this process does.
      const isAlone = embedded.clickhouse.attachedTo === undefined && !session.hasServices;
      const pipeline = inBackground(
        isAlone ? pipelineProcesses(embedded, (error) => lifecycle.shutdown(error), ahead) : [],
      );
      const task = createTask(
        'ingest',
        (signal) =>
          ingestAndDrain(embedded, selection, {
            signal,
            bulk,
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
      const report = await task.result().catch((error: unknown) => {
        throw explained(error, embedded.clickhouse.attachedTo);
      });
      await bulk?.forget();
      if (!report.ok) throw new UserError('some of the requested companies or prices could not be ingested');
    } finally {
      await embedded.close();
    }
  } finally {
    ahead?.discard();
  }
}

/** Whether this command will have to project, as far as this is known before ClickHouse runs. */
async function isAloneFor({ hasServices, config, dir }: Session): Promise<boolean> {
  if (hasServices) return false;
  return config.clickhouseUrl !== null || (await runningServer(dir)).state === 'none';
}

type Background = {
  readonly component: Component;
  /**
   * Resolves when everything has started; rejects when something failed to. Called after the component's
   * start.
   */
  readonly started: () => Promise<void>;
};

/** Components that start in the background while later components already work. */
function inBackground(components: readonly Component[]): Background {
  const all = allOf('pipeline', components);
  let starting: Promise<void> = Promise.resolve();
  return {
    started: () => starting,
    component: {
      name: all.name,
      start: (signal) => {
        starting = all.start(signal);
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
