import type { Config } from '@footnote/runtime/config';

/** Connection settings of the read store, in the form of `openReadStore`. */
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
