import type { StoreQuery } from '@footnote/read-store/port';
import { storeQuery, type NoParams } from '@footnote/read-store/store-query';

/** Checks whether a table exists: a deployment without the verifier has no tables of verdicts. */
export function tableQuery(table: string): StoreQuery<NoParams, { readonly name: string }> {
  return storeQuery(`
  SELECT name FROM system.tables WHERE database = currentDatabase() AND name = '${table}'`);
}
