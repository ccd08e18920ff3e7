/** The read store as services see it: ClickHouse over HTTP, embedded or a server. */

export type QueryParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type InsertOptions = {
  /** Deduplication token of the block: two inserts with the same token are one. */
  readonly token?: string;
};

/** A SELECT declared once, with the types of its parameters and rows. */
export type StoreQuery<Params extends QueryParams, Row> = {
  /** With ClickHouse parameters (`{symbol:String}`). */
  readonly sql: string;
  /** Never present: it carries the types. */
  readonly types?: (params: Params) => Row;
};

/** The operations of the read store for services that only read. */
export type StoreReader = {
  /** Rows of a declared query, decoded from JSONEachRow. */
  read<Params extends QueryParams, Row>(
    query: StoreQuery<Params, Row>,
    params: Params,
  ): Promise<readonly Row[]>;
};

export type ReadStore = StoreReader & {
  readonly database: string;
  /** Whether its tables are on several nodes, of which each query and statement may take another one. */
  readonly hasReplicas: boolean;
  /** Rows of a SELECT with ClickHouse parameters (`{symbol:String}`), decoded from JSONEachRow. */
  query<Row>(sql: string, params?: QueryParams): Promise<Row[]>;
  /** The same as raw bytes in a ClickHouse format, streamed. Read-only. */
  queryRaw(
    sql: string,
    options: { readonly format: string; readonly params?: QueryParams },
  ): Promise<AsyncIterable<Uint8Array>>;
  /** Inserts rows as one block; resolves when ClickHouse has acknowledged it. */
  insert(table: string, rows: readonly object[], options?: InsertOptions): Promise<void>;
  command(sql: string, params?: QueryParams): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
};

/** One numbered, idempotent step of a schema. `sql` contains statements separated by `;` and a line break. */
export type Migration = { readonly id: string; readonly sql: string };

/** ClickHouse cannot be reached or cannot answer now; a later attempt may succeed. */
export class ReadStoreUnavailableError extends Error {
  override readonly name: string = 'ReadStoreUnavailableError';
}

/** ClickHouse accepted a query and did not answer it within its deadline. */
export class ReadStoreDeadlineError extends ReadStoreUnavailableError {
  override readonly name = 'ReadStoreDeadlineError';
}
