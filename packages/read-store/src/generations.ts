import type { ReadStore } from './port.ts';
import { statementsOf } from './statements-of.ts';

/**
 * A second set of the tables of a projection, built beside the set that readers see.
 * The tables of a set are exchanged one by one, each of them atomically: a projection
 * whose readers join several tables lets them join on a revision.
 */
export type Generation = {
  readonly number: number;
  /** Names that readers use, in the order in which they are exchanged. */
  readonly tables: readonly string[];
  /** Name under which the generation's own copy of a table is kept. */
  readonly nameOf: (table: string) => string;
};

/** Which tables exist does not fit the step that was asked for. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

const quoted = (name: string): string => {
  if (!IDENTIFIER.test(name)) throw new GenerationError(`Not the name of a table: ${name}`);
  return `\`${name}\``;
};

const generationOf = (tables: readonly string[], number: number): Generation => ({
  number,
  tables,
  nameOf: (table) => `${table}__g${number}`,
});

const existing = async (store: ReadStore, names: readonly string[]): Promise<Set<string>> => {
  const rows = await store.query<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = {database:String} AND name IN {names:Array(String)}',
    { database: store.database, names },
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Makes the empty tables of a new generation from the projection's DDL, in which every
 * table stands as `{name}`: `CREATE TABLE {companies} (…)`. The number is one above the
 * highest that is there. Throws GenerationError for a DDL that names a table not given.
 */
export const beginGeneration = async (
  store: ReadStore,
  tables: readonly string[],
  ddl: string,
): Promise<Generation> => {
  const rows = await store.query<{ name: string }>(
    "SELECT name FROM system.tables WHERE database = {database:String} AND match(name, '__g[0-9]+$')",
    { database: store.database },
  );
  const numbers = rows.flatMap(({ name }) => {
    const [, table = '', number = ''] = /^(.+)__g(\d+)$/.exec(name) ?? [];
    return tables.includes(table) ? [Number(number)] : [];
  });
  const generation = generationOf(tables, Math.max(0, ...numbers) + 1);
  const statements = statementsOf(ddl).map((statement) => filledIn(statement, generation.nameOf, tables));
  for (const statement of statements) await store.command(statement);
  return generation;
};

/** Makes the tables that readers see, empty, where they are missing. */
export const createVisible = async (
  store: ReadStore,
  tables: readonly string[],
  ddl: string,
): Promise<void> => {
  for (const statement of statementsOf(ddl))
    await store.command(filledIn(statement, (table) => table, tables));
};

const filledIn = (statement: string, nameOf: (table: string) => string, tables: readonly string[]): string =>
  statement.replace(/\{([A-Za-z_]\w*)\}/g, (_, table: string) => {
    if (!tables.includes(table))
      throw new GenerationError(`The DDL names ${table}, which is none of the tables given`);
    return quoted(nameOf(table));
  });

/**
 * Lets readers see the generation; what they saw is kept under the generation's names,
 * so that the same call once more is the way back. No query fails meanwhile.
 */
export const exchange = async (store: ReadStore, generation: Generation): Promise<void> => {
  const names = [...generation.tables, ...generation.tables.map(generation.nameOf)];
  const there = await existing(store, names);
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) throw new GenerationError(`Nothing to exchange: ${missing.join(', ')} is missing`);
  for (const table of generation.tables) {
    await store.command(`EXCHANGE TABLES ${quoted(generation.nameOf(table))} AND ${quoted(table)}`);
  }
};

/** Undoes `exchange`: readers see again what they saw before it. */
export const rollback = exchange;

/** Drops what is kept under the generation's names: the generation, or after `exchange` what it replaced. */
export const dropGeneration = async (store: ReadStore, generation: Generation): Promise<void> => {
  for (const table of generation.tables) {
    await store.command(`DROP TABLE IF EXISTS ${quoted(generation.nameOf(table))} SYNC`);
  }
};

export type Checksum = { readonly rows: number; readonly hash: string };

/**
 * Count and hash of a table's rows in whatever order and parts they are. Equal tables
 * have equal checksums; `excludeColumns` leaves out what may differ. Rows that a
 * ReplacingMergeTree will replace are left out (FINAL) when `final` is set.
 */
export const checksum = async (
  store: ReadStore,
  table: string,
  options: { readonly excludeColumns?: readonly string[]; readonly final?: boolean } = {},
): Promise<Checksum> => {
  const excluded = options.excludeColumns ?? [];
  const columns = excluded.length === 0 ? '*' : `* EXCEPT (${excluded.map(quoted).join(', ')})`;
  const final = options.final === true ? ' FINAL' : '';
  // A sum beside the exclusive or: two equal rows cancel out in the latter.
  const hash = 'concat(hex(groupBitXor(hash)), hex(sum(hash)))';
  const [row] = await store.query<Checksum>(
    `SELECT count() AS rows, ${hash} AS hash FROM (SELECT cityHash64(formatRow('RowBinary', ${columns})) AS hash FROM ${quoted(table)}${final})`,
  );
  return row ?? { rows: 0, hash: '' };
};
