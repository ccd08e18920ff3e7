import { join } from 'node:path';
import { type ArchiveConfig, configuredArchive } from '@footnote/archive/configured';
import type { EdgarClient } from '@footnote/edgar/client';
import { openEdgar } from '@footnote/edgar/open-edgar';
import type { Config } from '@footnote/runtime/config';
import type { Events } from '@footnote/runtime/event-log';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { createFilingFetcher, type FilingFetcher } from './filing-fetcher.ts';
import { createFetcherMetrics, type FetcherMetrics } from './metrics.ts';
import { documentSpan } from './filing-documents/list.ts';

export type FetcherContext = Events & {
  readonly config: ArchiveConfig &
    Pick<
      Config,
      | 'userAgent'
      | 'edgarMirror'
      | 'edgarRequestsPerSecond'
      | 'xbrlReports'
      | 'filingDocuments'
      | 'foreignReports'
      | 'ownershipDocuments'
    >;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'registry'>;
};

export type OpenFetcher = {
  readonly fetcher: FilingFetcher;
  readonly metrics: FetcherMetrics;
  readonly client: EdgarClient;
};

/**
 * The configured fetcher, with its state in the data folder and the configured archive. Throws `EdgarRequestError` for
 * the live site without a declared User-Agent.
 */
export function openFetcher({ log, codec, config, logger, metrics }: FetcherContext): OpenFetcher {
  const client = openEdgar({
    userAgent: config.userAgent ?? undefined,
    mirror: config.edgarMirror ?? undefined,
    requestsPerSecond: config.edgarMirror === null ? config.edgarRequestsPerSecond : undefined,
  });
  const own = createFetcherMetrics(metrics.registry);
  const fetcher = createFilingFetcher({
    log,
    codec,
    archive: configuredArchive(config, { attempts: 10 }),
    client,
    stateDir: join(config.dataDir, 'fetcher'),
    logger,
    metrics: own,
    reports: documentSpan(config.xbrlReports),
    documents: documentSpan(config.filingDocuments),
    foreign: documentSpan(config.foreignReports ?? config.filingDocuments),
    ownership: documentSpan(config.ownershipDocuments),
  });
  return { fetcher, metrics: own, client };
}
