import { type ReadStoreOptions } from '@footnote/read-store/client';
import type { Config } from './config.ts';

/** How the read store at `url` is reached, by the settings. */
export function storeOptions(
  config: Pick<Config, 'clickhouseDatabase' | 'clickhouseUsername' | 'clickhousePassword'>,
  url: string,
): ReadStoreOptions {
  return {
    url,
    database: config.clickhouseDatabase,
    username: config.clickhouseUsername,
    ...(config.clickhousePassword === null ? {} : { password: config.clickhousePassword }),
  };
}
