import { configuredArchive } from '@footnote/archive/configured';
import type { EdgarClient } from '@footnote/edgar/client';
import type { Claims } from '@footnote/filing-fetcher/claims';
import { createFilingFetcher } from '@footnote/filing-fetcher/filing-fetcher';
import { fetcherState, type OpenFetcher } from '@footnote/filing-fetcher/open-fetcher';
import { createFetcherMetrics } from '@footnote/filing-fetcher/metrics';
import { documentSpan } from '@footnote/filing-fetcher/filing-documents/list';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { openClient } from './edgar-client.ts';
import type { Session } from './session.ts';

export type FetcherOptions = {
  /** Default: the configured source. */
  readonly source?: EdgarClient | undefined;
  /** Default: every company. */
  readonly claims?: Claims | undefined;
};

/** A fetcher of the command line. Throws as `openClient` does. */
export function openFetcher(
  session: Session,
  logger: Logger,
  metrics: Metrics,
  { source, claims }: FetcherOptions = {},
): OpenFetcher {
  const { log, codec, config } = session;
  const client = source ?? openClient(config);
  const own = createFetcherMetrics(metrics.registry);
  const archive = configuredArchive(config);
  const fetcher = createFilingFetcher({
    log,
    codec,
    archive,
    client,
    state: fetcherState(config),
    claims,
    logger,
    metrics: own,
    reports: documentSpan(config.xbrlReports),
    documents: documentSpan(config.filingDocuments),
    foreign: documentSpan(config.foreignReports ?? config.filingDocuments),
    ownership: documentSpan(config.ownershipDocuments),
  });
  return { fetcher, metrics: own, client };
}
