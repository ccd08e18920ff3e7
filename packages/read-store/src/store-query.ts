import type { QueryParams, StoreQuery } from './port.ts';

/** For a query without parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** Declares a query. `Row` is what JSONEachRow decodes to, see `openReadStore`. */
export const storeQuery = <Params extends QueryParams, Row>(sql: string): StoreQuery<Params, Row> => ({
  sql,
});
