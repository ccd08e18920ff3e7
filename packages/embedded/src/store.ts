import type { Config } from '@footnote/runtime/config';

/** Connection settings of the read store, as `openReadStore` takes them. */
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
