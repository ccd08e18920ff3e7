import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createClient, ClickHouseError, type ClickHouseClient } from '@clickhouse/client';
import { withTrailingException } from './exception-block.ts';
import { withinDeadline } from './deadline.ts';
import {
  ReadStoreDeadlineError,
  ReadStoreUnavailableError,
  type InsertOptions,
  type QueryParams,
  type ReadStore,
  type StoreQuery,
} from './port.ts';
import { encodedRows } from './encoded-rows.ts';
import { parseRow } from './row-json.ts';
import {
  onSomeReplica,
  REPLICA_CODES,
  REPLICATED_COMMAND,
  REPLICATED_INSERT,
  REPLICATED_READ,
} from './replicas/consistency.ts';
import { requireFittingNodes } from './replicas/nodes.ts';
import { catalogueQuery, createReplicatedDatabase, replicatedStatement } from './replicas/statements.ts';

export type ReadStoreOptions = {
  /** HTTP interface of ClickHouse: `http://127.0.0.1:8123`. */
  readonly url: string;
  readonly database: string;
  readonly username?: string;
  readonly password?: string;
  /** Of several replicas, in whose Replicated database the tables are; without it the server is one node. */
  readonly cluster?: string;
  /** The user may only read: it is not granted to ask all nodes of a cluster which tables there are. */
  readonly isReader?: boolean;
  /** Time that a request may take without a byte; default 60 s. */
  readonly requestTimeoutMs?: number;
  /** Time that `read` and `query` may take as a whole; without it as long as bytes arrive. */
  readonly deadlineMs?: number;
};

type JsonHandling = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['json']>;

/** More rows than this would not be one block, and hence not one atomic insert. */
export const MAX_ROWS_PER_INSERT = 500_000;

const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_CONNECTIONS = 32;

// The whole insert becomes one block and thus one part: it is stored completely or not at all.
const ONE_BLOCK = {
  async_insert: 0,
  insert_deduplicate: 1,
  max_insert_block_size: String(MAX_ROWS_PER_INSERT),
  min_insert_block_size_rows: String(MAX_ROWS_PER_INSERT),
  min_insert_block_size_bytes: '0',
  wait_end_of_query: 1,
} as const;

// Rows that a process reads into memory are few, and threads that format them take longer than formatting.
const FEW_ROWS = { output_format_parallel_formatting: 0 } as const;

// Error codes of temporary failures: too many queries, shutting down, no memory, network, keeper.
const UNAVAILABLE_CODES = new Set(['202', '209', '210', '236', '241', '439', '999']);

// The server has stopped, or would stop, a query at the time that was set for it.
const LATE_CODES = new Set(['159', '160']);

const UNAVAILABLE_ERRNO = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const UNAVAILABLE_TEXT = /^(Timeout error\.|socket hang up|aborted|Premature close)/;

const isUnavailable = (error: Error): boolean => {
  if (error instanceof ClickHouseError)
    return UNAVAILABLE_CODES.has(error.code) || REPLICA_CODES.has(error.code);
  const code = 'code' in error ? String(error.code) : '';
  return (
    UNAVAILABLE_ERRNO.has(code) ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    UNAVAILABLE_TEXT.test(error.message)
  );
};

const translated = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ReadStoreUnavailableError) return error;
  if (error instanceof ClickHouseError && LATE_CODES.has(error.code))
    return new ReadStoreDeadlineError(`ClickHouse gave up: ${error.message}`, { cause: error });
  return isUnavailable(error)
    ? new ReadStoreUnavailableError(`ClickHouse is unavailable: ${error.message}`, { cause: error })
    : error;
};

const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
};

async function* guardedChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* withTrailingException(source);
  } catch (error) {
    throw translated(error);
  }
}

type StoreNodes = Pick<ReadStoreOptions, 'database' | 'cluster' | 'isReader' | 'deadlineMs'>;

class ClickHouseReadStore implements ReadStore {
  readonly database: string;
  readonly hasReplicas: boolean;
  readonly #client: ClickHouseClient;
  readonly #deadlineMs: number | undefined;
  readonly #asksAllNodes: boolean;

  constructor(client: ClickHouseClient, options: StoreNodes) {
    this.#client = client;
    this.database = options.database;
    this.#deadlineMs = options.deadlineMs;
    this.hasReplicas = options.cluster !== undefined;
    this.#asksAllNodes = this.hasReplicas && options.isReader !== true;
  }

