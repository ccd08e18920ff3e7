import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ClickHouseError } from '@clickhouse/client';
import type { ReadStore } from './port.ts';

/** Another process has the lock and did not release it in time. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';
}

/** The lock was lost during the work: this process was paused for longer than a lease. */
export class LockLostError extends Error {
  override readonly name = 'LockLostError';
}

export type LockOptions = {
  /** How long to wait for another holder; default 60 s. */
  readonly timeoutMs?: number;
  /** A holder that does not renew its lease for this long is considered dead; default 30 s. */
  readonly leaseMs?: number;
};

export type Lock = {
  /**
   * Throws LockLostError if another process has taken over the lock. Called before each step that must not
   * run twice.
   */
  assertHeld(): Promise<void>;
};

const TABLE_ALREADY_EXISTS = '57';
const POLL_MS = 100;

const create = async (store: ReadStore, table: string, owner: string): Promise<boolean> => {
  try {
    // Creating a table is atomic in ClickHouse: of two concurrent attempts, one fails.
    await store.command(`CREATE TABLE ${table} (owner String) ENGINE = Null COMMENT '${owner}'`);
    return true;
  } catch (error) {
    if (error instanceof ClickHouseError && error.code === TABLE_ALREADY_EXISTS) return false;
    throw error;
  }
};

type Holder = { readonly comment: string; readonly uuid: string };

const holderOf = async (store: ReadStore, table: string): Promise<Holder | undefined> =>
  (
    await store.query<Holder>(
      'SELECT comment, toString(uuid) AS uuid FROM system.tables WHERE database = {database:String} AND name = {table:String}',
      { database: store.database, table },
    )
  )[0];

/** Removes the lock described by `seen`, unless another process holds it by now. */
const removeStale = async (store: ReadStore, table: string, seen: Holder): Promise<void> => {
  const current = await holderOf(store, table);
  if (current?.uuid === seen.uuid && current.comment === seen.comment) {
    await store.command(`DROP TABLE IF EXISTS ${table} SYNC`);
  }
};

/**
 * Runs `work` while no other process that requests the same lock does. The lock is a table whose comment its
 * holder keeps renewing, so that a dead holder is detected.
 */
export const withLock = async <Result>(
  store: ReadStore,
  table: string,
  work: (lock: Lock) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> => {
  const timeoutMs = options.timeoutMs ?? 60_000;
  const leaseMs = options.leaseMs ?? 30_000;
  const owner = randomUUID();
  const deadline = performance.now() + timeoutMs;
  let seen: { readonly holder: Holder; readonly since: number } | undefined;
  while (!(await create(store, table, `${owner} 0`))) {
    const holder = await holderOf(store, table);
    const now = performance.now();
    if (holder === undefined) continue;
    if (seen?.holder.uuid !== holder.uuid || seen.holder.comment !== holder.comment)
      seen = { holder, since: now };
    else if (now - seen.since > leaseMs) await removeStale(store, table, holder);
    if (now > deadline)
      throw new LockTimeoutError(`${table} has been locked by another process for ${timeoutMs} ms`);
    await delay(POLL_MS);
  }
  let renewals = 0;
  const assertHeld = async (): Promise<void> => {
    const holder = await holderOf(store, table);
    if (holder?.comment.startsWith(owner) !== true)
      throw new LockLostError(`${table} was taken over by another process`);
  };
  const renewal = setInterval(() => {
    renewals += 1;
    const renew = `ALTER TABLE ${table} MODIFY COMMENT '${owner} ${renewals}'`;
    // A failed renewal is compensated by the next one, or detected by assertHeld.
    assertHeld()
      .then(() => store.command(renew))
      .catch(() => undefined);
  }, leaseMs / 4);
  try {
    return await work({ assertHeld });
  } finally {
    clearInterval(renewal);
    const holder = await holderOf(store, table).catch(() => undefined);
    if (holder?.comment.startsWith(owner) === true) await store.command(`DROP TABLE IF EXISTS ${table} SYNC`);
  }
};
