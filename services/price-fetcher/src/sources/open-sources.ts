import type { Config } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';
import { PriceSourceError, type PriceSource } from '../source.ts';
import { openFolderSource } from './folder.ts';
import { openHttpCsvSource, SYMBOL_PLACE } from './http-csv.ts';
import { openTiingoSource } from './tiingo.ts';

export type SourcesConfig = Pick<
  Config,
  'pricesKey' | 'pricesRequestsPerHour' | 'pricesTiingoUrl' | 'userAgent'
>;

/**
 * Opens a list of sources such as `DIR,https://host/{symbol}.csv,tiingo`, the preferred one first. Throws
 * `UserError` for one that cannot be opened.
 */
export async function openSources(
  list: readonly string[],
  config: SourcesConfig,
  now: () => number,
): Promise<readonly PriceSource[]> {
  const opened: PriceSource[] = [];
  try {
    for (const [priority, where] of list.entries())
      opened.push(await openSource(where, priority, config, now));
    const names = opened.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
      throw new UserError(`two price sources are named ${twice}`, 'name one in its source.json');
    return opened;
  } catch (error) {
    for (const source of opened) source.close();
    if (error instanceof PriceSourceError) throw new UserError(`prices: ${error.message}`);
    throw error;
  }
}

async function openSource(
  where: string,
  priority: number,
  config: SourcesConfig,
  now: () => number,
): Promise<PriceSource> {
  const { pricesRequestsPerHour: requestsPerHour, pricesKey: key, pricesTiingoUrl: url, userAgent } = config;
  if (where === 'tiingo') {
    if (key === null) throw new UserError('the price source tiingo requires FOOTNOTE_PRICES_KEY');
    return openTiingoSource(priority, { key, url, requestsPerHour, now });
  }
  if (!/^https?:\/\//.test(where)) return openFolderSource(where, priority);
  if (!URL.canParse(where) || !where.includes(SYMBOL_PLACE))
    throw new UserError(`the price source ${where} has no ${SYMBOL_PLACE} for the symbol`);
  const headers = userAgent === null ? {} : { 'user-agent': userAgent };
  return openHttpCsvSource(where, priority, { requestsPerHour, headers });
}
