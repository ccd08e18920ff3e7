import { LOG_HEADS, LOG_IDENTITY } from './log-heads.ts';
import { LOG_LAYOUTS } from './log-layout.ts';
import { TABLE_PARTS } from './table-parts.ts';
import { TABLE_ROWS } from './table-rows.ts';
import { randomUUID } from 'node:crypto';
import type { EventLog } from '@footnote/event-log/port';
import { migrate } from '@footnote/read-store/migrate';
import type { Migration, ReadStore } from '@footnote/read-store/port';
import { groupCommit } from './group-commit.ts';
import { groupOf } from './projection.ts';

/** A generation of a projection: a set of stored tables, and the consumer group with their offsets. */
export type Generation = {
  readonly generation: number;
  /** Version of the projection that created the tables. */
  readonly version: number;
  /** Of the layout of the log that its tables are built from. */
  readonly epoch: number;
};

/**
 * `begun`: the tables of a generation are being filled, and who runs the projection may help; `closing`: who does leaves;
 * `part`: tables beside the active ones, from which some of their rows are rebuilt; they are
 * never shown.
 */
export type JournalEvent = 'begun' | 'closing' | 'active' | 'part';

/** Two processes wrote the journal at once and the other one was first. */
export class GenerationConflictError extends Error {
  override readonly name = 'GenerationConflictError';
}

/**
 * Journal of the generations of all projections: which ones were begun, and which one readers see. The newest
 * `active` entry is valid; numbers are never reused, because a generation's consumer group outlives its
 * tables.
 */
export type Generations = {
  /** The generation that readers see, null before the first. */
  active(projection: string): Promise<Generation | null>;
  /** The active generation of every projection that has one, by name. */
  allActive(): Promise<ReadonlyMap<string, Generation>>;
  /** The generation with the highest number of every projection, by name. */
  allNewest(): Promise<ReadonlyMap<string, Generation>>;
  /** The generation of every projection whose tables are being filled, by name; or were, by a process that ended. */
  allBuilding(): Promise<ReadonlyMap<string, Generation>>;
  /** The highest number ever begun, 0 before the first. */
  newest(projection: string): Promise<number>;
  /** The generation that was active before the current one, null if there is none. */
  previous(projection: string): Promise<Generation | null>;
  /** Throws `GenerationConflictError`; then the entry is not valid. */
  record(projection: string, generation: Generation, event: JournalEvent): Promise<void>;
};

type Entry = {
  readonly seq: number;
  readonly generation: number;
  readonly version: number;
  readonly epoch: number;
  readonly event: JournalEvent;
  readonly owner: string;
};

type NewEntry = Omit<Entry, 'seq' | 'owner'> & { readonly name: string };

/** The schema shared by all projections; their own tables are created and dropped with their generations. */
const MIGRATIONS: readonly Migration[] = [
  {
    id: '0001_projection_generations',
    sql: `CREATE TABLE IF NOT EXISTS projection_generations (
  name String,
  seq UInt32,
  generation UInt32,
  version UInt32,
  event LowCardinality(String),
  owner String
) ENGINE = MergeTree ORDER BY (name, seq)`,
  },
  LOG_HEADS,
  LOG_IDENTITY,
  TABLE_ROWS,
  TABLE_PARTS,
  LOG_LAYOUTS,
  {
    id: '0007_generation_epochs',
    sql: 'ALTER TABLE projection_generations ADD COLUMN IF NOT EXISTS epoch UInt32 DEFAULT 0',
  },
  {
    id: '0008_generation_batches',
    sql: `ALTER TABLE projection_generations ADD COLUMN IF NOT EXISTS batch UInt64 DEFAULT 0;
ALTER TABLE projection_generations MODIFY SETTING non_replicated_deduplication_window = 1000`,
  },
];

