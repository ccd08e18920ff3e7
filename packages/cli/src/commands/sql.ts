import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import { openReadStore } from '@footnote/read-store/client';
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

async function runSql(query: string, options: SqlOptions): Promise<void> {
  const config = configOf(options);
  const logger = commandLogger(config);
  const dir = openDataDir(config.dataDir);
  const clickhouse = await attachOrStartClickHouse({ dir, config, owner: 'sql', logger });
  try {
    const store = openReadStore(storeOptions(config, clickhouse.url));
    try {
      await pipeline(await store.queryRaw(query, { format: options.format }), process.stdout, { end: false });
    } finally {
      await store.close();
    }
  } catch (error) {
    // The reader of a pipe (head, say) may leave before the end.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await clickhouse.stop();
  }
}
