import type { PricesRead, PricesRequest } from '@footnote/embedded/prices';
import { createProgressReporter } from '@footnote/filing-fetcher/progress';
import { summarise, type IngestReport } from '@footnote/filing-fetcher/report';
import type { Selection } from '@footnote/filing-fetcher/selection';
import type { ProjectionOutline } from '@footnote/projection/outline';
import { printable } from '@footnote/runtime/printable';
import type { Config } from '@footnote/runtime/config';
import { createProgress } from '@footnote/runtime/progress';
import type { StorageFault } from '@footnote/runtime/storage-fault';
import type { Bulk } from '@footnote/embedded/bulk';
import type { AloneFetcher } from '@footnote/embedded/alone-fetcher';
import { drain } from '@footnote/embedded/drain';
import type { Embedded } from '@footnote/embedded/embedded';
import { openFetcher } from '@footnote/embedded/fetch';
import type { OpenFetcher } from '@footnote/filing-fetcher/open-fetcher';
import { stoppedEarly } from '@footnote/embedded/task';
import { describeLetters, letterMarks, readLetters } from './dead-letters.ts';

export type IngestOptions = {
  readonly signal: AbortSignal;
  readonly bulk?: Bulk | undefined;
  /** Released when everything has been fetched. */
  readonly alone?: AloneFetcher | undefined;
  /**
   * Resolves once projecting has started, to the projections unless another command or service runs them; if it
   * rejects, the ingest fails with its error.
   */
  readonly projecting?: Promise<readonly ProjectionOutline[] | undefined>;
  /** CIKs of institutional managers to fetch as well. */
  readonly managers?: readonly string[] | undefined;
  /** Prices to read as well. */
  readonly prices?: PricesRequest | undefined;
  /** Path or address of a quarterly data set of Form 13F. */
  readonly dataSet?: string | undefined;
  /** A shared fetcher, which stays open (default: a new one). */
  readonly opened?: OpenFetcher | undefined;
};

const NO_COMPANIES: IngestReport = { companies: [], refused: [], seconds: 0, ok: true };

/**
 * Fetches a selection of companies and prices, waits until they are projected, and prints the progress to
 * standard error. Throws `UserError` if the signal stops it early; everything finished by then is kept.
 */
export async function ingestAndDrain(
  embedded: Embedded,
  selection: Selection | null,
  options: IngestOptions,
): Promise<IngestReport> {
  const { signal, alone, managers, prices, dataSet, projecting = Promise.resolve(undefined) } = options;
  const { session, store } = embedded;
  const { log, codec } = session;
  // An external server keeps its address when it restarts; the embedded one of a killed `up` does not.
  const isServer = session.hasServices && session.config.clickhouseUrl !== null;
  const started = performance.now();
  const before = await letterMarks(log);
  const failing = new AbortController();
  projecting.catch(() => failing.abort());
  const ending = AbortSignal.any([signal, failing.signal]);
  const selections = [
    ...(selection === null ? [] : [selection]),
    ...(managers === undefined ? [] : [{ managers }]),
  ];
  const reports = await fetchCompanies(embedded, selections, { ...options, signal: ending });
  const report = (selection === null ? undefined : reports[0]) ?? NO_COMPANIES;
  const ofPrices = prices === undefined ? null : await readPrices(embedded, prices, ending);
  const ofDataSet = dataSet === undefined ? [] : await fetchDataSet(embedded, dataSet, ending);
  await alone?.release();
  if (signal.aborted) throw stoppedEarly();
  const projections = (await projecting) ?? (await configuredProjections(session.config));
  const lines = [...reports.flatMap(summarise), ...(ofPrices?.lines ?? []), ...ofDataSet];
  for (const line of lines) process.stderr.write(`${printable(line)}\n`);
  const progress = createProgress(process.stderr);
  await drain(log, store, {
    signal,
    projections,
    isSupervised: () => embedded.clickhouse.isSupervised() || isServer,
    faultOf: () => faultOf(embedded),
    onProgress: progress.report,
    onStall: (left) => process.stderr.write(`${left}\n`),
  }).finally(progress.stop);
  for (const line of describeLetters(await readLetters(log, codec, before)))
    process.stderr.write(`${printable(line)}\n`);
  process.stderr.write(`projected after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return { ...report, ok: reports.every(({ ok }) => ok) && (ofPrices?.ok ?? true) };
}

/** A fault of the disk that a parser or projection of this command reports. */
function faultOf({ health }: Embedded): StorageFault | undefined {
  for (const { trouble, remedy } of health.loops())
    if (trouble !== null && remedy !== null) return { sentence: trouble, remedy };
  return undefined;
}

async function fetchCompanies(
  { session, logger, metrics }: Embedded,
  selections: readonly Selection[],
  { alone, bulk, opened, signal }: Pick<IngestOptions, 'alone' | 'bulk' | 'opened' | 'signal'>,
): Promise<readonly IngestReport[]> {
  if (selections.length === 0) return [];
  const own = { source: bulk?.client ?? alone?.client, claims: alone?.claims };
  const { fetcher, client } = opened ?? openFetcher(session, logger, metrics, own);
  const reports: IngestReport[] = [];
  try {
    for (const selection of selections) {
      const progress = createProgressReporter(process.stderr);
      try {
        const onProgress: typeof progress.report = (step) => progress.report(step);
        reports.push(await fetcher.ingest(selection, { onProgress, signal }));
      } finally {
        progress.stop();
      }
    }
    return reports;
  } finally {
    if (opened === undefined) client.close();
  }
}

/** The projections that services or another command run, whose code this process otherwise does without. */
async function configuredProjections(config: Config): Promise<readonly ProjectionOutline[]> {
  const [{ projectionsOf }, { outlineOf }] = await Promise.all([
    import('@footnote/projector/projections'),
    import('@footnote/projection/outline'),
  ]);
  return projectionsOf(config).map(outlineOf);
}

// Few ingests read prices or a data set.
async function readPrices(
  embedded: Embedded,
  prices: PricesRequest,
  signal: AbortSignal,
): Promise<PricesRead> {
  const { fetchPrices } = await import('@footnote/embedded/prices');
  return fetchPrices(embedded, prices, signal);
}

async function fetchDataSet(
  { session, metrics }: Embedded,
  where: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { ingestForm13fDataSet } = await import('@footnote/embedded/data-set');
  const { filings, isKnown } = await ingestForm13fDataSet(session, where, {
    signal,
    metrics,
    onProgress: (done, of) => process.stderr.write(`${done} of ${of} parts of the data set\n`),
  });
  return [isKnown ? 'the data set was ingested before' : `${filings} filings of the data set`];
}
