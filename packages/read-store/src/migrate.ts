import { createHash } from 'node:crypto';
import { withLock, type LockOptions } from './lock.ts';
import type { Migration, ReadStore } from './port.ts';
import { statementsOf } from './statements-of.ts';

/** A migration that was applied has been changed since. */
export class MigrationChecksumError extends Error {
  override readonly name = 'MigrationChecksumError';
  readonly id: string;

  constructor(id: string, applied: string, given: string) {
    super(
      `Migration ${id} was applied as ${applied} and is now ${given}: add a new migration instead of changing it.`,
    );
    this.id = id;
  }
}

/** The list of migrations itself is wrong. */
export class MigrationListError extends Error {
  override readonly name = 'MigrationListError';
}

const JOURNAL = 'schema_migrations';
const LOCK = 'schema_migrations_lock';

const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256')
    .update(statementsOf(sql).join(';\n').replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, 32);

const checkList = (migrations: readonly Migration[]): void => {
  for (const [index, { id }] of migrations.entries()) {
    const before = migrations[index - 1]?.id;
    if (!/^\d+/.test(id)) throw new MigrationListError(`A migration id must start with its number: ${id}`);
    if (before !== undefined && before >= id)
      throw new MigrationListError(`Migration ${id} must come after ${before}`);
  }
};

const appliedChecksums = async (store: ReadStore): Promise<Map<string, string>> => {
  const exists = await store.query(
    'SELECT 1 FROM system.tables WHERE database = {database:String} AND name = {journal:String}',
    { database: store.database, journal: JOURNAL },
  );
  return exists.length === 0 ? new Map<string, string>() : journalledChecksums(store);
};

const journalledChecksums = async (store: ReadStore): Promise<Map<string, string>> => {
  const rows = await store.query<{ id: string; checksum: string }>(
    `SELECT id, argMax(checksum, applied_at) AS checksum FROM ${JOURNAL} GROUP BY id`,
  );
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
};

const pendingOf = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] =>
  migrations.filter((migration) => {
    const before = applied.get(migration.id);
    const given = checksumOf(migration);
    if (before !== undefined && before !== given)
      throw new MigrationChecksumError(migration.id, before, given);
    return before === undefined;
  });

/**
 * Applies the pending migrations in order and returns their ids. They are journalled together after the last statement, so
 * that those of a process that was killed run again: their statements are idempotent (IF NOT EXISTS), also after those of
 * later ones. Of several processes that migrate at once one does the work and the others wait for it. Throws
 * MigrationListError, MigrationChecksumError, LockTimeoutError, or ClickHouse's error for a statement.
 */
export const migrate = async (
  store: ReadStore,
  migrations: readonly Migration[],
  options: LockOptions = {},
): Promise<string[]> => {
  checkList(migrations);
  // Usually there is nothing to do, and then no lock is needed.
  if (pendingOf(migrations, await appliedChecksums(store)).length === 0) return [];
  return withLock(
    store,
    LOCK,
    async (lock) => {
      await store.command(
        `CREATE TABLE IF NOT EXISTS ${JOURNAL} (id String, checksum String, applied_at DateTime64(3, 'UTC') DEFAULT now64(3)) ENGINE = MergeTree ORDER BY id`,
      );
      const pending = pendingOf(migrations, await journalledChecksums(store));
      const applied: Migration[] = [];
      const journal = (): Promise<void> =>
        store.insert(
          JOURNAL,
          applied.map((migration) => ({ id: migration.id, checksum: checksumOf(migration) })),
        );
      try {
        for (const migration of pending) {
          await lock.assertHeld();
          for (const statement of statementsOf(migration.sql)) await store.command(statement);
          applied.push(migration);
        }
      } catch (error) {
        await journal().catch(() => undefined);
        throw error;
      }
      await journal();
      return applied.map(({ id }) => id);
    },
    options,
  );
};
