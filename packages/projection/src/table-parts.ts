import type { ReadStore } from '@footnote/read-store/port';

/** The block numbers that the parts of each stored table had when a projector last looked. */
export const TABLE_PARTS = {
  id: '0005_table_parts',
  sql: `CREATE TABLE IF NOT EXISTS table_parts (
  table String,
  note UInt64,
  blocks String
) ENGINE = ReplacingMergeTree(note) ORDER BY table`,
};

type Store = Pick<ReadStore, 'query' | 'insert' | 'hasReplicas'>;
/** From the first number to the last, both included. */
type Interval = readonly [first: number, last: number];
/** By partition, in order, without overlaps. */
type Blocks = Readonly<Record<string, readonly Interval[]>>;

function merged(intervals: readonly Interval[]): readonly Interval[] {
  const all: [number, number][] = [];
  for (const [first, last] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const before = all.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else all.push([first, last]);
  }
  return all;
}

/** Both together. */
export const unionOf = (some: Blocks, others: Blocks): Blocks =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])]
      .sort()
      .map((partition) => [partition, merged([...(some[partition] ?? []), ...(others[partition] ?? [])])]),
  );

const isWithin = (some: Blocks, all: Blocks): boolean =>
  JSON.stringify(unionOf(some, all)) === JSON.stringify(unionOf(all, {}));

/** A part; its partition is told apart from that of a table of the same name that was dropped. */
type Part = {
  readonly name: string;
  readonly partition: string;
  readonly first: number | string;
  readonly last: number | string;
};

async function blocksOf(store: Store, tables: readonly string[]): Promise<ReadonlyMap<string, Blocks>> {
  const parts = await store.query<Part>(
    `SELECT p.table AS name, concat(toString(t.uuid), ' ', p.partition_id) AS partition, p.min_block_number AS first,
       p.max_block_number AS last
     FROM system.parts AS p INNER JOIN system.tables AS t ON t.database = p.database AND t.name = p.table
     WHERE p.active AND p.database = currentDatabase() AND p.table IN {tables:Array(String)}`,
    { tables },
  );
  const byTable = Map.groupBy(parts, ({ name }) => name);
  return new Map(
    tables.map((table) => {
      const own = Map.groupBy(byTable.get(table) ?? [], ({ partition }) => partition);
      const blocks = [...own].map(([partition, some]) => [
        partition,
        some.map(({ first, last }): Interval => [Number(first), Number(last)]),
      ]);
      return [table, unionOf(Object.fromEntries(blocks) as Blocks, {})];
    }),
  );
}

type Noted = { readonly note: number; readonly blocks: Blocks };

async function notedBlocks(store: Store): Promise<ReadonlyMap<string, Noted>> {
  const rows = await store.query<{ table: string; note: number | string; blocks: string }>(
    'SELECT table, max(t.note) AS note, argMax(t.blocks, t.note) AS blocks FROM table_parts AS t GROUP BY table',
  );
  return new Map(
    rows.map(({ table, note, blocks }) => [
      table,
      { note: Number(note), blocks: JSON.parse(blocks) as Blocks },
    ]),
  );
}

/**
 * Notes the block numbers of these tables beside those that were noted before. Replicas compare their parts themselves, and
 * fetch those that they lack.
 */
export async function noteParts(store: Store, tables: readonly string[]): Promise<void> {
  if (store.hasReplicas) return;
  const noted = await notedBlocks(store);
  const changed = [...(await blocksOf(store, tables))].flatMap(([table, current]) => {
    const before = noted.get(table);
    if (before !== undefined && isWithin(current, before.blocks)) return [];
    const blocks = JSON.stringify(unionOf(before?.blocks ?? {}, current));
    return blocks === '{}' ? [] : [{ table, note: (before?.note ?? 0) + 1, blocks }];
  });
  if (changed.length > 0) await store.insert('table_parts', changed);
}

/**
 * Those of the tables that have lost a part. Each insert has a block number, and a merged part has those of the parts that
 * it was made of; nothing is deleted from a table: numbers that were noted stay covered. A server that starts again gives the
 * numbers after its newest part once more, so that a lost newest part is named until the next insert.
 */
export async function tablesWithoutParts(
  store: Store,
  tables: readonly string[],
): Promise<readonly string[]> {
  if (store.hasReplicas) return [];
  const noted = await notedBlocks(store);
  const current = await blocksOf(store, tables);
  return tables.filter((table) => {
    const [before, now] = [noted.get(table)?.blocks ?? {}, current.get(table) ?? {}];
    // Numbers of a table of that name that was dropped say nothing about this one.
    const own = Object.entries(before).filter(([partition]) =>
      Object.keys(now).some((other) => uuidOf(other) === uuidOf(partition)),
    );
    return !isWithin(Object.fromEntries(own), now);
  });
}

const uuidOf = (partition: string): string => partition.slice(0, partition.indexOf(' '));