  /** Of several replicas, the request goes to another one or waits a moment if the first is behind. */
  #answered<Result>(work: () => Promise<Result>): Promise<Result> {
    return guarded(() => (this.hasReplicas ? onSomeReplica(work) : work()));
  }

  #query(sql: string): string {
    return this.#asksAllNodes ? catalogueQuery(sql, this.database) : sql;
  }

  read<Params extends QueryParams, Row>(
    { sql }: StoreQuery<Params, Row>,
    params: Params,
  ): Promise<readonly Row[]> {
    return this.query<Row>(sql, params);
  }

  async query<Row>(sql: string, params?: QueryParams): Promise<Row[]> {
    const deadlineMs = this.#deadlineMs;
    const ask = async (signal?: AbortSignal): Promise<Row[]> => {
      const result = await this.#client.query({
        query: this.#query(sql),
        format: 'JSONEachRow',
        // The server, too, stops what nobody waits for any more; it counts whole seconds.
        clickhouse_settings: {
          ...FEW_ROWS,
          ...(deadlineMs === undefined ? {} : { max_execution_time: Math.ceil(deadlineMs / 1000) }),
        },
        ...(params === undefined ? {} : { query_params: params }),
        ...(signal === undefined ? {} : { abort_signal: signal }),
      });
      return result.json<Row>();
    };
    return this.#answered(() => (deadlineMs === undefined ? ask() : withinDeadline(deadlineMs, ask)));
  }

  async queryRaw(
    sql: string,
    options: { readonly format: string; readonly params?: QueryParams },
  ): Promise<AsyncIterable<Uint8Array>> {
    const { stream } = await this.#answered(() =>
      this.#client.exec({
        query: this.#query(sql),
        // The query's own FORMAT clause, if any, takes precedence.
        http_headers: { 'X-ClickHouse-Format': options.format },
        clickhouse_settings: { readonly: '2' },
        ...(options.params === undefined ? {} : { query_params: options.params }),
      }),
    );
    return guardedChunks(stream as AsyncIterable<Uint8Array>);
  }

  async insert(table: string, rows: readonly object[], options?: InsertOptions): Promise<void> {
    if (rows.length === 0) return;
    if (rows.length > MAX_ROWS_PER_INSERT) {
      throw new RangeError(`${rows.length} rows in one insert: at most ${MAX_ROWS_PER_INSERT} are one block`);
    }
    const token = options?.token;
    const { columns, format, chunks } = encodedRows(rows);
    await this.#answered(async () => {
      const { stream } = await this.#client.exec({
        query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT ${format}`,
        values: Readable.from(chunks, { objectMode: false }),
        clickhouse_settings: {
          ...ONE_BLOCK,
          ...(this.hasReplicas ? REPLICATED_INSERT : {}),
          ...(token === undefined ? {} : { insert_deduplication_token: token }),
        },
      });
      // The connection is free for another query once the whole response has been read.
      await finished(stream.resume());
    });
  }

  async command(sql: string, params?: QueryParams): Promise<void> {
    await this.#answered(() =>
      this.#client.command({
        query: this.hasReplicas ? replicatedStatement(sql) : sql,
        clickhouse_settings: { wait_end_of_query: 1, ...(this.hasReplicas ? REPLICATED_COMMAND : {}) },
        ...(params === undefined ? {} : { query_params: params }),
      }),
    );
  }

  async ping(): Promise<boolean> {
    return (await this.#client.ping({ select: true })).success;
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

const clientOf = (options: ReadStoreOptions, database: string): ClickHouseClient =>
  createClient({
    url: options.url,
    database,
    ...(options.username === undefined ? {} : { username: options.username }),
    ...(options.password === undefined ? {} : { password: options.password }),
    request_timeout: options.requestTimeoutMs ?? DEFAULT_TIMEOUT_MS,
    max_open_connections: MAX_CONNECTIONS,
    use_multipart_params_auto: true,
    // The error has all details; the caller logs it.
    log: { level: 127 },
    json: { parse: parseRow } as JsonHandling,
    clickhouse_settings: {
      output_format_json_quote_decimals: 1,
      output_format_json_quote_64bit_integers: 0,
      ...(options.cluster === undefined || database === 'system' ? {} : REPLICATED_READ),
    },
  });

/**
 * Opens ClickHouse as a read store, without connecting yet. Rows are returned as in JSON, with two rules so
 * that no digit is lost: decimals are strings, and integers are numbers up to 2^53 and strings of digits
 * beyond. If ClickHouse cannot be reached, calls reject with ReadStoreUnavailableError (retrying is up to the
 * caller); if it refuses, with the client's ClickHouseError.
 */
export const openReadStore = (options: ReadStoreOptions): ReadStore =>
  new ClickHouseReadStore(clientOf(options, options.database), options);

/** Of the server's own tables, of the node that answers. */
const systemOf = (options: ReadStoreOptions): ReadStore =>
  new ClickHouseReadStore(clientOf(options, 'system'), { database: 'system' });

/**
 * Throws ReadStoreUnavailableError until somebody who may write has created the database of `options`, and
 * ClickHouseNodesError if the server's nodes do not fit the settings.
 */
export const requireDatabase = async (options: ReadStoreOptions): Promise<void> => {
  const store = systemOf(options);
  try {
    await requireFittingNodes(store, { database: options.database, cluster: options.cluster ?? null });
    const found = await store.query('SELECT 1 FROM system.databases WHERE name = {database:String}', {
      database: options.database,
    });
    if (found.length === 0)
      throw new ReadStoreUnavailableError(`the database ${options.database} was not created yet`);
  } finally {
    await store.close();
  }
};

/** Creates the database of `options` if missing. Throws ClickHouseNodesError as `requireDatabase` does. */
export const ensureDatabase = async (options: ReadStoreOptions): Promise<void> => {
  const client = clientOf(options, 'default');
  const system = systemOf(options);
  const { database, cluster = null } = options;
  try {
    await requireFittingNodes(system, { database, cluster });
    if (cluster !== null) {
      const query = createReplicatedDatabase(database, cluster);
      await guarded(() => client.command({ query }));
      return;
    }
    await guarded(() =>
      client.command({
        query: 'CREATE DATABASE IF NOT EXISTS {database:Identifier}',
        query_params: { database },
      }),
    );
  } finally {
    await system.close();
    await client.close();
  }
};
