import { ensureDatabase, openReadStore, requireDatabase } from '@footnote/read-store/client';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import type { DataOption } from './options.ts';
import { attachOrStartClickHouse } from '@footnote/embedded/clickhouse';
import { openDataDir } from '@footnote/embedded/data-dir';
import { commandLogger } from '@footnote/embedded/logger';
import { configOf } from '@footnote/embedded/config-of';
import { storeOptions } from '@footnote/runtime/read-store';

/** Retries if the command whose server answered was just exiting. */
const ATTEMPTS = 5;

/**
 * Reads from the read models of a data folder: from the server that runs on it, or from one started
 * temporarily, as the user that may only read unless `right` says otherwise.
 */
export async function withReadStore<T>(
  options: DataOption,
  read: (store: ReadStore, config: Config) => Promise<T>,
  { right = 'read' }: { readonly right?: 'write' | 'read' } = {},
): Promise<T> {
  const config = configOf(options);
  const logger = commandLogger(config);
  const dir = openDataDir(config.dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const clickhouse = await attachOrStartClickHouse({ dir, config, owner: 'sql', logger });
    const url = right === 'read' ? clickhouse.readerUrl : clickhouse.url;
    const store = openReadStore(storeOptions(config, url, { right }));
    try {
      // The process that started the embedded server may not have created its database yet.
      if (config.clickhouseUrl === null) await ensureDatabase(storeOptions(config, clickhouse.url));
      else await requireDatabase(storeOptions(config, url, { right }));
      return await read(store, config);
    } catch (error) {
      const hasLeft = error instanceof ReadStoreUnavailableError && clickhouse.attachedTo !== undefined;
      if (!hasLeft || attempt === ATTEMPTS) throw error;
    } finally {
      await store.close();
      await clickhouse.stop();
    }
  }
}
