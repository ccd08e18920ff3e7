/** The read store as services see it: ClickHouse over HTTP, embedded or a server. */

export type QueryParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type InsertOptions = {
  /** Deduplication token of the block: the same token inserted twice is one insert. */
  readonly token?: string;
};

export type ReadStore = {
  readonly database: string;
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

export class ReadStoreUnavailableError extends Error {
  override readonly name = 'ReadStoreUnavailableError';
}
