import type { ReadStore } from '@footnote/read-store/port';
import type { KeyColumn } from './entity/key.ts';
import { type Projection, tablesOf } from './projection.ts';

type Checksum = { readonly entity: string; readonly rows: number | string; readonly checksum: string };

/**
 * Entities whose visible rows in any view differ between two generations, revisions included; sorted. Without an older
 * generation, all of them. A view may have rows of superseded revisions, which readers pass over: which ones there
 * are follows from when the projection ran, not from the log.
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
    const seen = (generation: number, rows: string): string =>
      projection.kind === 'entities' && 'revision' in columns
        ? `SELECT * FROM (${rows}) WHERE (${key}, revision) IN
           (SELECT ${key}, revision FROM ${tablesOf(generation)(projection.headsTable)})`
        : rows;
    const before = past.find((view) => view.name === name);
    const now = await checksums(store, key, seen(newer, select));
    const then =
      before === undefined || older === null
        ? new Map<string, string>()
        : await checksums(store, key, seen(older, before.select));
    for (const [entity, checksum] of now) if (then.get(entity) !== checksum) changed.add(entity);
    for (const entity of then.keys()) if (!now.has(entity)) changed.add(entity);
  }
  return [...changed].sort();
}

/** Rows that are replaced, and not yet merged away, are of no view. */
async function checksums(
  store: ReadStore,
  key: KeyColumn,
  select: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query<Checksum>(
    `SELECT ${key} AS entity, count() AS rows, toString(sum(cityHash64(formatRow('TSV', *)))) AS checksum
     FROM (${select}) GROUP BY ${key} SETTINGS final = 1`,
  );
  return new Map(rows.map((row) => [row.entity, `${row.rows}/${row.checksum}`]));
}
