import { join } from 'node:path';
import { type ArchiveConfig, configuredArchive, openObjects } from '@footnote/archive/configured';
import { openFolderObjects } from '@footnote/archive/folder-objects';
import { locationOf } from '@footnote/archive/location';
import type { Objects } from '@footnote/archive/objects';
import type { EdgarClient } from '@footnote/edgar/client';
import { openEdgar } from '@footnote/edgar/open-edgar';
import { rateOf } from '@footnote/edgar/rate-limiter';
import type { Config } from '@footnote/runtime/config';
import type { Events } from '@footnote/runtime/event-log';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import type { Claims } from './claims.ts';
import { createFilingFetcher, type FilingFetcher } from './filing-fetcher.ts';
import { createFetcherMetrics, type FetcherMetrics } from './metrics.ts';
import { documentSpan } from './filing-documents/list.ts';

export type FetcherContext = Events & {
  readonly config: ArchiveConfig &
    Pick<
      Config,
      | 'kafkaBrokers'
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
  /** Default: every company. */
  readonly claims?: Claims;
};

export type OpenFetcher = {
  readonly fetcher: FilingFetcher;
  readonly metrics: FetcherMetrics;
  readonly client: EdgarClient;
};

/**
 * The state of earlier runs: in the folder `fetcher` of the data folder, which fetchers on one machine share; on a cluster
 * with its archive on an object store, below `fetcher` there, which all of them share.
 */
export function fetcherState(config: ArchiveConfig & Pick<Config, 'kafkaBrokers'>): Objects {
  const { archive, dataDir, kafkaBrokers } = config;
  const isShared = archive !== null && kafkaBrokers !== null && locationOf(archive)?.kind === 's3';
  if (!isShared) return openFolderObjects(join(dataDir, 'fetcher'));
  return openObjects(config, `${archive.replace(/\/+$/, '')}/fetcher`, { attempts: 10 });
}

/**
 * The configured fetcher, with its state in the data folder and the configured archive. Throws `EdgarRequestError` for
 * the live site without a declared User-Agent.
 */
export function openFetcher({ log, codec, config, logger, metrics, claims }: FetcherContext): OpenFetcher {
  const client = openEdgar({
    userAgent: config.userAgent ?? undefined,
    mirror: config.edgarMirror ?? undefined,
    requestsPerSecond: rateOf(config.edgarRequestsPerSecond, config.edgarMirror),
  });
  const own = createFetcherMetrics(metrics.registry);
  const fetcher = createFilingFetcher({
    log,
    codec,
    archive: configuredArchive(config, { attempts: 10 }),
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
