import type { ReadStore } from './port.ts';

/** Columns of a table as ClickHouse types: `{ cik: 'String', value: 'Nullable(Decimal(38, 10))' }`. */
export type Columns = Readonly<Record<string, string>>;

/**
 * The differences between a table or view and the columns that the code expects: one line for each column
 * that is missing, has another type, or is unexpected. Empty if it matches. Types are compared as ClickHouse
 * writes them, ignoring spaces.
 */
export const tableMatches = async (store: ReadStore, table: string, columns: Columns): Promise<string[]> => {
  const rows = await store.query<{ name: string; type: string }>(
    'SELECT name, type FROM system.columns WHERE database = {database:String} AND table = {table:String}',
    { database: store.database, table },
  );
  if (rows.length === 0) return [`${table} is not there`];
  const actual = new Map(rows.map(({ name, type }) => [name, type]));
  const compact = (type: string): string => type.replaceAll(' ', '');
  const wrong = Object.entries(columns).flatMap(([name, type]) => {
    const found = actual.get(name);
    if (found === undefined) return [`${table}.${name} is missing`];
    return compact(found) === compact(type) ? [] : [`${table}.${name} is ${found}, not ${type}`];
  });
  const unexpected = [...actual.keys()].filter((name) => !(name in columns));
  return [...wrong, ...unexpected.map((name) => `${table}.${name} is not expected`)];
};
