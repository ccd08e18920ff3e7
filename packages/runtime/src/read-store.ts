import { type ReadStoreOptions } from '@footnote/read-store/client';
import type { Config } from './config.ts';

type Reach = Pick<
  Config,
  | 'clickhouseDatabase'
  | 'clickhouseCluster'
  | 'clickhouseUsername'
  | 'clickhousePassword'
  | 'clickhouseReaderUsername'
  | 'clickhouseReaderPassword'
>;

/** For queries that a caller waits for. */
export const withDeadline = (
  options: ReadStoreOptions,
  config: Pick<Config, 'clickhouseDeadlineSeconds'>,
): ReadStoreOptions => ({ ...options, deadlineMs: config.clickhouseDeadlineSeconds * 1000 });

/**
 * How the read store at `url` is reached, by the settings; credentials in the URL take precedence. The user for
 * queries is the other one if the settings name none.
 */
export function storeOptions(
  config: Reach,
  url: string,
  { right = 'write' }: { readonly right?: 'write' | 'read' } = {},
): ReadStoreOptions {
  const database = config.clickhouseDatabase;
  const { clickhouseCluster } = config;
  const nodes = clickhouseCluster === null ? {} : { cluster: clickhouseCluster, isReader: right === 'read' };
  if (new URL(url).username !== '') return { url, database, ...nodes };
  const isReader = right === 'read' && config.clickhouseReaderUsername !== null;
  const username = isReader ? config.clickhouseReaderUsername : config.clickhouseUsername;
  const password = isReader ? config.clickhouseReaderPassword : config.clickhousePassword;
  return {
    url,
    database,
    ...nodes,
    username,
    ...(password === null ? {} : { password }),
  };
}
