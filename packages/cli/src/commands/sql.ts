import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { dataOption, type DataOption } from '../options.ts';
import { withReadStore } from '../with-store.ts';

type SqlOptions = DataOption & { readonly format: string };

export function sqlCommand(): Command {
  return new Command('sql')
    .argument('<query>', 'a SELECT')
    .description('run a read-only query on the read models')
    .addOption(dataOption())
    .addOption(new Option('--format <format>', 'ClickHouse output format').default('PrettyCompactMonoBlock'))
    .action(runSql);
}

async function runSql(query: string, options: SqlOptions): Promise<void> {
  await withReadStore(options, async (store) =>
    printRows(await store.queryRaw(query, { format: options.format })),
  );
}

/**
 * Throws a plain error if the server disconnects midway: rows that were printed cannot be requested again.
 */
async function printRows(rows: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(rows, process.stdout, { end: false });
  } catch (error) {
    // The reader of a pipe (such as head) may exit before the end.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
    if (error instanceof ReadStoreUnavailableError) throw new Error(error.message, { cause: error });
    throw error;
  }
}
