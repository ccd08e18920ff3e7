import { join } from 'node:path';
import { configuredArchive } from '@footnote/archive/configured';
import { openBulkArchive } from '@footnote/edgar/bulk/bulk-archives';
import { BulkArchiveError } from '@footnote/edgar/bulk/random-access';
import { ZipMemberError } from '@footnote/edgar/bulk/zip-members';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { rateOf } from '@footnote/edgar/rate-limiter';
import { type DataSetReport, ingestDataSet } from '@footnote/filing-fetcher/data-set/ingest-data-set';
import { fetcherState } from '@footnote/filing-fetcher/open-fetcher';
import { openLogAnchor } from '@footnote/filing-fetcher/log-anchor';
import { createFetcherMetrics } from '@footnote/filing-fetcher/metrics';
import { createPublisher } from '@footnote/filing-fetcher/publisher';
import type { Metrics } from '@footnote/runtime/metrics';
import { UserError } from '@footnote/runtime/user-error';
import type { Session } from './session.ts';

export type DataSetOptions = {
  readonly signal: AbortSignal;
  readonly metrics: Pick<Metrics, 'registry'>;
  /** Parts published, of how many. */
  readonly onProgress: (done: number, of: number) => void;
};

/**
 * Publishes a quarterly data set of Form 13F, given as a path or URL. Throws `UserError` for anything else.
 */
export async function ingestForm13fDataSet(
  { log, codec, dir, config }: Session,
  where: string,
  { signal, metrics, onProgress }: DataSetOptions,
): Promise<DataSetReport> {
  const own = createFetcherMetrics(metrics.registry);
  const spool = join(dir.root, 'bulk');
  try {
    const { access, forget } = await openBulkArchive(where, {
      userAgent: config.userAgent ?? undefined,
      requestsPerSecond: rateOf(config.edgarRequestsPerSecond, null),
      spool,
    });
    try {
      const report = await ingestDataSet(access, /^https?:/i.test(where) ? where : access.name, {
        archive: configuredArchive(config),
        publisher: createPublisher(log, codec, (topic, count) => own.events(topic, count)),
        anchor: await openLogAnchor(fetcherState(config), log, codec),
        stateDir: dir.fetcher,
        spool,
        now: Date.now,
        onProgress,
        signal,
      });
      if (!signal.aborted) await forget();
      return report;
    } finally {
      await access.close();
    }
  } catch (error) {
    if (error instanceof BulkArchiveError || error instanceof ZipMemberError)
      throw new UserError(`data set ${error.message}`);
    if (error instanceof EdgarRequestError) throw new UserError(error.message);
    throw error;
  }
}
