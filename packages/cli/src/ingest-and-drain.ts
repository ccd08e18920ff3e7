import { createProgressReporter } from '@footnote/filing-fetcher/progress';
import { summarise, type IngestReport } from '@footnote/filing-fetcher/report';
import type { Selection } from '@footnote/filing-fetcher/selection';
import { projectionsOf } from '@footnote/projector/projections';
import type { Bulk } from '@footnote/embedded/bulk';
import { drain } from '@footnote/embedded/drain';
import type { Embedded } from '@footnote/embedded/embedded';
import { openFetcher } from '@footnote/embedded/fetch';
import { stoppedEarly } from '@footnote/embedded/task';
import { describeLetters, letterMarks, readLetters } from './dead-letters.ts';

export type IngestOptions = {
  readonly signal: AbortSignal;
  readonly bulk?: Bulk | undefined;
  /** Resolves when what is fetched is being projected; when it rejects, the ingest ends with its error. */
  readonly projecting?: Promise<void>;
};

/**
 * Fetches a selection, waits until it is projected, and prints the progress to standard error. Throws
 * `UserError` when the signal stops it early; companies finished by then are kept.
 */
export async function ingestAndDrain(
  embedded: Embedded,
  selection: Selection,
  { signal, bulk, projecting = Promise.resolve() }: IngestOptions,
): Promise<IngestReport> {
  const { session, logger, metrics, store } = embedded;
  const { log, codec } = session;
  // A server that others keep comes back where it was; the embedded one of an `up` that was killed does not.
  const isServer = session.hasServices && session.config.clickhouseUrl !== null;
  const started = performance.now();
  const before = await letterMarks(log);
  const { fetcher, client } = openFetcher(session, logger, metrics, bulk?.client);
  const progress = createProgressReporter(process.stderr);
  const failing = new AbortController();
  projecting.catch(() => failing.abort());
  const ending = AbortSignal.any([signal, failing.signal]);
  let report: IngestReport;
  try {
    report = await fetcher.ingest(selection, {
      onProgress: (step) => progress.report(step),
      signal: ending,
    });
  } finally {
    progress.stop();
    client.close();
  }
  if (signal.aborted) throw stoppedEarly();
  await projecting;
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
