import type { ReadStore } from '@footnote/read-store/port';
import type { Component } from '@footnote/runtime/lifecycle';
import { createNotes } from './notes.ts';
import type { ProjectionOutline } from './outline.ts';
import { tablesOf } from './projection.ts';
import { noteParts, tablesWithoutParts } from './table-parts.ts';

/** How many rows each stored table had when a projector last looked. */
export const TABLE_ROWS = {
  id: '0004_table_rows',
  sql: `CREATE TABLE IF NOT EXISTS table_rows (
  table String,
  note UInt64,
  rows UInt64
) ENGINE = ReplacingMergeTree(note) ORDER BY table`,
};

type Store = Pick<ReadStore, 'query' | 'insert' | 'hasReplicas'>;
/** The active generation of every projection that has one, by name. */
type Actives = { allActive(): Promise<ReadonlyMap<string, { readonly generation: number }>> };
type Outline = Pick<ProjectionOutline, 'name' | 'tables' | 'counted'>;

type Counted = {
  readonly projection: string;
  readonly table: string;
  /** Undefined without the table. */
  readonly rows: number | undefined;
};

/** The tables of the active generations, with their rows as stored: superseded ones count. */
async function countRows(
  store: Store,
  generations: Actives,
  outlines: readonly Outline[],
): Promise<readonly Counted[]> {
  const active = await generations.allActive();
  const tables = outlines.flatMap(({ name, tables: bases }) => {
    const generation = active.get(name)?.generation;
    if (generation === undefined) return [];
    return bases.map((base) => ({ projection: name, table: tablesOf(generation)(base) }));
  });
  const found = await store.query<{ readonly name: string; readonly rows: number | string }>(
    `SELECT name, max(ifNull(total_rows, 0)) AS rows FROM system.tables
     WHERE database = currentDatabase() AND name IN {names:Array(String)} GROUP BY name`,
    { names: tables.map(({ table }) => table) },
  );
  const rows = new Map(found.map((each) => [each.name, Number(each.rows)]));
  return tables.map((each) => ({ ...each, rows: rows.get(each.table) }));
}

type Noted = { readonly table: string; readonly note: number; readonly rows: number };

async function notedRows(store: Store): Promise<ReadonlyMap<string, Noted>> {
  const noted = await store.query<Record<keyof Noted, number | string>>(
    'SELECT table, max(t.note) AS note, argMax(t.rows, t.note) AS rows FROM table_rows AS t GROUP BY table',
  );
  return new Map(
    noted.map(({ table, note, rows }) => [
      String(table),
      { table: String(table), note: Number(note), rows: Number(rows) },
    ]),
  );
}

/**
 * Notes how many rows the tables of the active generations have, and their parts. No table loses all its rows by being written to, so
 * the number of one that is empty now stays what it was.
 */
export async function noteRows(
  store: Store,
  generations: Actives,
  outlines: readonly Outline[],
): Promise<void> {
  const noted = await notedRows(store);
  const counted = await countRows(store, generations, outlines);
  const changed = counted.flatMap(({ table, rows = 0 }) => {
    const before = noted.get(table);
    return rows === 0 || rows === before?.rows ? [] : [{ table, note: (before?.note ?? 0) + 1, rows }];
  });
  if (changed.length > 0) await store.insert('table_rows', changed);
  await noteParts(
    store,
    counted.map(({ table }) => table),
  );
}

/** What is lost of a table, in words. */
type Lost = { readonly projection: string; readonly table: string; readonly words: string };

/**
 * What is lost of tables whose heads count their rows: the entities whose visible revision has fewer. Rows that were
 * inserted twice and not merged yet may hide as many.
 */
async function shortenedTables(
  store: Store,
  generations: Actives,
  outlines: readonly Outline[],
): Promise<readonly Lost[]> {
  const active = await generations.allActive();
  const lost: Lost[] = [];
  for (const { name: projection, counted } of outlines) {
    const generation = active.get(projection)?.generation;
    if (generation === undefined || counted === undefined) continue;
    const { key, column } = counted;
    const [heads, rows] = [counted.heads, counted.rows].map(tablesOf(generation)) as [string, string];
    const [found] = await store.query<Record<'entities' | 'wanted' | 'stored', number | string>>(
      `SELECT count() AS entities, sum(h.wanted) AS wanted, sum(s.stored) AS stored
       FROM (SELECT ${key}, revision, ${column} AS wanted FROM ${heads} FINAL) AS h
       LEFT JOIN (SELECT ${key}, revision, count() AS stored FROM ${rows} GROUP BY ${key}, revision) AS s
         ON s.${key} = h.${key} AND s.revision = h.revision
       WHERE s.stored < h.wanted`,
    );
    const [wanted, stored] = [found?.wanted, found?.stored].map(Number);
    if (!(Number(found?.entities) > 0)) continue;
    const count = (of: number | undefined): string => (of ?? 0).toLocaleString('en');
    const words = `${rows} has ${count(stored)} of the ${count(wanted)} rows that the heads count`;
    lost.push({ projection, table: rows, words });
  }
  return lost;
}

/** Tables of a projection that had rows and have none or fewer, lack a part, or are gone. */
export type Emptied = { readonly projection: string; readonly sentence: string };

/** One for each projection that has such tables; `footnote rebuild` of it fills them from the log. */
export async function emptiedTables(
  store: Store,
  generations: Actives,
  outlines: readonly Outline[],
): Promise<readonly Emptied[]> {
  const noted = await notedRows(store);
  const counted = await countRows(store, generations, outlines);
  const lost = counted.flatMap(({ projection, table, rows }): Lost[] => {
    const before = noted.get(table)?.rows ?? 0;
    if (rows === undefined) return [{ projection, table, words: `${table} is gone` }];
    if (rows > 0 || before === 0) return [];
    const words = `${table} had ${before.toLocaleString('en')} rows and has none`;
    return [{ projection, table, words }];
  });
  // A table without any row has been named, and one that is gone cannot be read.
  const rest = outlines.filter(({ name }) => lost.every(({ projection }) => projection !== name));
  lost.push(...(await shortenedTables(store, generations, rest)));
  const named = new Set(lost.map(({ table }) => table));
  const whole = counted.filter(({ table }) => !named.has(table));
  const without = await tablesWithoutParts(
    store,
    whole.map(({ table }) => table),
  );
  for (const { projection, table } of whole)
    if (without.includes(table))
      lost.push({ projection, table, words: `${table} lacks a part of what was written into it` });
  return [...Map.groupBy(lost, ({ projection }) => projection)].map(([projection, tables]) => ({
    projection,
    sentence: `tables of ${projection} lost rows: ${tables.map(({ words }) => words).join(', ')}`,
  }));
}

export type TableRowsOptions = {
  readonly store: Store;
  readonly generations: () => Promise<Actives>;
  readonly outlines: readonly Outline[];
  /** Called at start for each projection whose tables were emptied. */
  readonly onEmptied: (emptied: Emptied) => void;
};

/** Says at start which tables were emptied since they were noted, and notes their rows while it runs. */
export function createTableRows({ store, generations, outlines, onEmptied }: TableRowsOptions): Component {
  return createNotes({
    name: 'table rows',
    check: async () => {
      for (const emptied of await emptiedTables(store, await generations(), outlines)) onEmptied(emptied);
    },
    note: async () => noteRows(store, await generations(), outlines),
  });
}
