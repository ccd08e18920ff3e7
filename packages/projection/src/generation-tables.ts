import { createHash } from 'node:crypto';
import type { ReadStore } from '@footnote/read-store/port';
import { outlineOf, type ProjectionOutline, storedTables } from './outline.ts';
import { type Projection, type StoredTable, tablesOf } from './projection.ts';

/** Creates the stored tables of a generation if they are missing, and the columns that older ones lack. */
export async function createTables(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<void> {
  const name = tablesOf(generation);
  await Promise.all(storedTables(projection).map(({ base, ddl }) => store.command(ddl(name(base)))));
  await addColumns(store, projection, generation);
}

/** Adds the columns that tables of an earlier version lack. */
export async function addColumns(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<void> {
  const name = tablesOf(generation);
  const extended = storedTables(projection).filter(({ later = [] }) => later.length > 0);
  if (extended.length === 0) return;
  const present = await columnsOf(
    store,
    extended.map(({ base }) => name(base)),
  );
  const add = async ({ base, later = [] }: StoredTable): Promise<void> => {
    const columns = present.get(name(base));
    for (const { column, definition } of later)
      if (columns?.has(column) !== true)
        await store.command(`ALTER TABLE ${name(base)} ADD COLUMN IF NOT EXISTS ${definition}`);
  };
  await Promise.all(extended.map(add));
}

/** Drops the stored tables of a generation without readers. */
export async function dropTables(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<void> {
  const name = tablesOf(generation);
  for (const { base } of storedTables(projection)) await store.command(`DROP TABLE IF EXISTS ${name(base)}`);
}

/**
 * Whether a generation has every table of the projection. A generation that lacks one was created by a
 * version with other tables: this version can neither continue nor serve it.
 */
export async function hasAllTables(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<boolean> {
  return isWhole(await storedNames(store), outlineOf(projection), generation);
}

/** Whether the migration from a version with other tables to this one is complete. */
export async function isMigrated(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<boolean> {
  return (await areMigrated(store, [{ projection: outlineOf(projection), generation }])).length === 1;
}

type GenerationOf = { readonly projection: ProjectionOutline; readonly generation: number };

/** Those whose migration from a version with other tables to this one is complete. */
export async function areMigrated<Item extends GenerationOf>(
  store: ReadStore,
  generations: readonly Item[],
): Promise<readonly Item[]> {
  if (generations.length === 0) return [];
  const names = await storedNames(store);
  return generations.filter(
    ({ projection, generation }) =>
      isWhole(names, projection, generation) && retiredTables(names, projection).length === 0,
  );
}

/** Drops the tables that only earlier versions of the projection used, of every generation. */
export async function dropRetired(store: ReadStore, projection: Projection): Promise<void> {
  for (const name of retiredTables(await storedNames(store), outlineOf(projection)))
    await store.command(`DROP TABLE IF EXISTS ${name}`);
}

function isWhole(names: ReadonlySet<string>, { tables }: ProjectionOutline, generation: number): boolean {
  const name = tablesOf(generation);
  return tables.every((base) => names.has(name(base)));
}

function retiredTables(names: ReadonlySet<string>, { retired }: ProjectionOutline): readonly string[] {
  return [...names].filter((name) => {
    const base = /^(.+)__g\d+$/.exec(name)?.[1];
    return base !== undefined && retired.includes(base);
  });
}

/** The tables of the database, of all projections and generations. */
async function storedNames(store: ReadStore): Promise<ReadonlySet<string>> {
  const rows = await store.query<{ readonly name: string }>(
    'SELECT name FROM system.tables WHERE database = currentDatabase()',
  );
  return new Set(rows.map(({ name }) => name));
}

/** Names of the columns of tables, by table. */
async function columnsOf(
  store: ReadStore,
  tables: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await store.query<{ readonly table: string; readonly names: readonly string[] }>(
    `SELECT table, groupArray(name) AS names FROM system.columns
     WHERE database = currentDatabase() AND table IN {tables:Array(String)} GROUP BY table`,
    { tables: [...tables] },
  );
  return new Map(rows.map(({ table, names }) => [table, new Set(names)]));
}

/**
 * Points the stable names at a generation. Each view is replaced atomically (ClickHouse creates the new one
 * separately and swaps the names), and a view reads only one generation: no query sees two.
 */
export async function showGeneration(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<void> {
  await replaceViews(store, viewsOf(projection, generation));
}

/** Does the same, but leaves the views alone that already have this version's definition. */
export async function ensureShown(
  store: ReadStore,
  projection: Projection,
  generation: number,
): Promise<void> {
  const views = viewsOf(projection, generation);
  const rows = await store.query<{ readonly name: string; readonly comments: readonly string[] }>(
    `SELECT name, groupUniqArray(comment) AS comments FROM system.tables
     WHERE database = currentDatabase() AND name IN {names:Array(String)} GROUP BY name`,
    { names: views.map(({ name }) => name) },
  );
  const present = new Map(rows.map(({ name, comments }) => [name, comments.join()]));
  await replaceViews(
    store,
    views.filter(({ name, checksum }) => present.get(name) !== checksum),
  );
}

type DefinedView = { readonly name: string; readonly select: string; readonly checksum: string };

function viewsOf(projection: Projection, generation: number): readonly DefinedView[] {
  return projection.readModel.views(tablesOf(generation)).map(({ name, select }) => ({
    name,
    select,
    checksum: createHash('sha256').update(select).digest('hex').slice(0, 32),
  }));
}

/** The checksum of its definition is the comment of a view. */
async function replaceViews(store: ReadStore, views: readonly DefinedView[]): Promise<void> {
  await Promise.all(
    views.map(({ name, select, checksum }) =>
      store.command(`CREATE OR REPLACE VIEW ${name} AS ${select} COMMENT '${checksum}'`),
    ),
  );
}
