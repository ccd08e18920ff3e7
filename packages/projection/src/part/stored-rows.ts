import type { ReadStore } from '@footnote/read-store/port';
import { isKey } from '../entity/key.ts';
import { storedTables } from '../outline.ts';
import { type Projection, tablesOf } from '../projection.ts';

/** The visible revision of each entity, of a projection with heads; others are ignored. */
export type Heads = ReadonlyMap<string, number>;

/** Hashes of the valid rows of some entities in a table, by entity. */
export type RowHashes = ReadonlyMap<string, ReadonlySet<string>>;

/** A stored table of a projection, in the order of writing: what makes rows visible is last. */
export type PartTable = {
  readonly base: string;
  /** Inputs are not what readers see. */
  readonly isInputs: boolean;
  /** Whether its rows are of revisions: then those of the visible one count. */
  readonly hasRevisions: boolean;
  readonly columns: readonly string[];
  /** An SQL expression. */
  readonly hash: string;
};

type Store = Pick<ReadStore, 'query' | 'command'>;

/** The tables of a generation with this version's columns. */
export async function partTables(
  store: Store,
  projection: Projection,
  generation: number,
): Promise<readonly PartTable[]> {
  const isEntities = projection.kind === 'entities';
  const last = isEntities ? projection.headsTable : projection.shownBy;
  const bases = storedTables(projection).map(({ base }) => base);
  const ordered = [...bases.filter((base) => base !== last), ...bases.filter((base) => base === last)];
  const tables = ordered.map(async (base): Promise<PartTable> => {
    const rows = await store.query<{ readonly name: string }>(
      `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
         AND default_kind IN ('', 'DEFAULT') ORDER BY position`,
      { table: tablesOf(generation)(base) },
    );
    // Each node of a database with replicas names them.
    const columns = [...new Set(rows.map(({ name }) => name))];
    const isHeads = isEntities && base === projection.headsTable;
    // What a head has still to announce says nothing about the entity.
    const compared = columns.filter((name) => !(isHeads && name === 'unannounced'));
    return {
      base,
      isInputs: isEntities && base === projection.inputsTable,
      hasRevisions: isHeads || (isEntities && projection.rowTables.includes(base)),
      columns,
      hash: `toString(cityHash64(formatRow('TSV', ${compared.join(', ')})))`,
    };
  });
  return Promise.all(tables);
}

/** The rows of one table of a projection. */
export type TableRows = {
  /** Hashes of the valid rows of these entities. */
  hashes(generation: number, heads: Heads): Promise<RowHashes>;
  /** Adds the valid rows of one generation that another one lacks. */
  copy(from: number, to: number, heads: Heads): Promise<void>;
  /** Deletes the rows of an entity with these hashes. */
  remove(generation: number, entity: string, hashes: readonly string[]): Promise<void>;
};

/** Hashes of one statement: they are parameters of a request. */
const AT_ONCE = 1000;

export function tableRows(
  store: Store,
  { keyedBy: key }: Pick<Projection, 'keyedBy'>,
  { base, columns, hash, hasRevisions }: PartTable,
  entities: readonly string[],
): TableRows {
  const params = { entities };
  const valid = (generation: number, heads: Heads, selected: string): string =>
    `SELECT ${selected} FROM ${tablesOf(generation)(base)} FINAL
     WHERE ${key} IN {entities:Array(String)}${hasRevisions ? ` AND (${key}, revision) IN (${pairs(heads)})` : ''}`;
  const pairs = (heads: Heads): string => {
    const known = [...heads].map(([entity, revision]) => {
      if (!isKey(key, entity)) throw new Error(`not a ${key}: ${entity}`);
      return `('${entity}', ${revision})`;
    });
    return known.length === 0 ? `('', 0)` : known.join(', ');
  };
  return {
    hashes: async (generation, heads) => {
      const rows = await store.query<{ readonly entity: string; readonly hash: string }>(
        valid(generation, heads, `${key} AS entity, ${hash} AS hash`),
        params,
      );
      const byEntity = Map.groupBy(rows, ({ entity }) => entity);
      return new Map([...byEntity].map(([entity, some]) => [entity, new Set(some.map((row) => row.hash))]));
    },
    copy: async (from, to, heads) => {
      const names = columns.join(', ');
      const present = `SELECT ${hash} FROM ${tablesOf(to)(base)} FINAL WHERE ${key} IN {entities:Array(String)}`;
      // A block that was copied before may be needed again.
      await store.command(
        `INSERT INTO ${tablesOf(to)(base)} (${names}) SETTINGS insert_deduplicate = 0
         ${valid(from, heads, names)} AND ${hash} NOT IN (${present})`,
        params,
      );
    },
    remove: async (generation, entity, hashes) => {
      for (let from = 0; from < hashes.length; from += AT_ONCE)
        await store.command(
          `DELETE FROM ${tablesOf(generation)(base)}
           WHERE ${key} = {entity:String} AND ${hash} IN {hashes:Array(String)}`,
          { entity, hashes: hashes.slice(from, from + AT_ONCE) },
        );
    },
  };
}
