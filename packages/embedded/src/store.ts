import type { Config } from '@footnote/runtime/config';

/** How the read store is reached, as `openReadStore` takes it. */
export function storeOptions(
  config: Pick<Config, 'clickhouseDatabase' | 'clickhouseUsername' | 'clickhousePassword'>,
  url: string,
): {
  readonly url: string;
  readonly database: string;
  readonly username: string;
  readonly password?: string;
} {
  return {
    url,
    database: config.clickhouseDatabase,
    username: config.clickhouseUsername,
    ...(config.clickhousePassword === null ? {} : { password: config.clickhousePassword }),
  };
}
