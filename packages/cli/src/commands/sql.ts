import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import { ensureDatabase, openReadStore } from '@footnote/read-store/client';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { dataOption, type DataOption } from '../options.ts';
import { attachOrStartClickHouse } from '../runtime/clickhouse.ts';
import { openDataDir } from '../runtime/data-dir.ts';
import { commandLogger } from '../runtime/logger.ts';
import { configOf } from '../runtime/session.ts';
import { storeOptions } from '../runtime/store.ts';

type SqlOptions = DataOption & { readonly format: string };

export function sqlCommand(): Command {
  return new Command('sql')
    .argument('<query>', 'a SELECT')
    .description('run a read-only query on the read models')
    .addOption(dataOption())
    .addOption(
      new Option('--format <format>', 'a ClickHouse output format').default('PrettyCompactMonoBlock'),
    )
    .action(runSql);
}

/** How often a query is asked again because the command whose server answered was just leaving. */
const ATTEMPTS = 5;

async function runSql(query: string, options: SqlOptions): Promise<void> {
  const config = configOf(options);
  const logger = commandLogger(config);
  const dir = openDataDir(config.dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const clickhouse = await attachOrStartClickHouse({ dir, config, owner: 'sql', logger });
    const reach = storeOptions(config, clickhouse.url);
    const store = openReadStore(reach);
    try {
      // Whoever started the embedded server may not have come to make its database.
      if (config.clickhouseUrl === null) await ensureDatabase(reach);
      const rows = await store.queryRaw(query, { format: options.format });
      await printRows(rows);
      return;
    } catch (error) {
      const hasLeft = error instanceof ReadStoreUnavailableError && clickhouse.attachedTo !== undefined;
      if (!hasLeft || attempt === ATTEMPTS) throw error;
    } finally {
      await store.close();
      await clickhouse.stop();
    }
  }
}

/** Throws a plain error when the server goes away in the middle: what was printed cannot be asked again. */
async function printRows(rows: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(rows, process.stdout, { end: false });
  } catch (error) {
    // The reader of a pipe (head, say) may leave before the end.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
    if (error instanceof ReadStoreUnavailableError) throw new Error(error.message, { cause: error });
    throw error;
  }
}
