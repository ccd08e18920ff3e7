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
  const before = older === null ? new Map<string, never>() : await visibleChecksums(store, projection, older);
  return differingEntities(before, await visibleChecksums(store, projection, newer));
}

/** By view, a checksum of the rows of each entity. */
export type VisibleChecksums = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Entities that have other rows in any view of `after`; sorted. */
export function differingEntities(before: VisibleChecksums, after: VisibleChecksums): readonly string[] {
  const changed = new Set<string>();
  for (const [name, now] of after) {
    const then = before.get(name) ?? new Map<string, string>();
    for (const [entity, checksum] of now) if (then.get(entity) !== checksum) changed.add(entity);
    for (const entity of then.keys()) if (!now.has(entity)) changed.add(entity);
  }
  return [...changed].sort();
}

/** Of the visible rows of all entities, or of some. */
export async function visibleChecksums(
  store: ReadStore,
  projection: Projection,
  generation: number,
  entities?: readonly string[],
): Promise<VisibleChecksums> {
  const key = projection.keyedBy;
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, columns, select } of projection.readModel.views(tablesOf(generation))) {
    // A view across entities is made of the rows that the other views show.
    if (!(key in columns)) continue;
    const seen =
      projection.kind === 'entities' && 'revision' in columns
        ? `SELECT * FROM (${select}) WHERE (${key}, revision) IN
           (SELECT ${key}, revision FROM ${tablesOf(generation)(projection.headsTable)})`
        : select;
    found.set(name, await checksums(store, key, seen, entities));
  }
  return found;
}

/** Rows that are replaced, and not yet merged away, are of no view. */
async function checksums(
  store: ReadStore,
  key: KeyColumn,
  select: string,
  entities: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  const some = entities === undefined ? '' : `WHERE ${key} IN {entities:Array(String)}`;
  const rows = await store.query<Checksum>(
    `SELECT ${key} AS entity, count() AS rows, toString(sum(cityHash64(formatRow('TSV', *)))) AS checksum
     FROM (${select}) ${some} GROUP BY ${key} SETTINGS final = 1`,
    entities === undefined ? {} : { entities },
  );
  return new Map(rows.map((row) => [row.entity, `${row.rows}/${row.checksum}`]));
}
