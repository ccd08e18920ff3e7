import type { EdgarClient } from '@footnote/edgar/client';
import { openEdgar } from '@footnote/edgar/open-edgar';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { createFilingFetcher, type FilingFetcher } from '@footnote/filing-fetcher/filing-fetcher';
import { createFetcherMetrics, type FetcherMetrics } from '@footnote/filing-fetcher/metrics';
import { documentSpan } from '@footnote/filing-fetcher/filing-documents/list';
import type { Selection } from '@footnote/filing-fetcher/selection';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { UserError } from '@footnote/runtime/user-error';
import type { Session } from './session.ts';

export type SelectionOptions = {
  readonly symbols?: string;
  readonly ciks?: string;
  readonly universe?: true;
};

/** The selection on the command line. Throws `UserError` unless there is exactly one of the three options. */
export function selectionOf(options: SelectionOptions): Selection {
  const given = [options.symbols, options.ciks, options.universe].filter((choice) => choice !== undefined);
  if (given.length !== 1)
    throw new UserError('specify the companies with one of --symbols, --ciks, --universe');
  if (options.universe === true) return { universe: true };
  if (options.symbols !== undefined) return { symbols: listOf('--symbols', options.symbols) };
  return { ciks: listOf('--ciks', options.ciks ?? '') };
}

function listOf(name: string, text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.some((item) => item === '')) throw new UserError(`${name} expects a list such as A,B`);
  return items;
}

export type OpenFetcher = {
  readonly fetcher: FilingFetcher;
  readonly metrics: FetcherMetrics;
  readonly client: EdgarClient;
};

/**
 * A client of EDGAR, or of the configured mirror. Throws `UserError` for EDGAR without a declared User-Agent.
 */
export function openClient(config: Session['config']): EdgarClient {
  try {
    return openEdgar({
      userAgent: config.userAgent ?? undefined,
      mirror: config.edgarMirror ?? undefined,
      requestsPerSecond: config.edgarMirror === null ? config.edgarRequestsPerSecond : undefined,
    });
  } catch (error) {
    if (error instanceof EdgarRequestError) throw new UserError(error.message);
    throw error;
  }
}

/** A fetcher that reads from the configured source, or from `source`. Throws as `openClient` does. */
export function openFetcher(
  session: Session,
  logger: Logger,
  metrics: Metrics,
  source?: EdgarClient,
): OpenFetcher {
  const { log, codec, dir, config } = session;
  const client = source ?? openClient(config);
  const own = createFetcherMetrics(metrics.registry);
  const archive = openFolderArchive(dir.archive);
  const fetcher = createFilingFetcher({
    log,
    codec,
    archive,
    client,
    stateDir: dir.fetcher,
    logger,
    metrics: own,
    reports: documentSpan(config.xbrlReports),
  });
  return { fetcher, metrics: own, client };
}
