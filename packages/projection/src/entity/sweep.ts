import type { ReadStore } from '@footnote/read-store/port';
import { isKey, type KeyColumn } from './key.ts';
import type { EntityTableNames } from './tables.ts';

/** Maximum number of revisions that one sweep deletes. */
const REVISIONS_AT_ONCE = 500;

type Revision = { readonly entity: string; readonly revision: number | string };

/**
 * Deletes rows of superseded revisions from every table of rows (see `sweepTable`); answers how many revisions of a
 * entity in a table went.
 */
export async function sweepRevisions(
  store: ReadStore,
  names: Pick<EntityTableNames, 'key' | 'rows' | 'heads'>,
  entities: readonly string[] | 'all',
): Promise<number> {
  let gone = 0;
  for (const rows of names.rows.values())
    gone += await sweepTable(store, { key: names.key, rows, heads: names.heads }, entities);
  return gone;
}

/**
 * Deletes rows of superseded revisions, of the given entities or of all. Keeps the visible revision, the one
 * before it for readers who read the head a moment ago, and revisions above the head, which are being
 * written. Returns the number of deleted revisions.
 */
async function sweepTable(
  store: ReadStore,
  names: { readonly key: KeyColumn; readonly rows: string; readonly heads: string },
  entities: readonly string[] | 'all',
): Promise<number> {
  const { key } = names;
  const some = entities === 'all' ? '' : `WHERE ${key} IN {entities:Array(String)}`;
  const superseded = await store.query<Revision>(
    `SELECT r.${key} AS entity, r.revision AS revision
     FROM (SELECT DISTINCT ${key}, revision FROM ${names.rows} ${some}) AS r
     INNER JOIN (SELECT ${key}, max(revision) AS head FROM ${names.heads} ${some} GROUP BY ${key}) AS h ON h.${key} = r.${key}
     WHERE r.revision < h.head
     ORDER BY entity, revision DESC`,
    entities === 'all' ? {} : { entities },
  );
  const gone = superseded
    .filter((row, index) => superseded[index - 1]?.entity === row.entity)
    .slice(0, REVISIONS_AT_ONCE);
  if (gone.length === 0) return 0;
  const pairs = gone.map(({ entity, revision }) => {
    if (!isKey(key, entity)) throw new Error(`not a ${key}: ${entity}`);
    return `('${entity}', ${Number(revision)})`;
  });
  await store.command(`DELETE FROM ${names.rows} WHERE (${key}, revision) IN (${pairs.join(', ')})`);
  return gone.length;
}