export async function openGenerations(store: ReadStore): Promise<Generations> {
  await migrate(store, MIGRATIONS);

  /**
   * Valid entries of several projections, oldest first: of two with one number, the one with the smaller owner
   * was first. The projections of a process start at the same time, so their reads and writes share requests.
   */
  const journals = async (projections: readonly string[]): Promise<readonly (readonly Entry[])[]> => {
    const entries = await store.query<Entry & { readonly name: string }>(
      `SELECT name, seq, generation, version, epoch, event, owner FROM projection_generations
       WHERE name IN {names:Array(String)} ORDER BY name, seq, owner LIMIT 1 BY name, seq`,
      { names: [...new Set(projections)] },
    );
    const byName = Map.groupBy(entries, ({ name }) => name);
    return projections.map((projection) => byName.get(projection) ?? []);
  };
  const journal = groupCommit(journals);
  const activations = async (projection: string): Promise<readonly Entry[]> =>
    (await journal(projection)).filter((entry) => entry.event === 'active');

  const newestBatch = async (): Promise<number> => {
    const [newest] = await store.query<{ readonly batch: number | string }>(
      'SELECT max(batch) AS batch FROM projection_generations',
    );
    return Number(newest?.batch ?? 0);
  };

  /**
   * Whether each entry is valid, or another process wrote the same number first. The entries are one insert, whose token is
   * the number of the batch: of two processes that write the same one, the first does. The other one reads what is there,
   * and tries again with those of its entries that this leaves valid, and with a higher number: that of a batch whose rows
   * were lost is spent.
   */
  const append = async (entries: readonly NewEntry[]): Promise<readonly boolean[]> => {
    const names = entries.map(({ name }) => name);
    const lastOf = async (): Promise<readonly number[]> =>
      (await journals(names)).map((journal) => journal.at(-1)?.seq ?? 0);
    const owner = randomUUID();
    const first = await lastOf();
    for (let tried = 0; ;) {
      const batch = Math.max(tried, await newestBatch()) + 1;
      const last = await lastOf();
      const isFirst = last.map((seq, index) => seq === first[index]);
      const rows = entries.flatMap((entry, index) => {
        const earlier = names.slice(0, index).filter((name) => name === entry.name).length;
        return isFirst[index] === true
          ? [{ ...entry, seq: (last[index] ?? 0) + 1 + earlier, owner, batch }]
          : [];
      });
      if (rows.length === 0) return isFirst;
      await store.insert('projection_generations', rows, { token: `batch/${batch}` });
      if (await hasWritten(owner)) return isFirst;
      tried = batch;
    }
  };
  const hasWritten = async (owner: string): Promise<boolean> =>
    (
      await store.query('SELECT 1 FROM projection_generations WHERE owner = {owner:String} LIMIT 1', {
        owner,
      })
    ).length > 0;
  const appended = groupCommit(append);

  const VALID = 'SELECT * FROM projection_generations ORDER BY name, seq, owner LIMIT 1 BY name, seq';
  const newestBy = async (
    order: string,
    condition: string,
    having = '',
  ): Promise<ReadonlyMap<string, Generation>> => {
    const entries = await store.query<Generation & { readonly name: string }>(
      `SELECT name, argMax(e.generation, e.${order}) AS generation, argMax(e.version, e.${order}) AS version, argMax(e.epoch, e.${order}) AS epoch
       FROM (${VALID}) AS e WHERE ${condition} GROUP BY name${having}`,
    );
    return new Map(entries.map(({ name, ...generation }) => [name, generation]));
  };

  return {
    allActive: () => newestBy('seq', "event = 'active'"),
    allNewest: () => newestBy('generation', 'true'),
    allBuilding: () => newestBy('seq', 'true', " HAVING argMax(e.event, e.seq) = 'begun'"),
    active: async (projection) => (await activations(projection)).at(-1) ?? null,
    newest: async (projection) =>
      (await journal(projection)).reduce((newest, entry) => Math.max(newest, entry.generation), 0),
    previous: async (projection) => {
      const entries = await activations(projection);
      const active = entries.at(-1);
      return entries.findLast((entry) => entry.generation !== active?.generation) ?? null;
    },
    record: async (name, { generation, version, epoch }, event) => {
      if (await appended({ name, generation, version, epoch, event })) return;
      throw new GenerationConflictError(`another process changed the generations of ${name}`);
    },
  };
}

/**
 * A number that no generation has used, here or in an earlier read store of the same log: groups outlive
 * tables, and their offsets do not apply to new tables.
 */
export async function unusedGeneration(
  log: Pick<EventLog, 'groups'>,
  generations: Pick<Generations, 'newest'>,
  projection: string,
): Promise<number> {
  const groups = new Set(await log.groups());
  let generation = (await generations.newest(projection)) + 1;
  while (groups.has(groupOf(projection, generation))) generation += 1;
  return generation;
}
