import { pipeline } from 'node:stream/promises';
import { Argument, Command, Option } from 'commander';
import { runningServer } from '@footnote/embedded/clickhouse-address';
import { configOf } from '@footnote/embedded/config-of';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { isMissingTable } from '@footnote/read-store/missing-table';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import { UserError } from '@footnote/runtime/user-error';
import { dataOption, type DataOption } from '../options.ts';
import { withReadStore } from '../with-store.ts';

type SqlOptions = DataOption & { readonly format: string; readonly connection?: true };

export function sqlCommand(): Command {
  return new Command('sql')
    .addArgument(new Argument('<query>', 'a SELECT').argOptional())
    .description('run a read-only query on the read models')
    .addOption(dataOption())
    .addOption(new Option('--format <format>', 'ClickHouse output format').default('PrettyCompactMonoBlock'))
    .option('--connection', 'print how another client connects while `footnote up` is running, as JSON')
    .action(runSql);
}

async function runSql(query: string | undefined, options: SqlOptions, command: Command): Promise<void> {
  if (options.connection === true) {
    console.log(JSON.stringify(await connectionOf(options)));
    return;
  }
  if (query === undefined) {
    command.error("error: missing required argument 'query'", { code: 'commander.missingArgument' });
  }
  await withReadStore(options, async (store) => printRows(await rowsOf(store, query, options.format)));
}

/** Has no row for a folder that was just restored: the views that readers see are made from the log. */
const ANY_VIEW_SQL =
  "SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'View' LIMIT 1";

/** Throws `UserError` for a table that is missing because nothing has been projected yet. */
async function rowsOf(store: ReadStore, query: string, format: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    return await store.queryRaw(query, { format });
  } catch (error) {
    if (!isMissingTable(error) || (await store.query(ANY_VIEW_SQL)).length > 0) throw error;
    throw new UserError(
      'there are no read models yet',
      'run `footnote up` first: it makes them from the log',
    );
  }
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

type Connection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

/** How a client reaches the embedded ClickHouse as the user that may only read. */
async function connectionOf(options: DataOption): Promise<Connection> {
  const { clickhouseUrl, clickhouseDatabase, dataDir } = configOf(options);
  if (clickhouseUrl !== null) {
    throw new UserError('FOOTNOTE_CLICKHOUSE_URL is set: its server has users of its own');
  }
  const running = await runningServer(dataDirAt(dataDir));
  if (running.state !== 'answers') {
    throw new UserError(
      `no ClickHouse is running on the data folder ${dataDir}`,
      'start it with footnote up',
    );
  }
  const { hostname, port, username, password } = new URL(running.address.readerUrl);
  return { host: hostname, port: Number(port), user: username, password, database: clickhouseDatabase };
}
