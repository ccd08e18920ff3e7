import { join } from 'node:path';
import type { Config } from '@footnote/runtime/config';
import type { Events } from '@footnote/runtime/event-log';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { createPriceMetrics } from './metrics.ts';
import { createPriceFetcher, type PriceFetcher } from './price-fetcher.ts';
import { listOf } from './sources/list-of.ts';
import { openSources, type SourcesConfig } from './sources/open-sources.ts';

export type PriceFetcherContext = Pick<Events, 'codec' | 'log'> & {
  readonly config: SourcesConfig & Pick<Config, 'dataDir' | 'prices'>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'registry'>;
};

/**
 * The fetcher of the configured sources, or of `where`, with its state in the data folder; null if none is
 * configured. Throws `UserError` for a source that cannot be opened.
 */
export async function openPriceFetcher(
  { log, codec, config, logger, metrics }: PriceFetcherContext,
  where: readonly string[] = listOf(config.prices ?? ''),
): Promise<PriceFetcher | null> {
  if (where.length === 0) return null;
  return createPriceFetcher({
    log,
    codec,
    sources: await openSources(where, config, Date.now),
    stateDir: join(config.dataDir, 'prices'),
    logger,
    metrics: createPriceMetrics(metrics.registry),
  });
}
