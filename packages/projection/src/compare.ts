import type { ReadStore } from '@footnote/read-store/port';
import type { KeyColumn } from './entity/key.ts';
import { type Projection, tablesOf } from './projection.ts';

type Checksum = { readonly entity: string; readonly rows: number | string; readonly checksum: string };

/**
 * Entities whose rows in any view differ between two generations, revisions included; sorted. Without an older
 * generation, all of them.
 */
export async function changedEntities(
  store: ReadStore,
  projection: Projection,
  older: number | null,
  newer: number,
): Promise<readonly string[]> {
  const key = projection.keyedBy;
  const changed = new Set<string>();
  const present = projection.readModel.views(tablesOf(newer));
  const past = older === null ? [] : projection.readModel.views(tablesOf(older));
  for (const { name, columns, select } of present) {
    // A view across entities is made of the rows that the other views show.
    if (!(key in columns)) continue;
    const now = await checksums(store, key, select);
    const then = await checksums(store, key, past.find((view) => view.name === name)?.select ?? null);
    for (const [entity, checksum] of now) if (then.get(entity) !== checksum) changed.add(entity);
    for (const entity of then.keys()) if (!now.has(entity)) changed.add(entity);
  }
  return [...changed].sort();
}

/** Rows that are replaced, and not yet merged away, are of no view. */
async function checksums(
  store: ReadStore,
  key: KeyColumn,
  select: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (select === null) return new Map();
  const rows = await store.query<Checksum>(
    `SELECT ${key} AS entity, count() AS rows, toString(sum(cityHash64(formatRow('TSV', *)))) AS checksum
     FROM (${select}) GROUP BY ${key} SETTINGS final = 1`,
  );
  return new Map(rows.map((row) => [row.entity, `${row.rows}/${row.checksum}`]));
}
