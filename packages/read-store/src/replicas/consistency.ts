import { setTimeout as sleep } from 'node:timers/promises';
import { ClickHouseError } from '@clickhouse/client';

/**
 * A write is acknowledged when most replicas have it, one after the other within a table, and a replica answers only if it
 * has everything that was acknowledged. Inserts of a table are thus in one order, whichever node takes them, and no reader
 * sees an earlier state than one that was seen before, nor a head without its rows.
 */
export const REPLICATED_INSERT = {
  insert_quorum: 'auto',
  insert_quorum_parallel: 0,
  insert_quorum_timeout: 20_000,
} as const;

export const REPLICATED_READ = { select_sequential_consistency: '1', skip_unavailable_shards: 1 } as const;

/** A node that is away executes a statement when it is back; deletions wait for the own replica. */
export const REPLICATED_COMMAND = {
  // The client's types lack this mode.
  distributed_ddl_output_mode: 'throw_only_active' as 'throw',
  lightweight_deletes_sync: '1',
} as const;

const CODES = {
  /** The replica lacks what was acknowledged. */
  behind: '289',
  /** The write before has no majority yet; nothing was written. */
  writeBefore: '286',
  /** Fewer replicas than a majority are there. */
  tooFew: '285',
  /** No majority in time: whether it was written is not known, but its token makes repeating it harmless. */
  unknownInsert: '319',
  /** The replica has no connection to the keeper. */
  readOnly: '242',
  noKeeper: '225',
} as const;

/** Codes of what another replica, or this one in a moment, does. */
export const REPLICA_CODES: ReadonlySet<string> = new Set(Object.values(CODES));

/** A node may not have executed the statement that creates a table. */
const UNKNOWN_TABLE = '60';

/** Pauses before a repetition, in milliseconds: 0.8 s in all. */
const PAUSES_MS = [25, 50, 100, 200, 400];

const mayPass = (error: unknown): boolean =>
  error instanceof ClickHouseError && (error.code === UNKNOWN_TABLE || REPLICA_CODES.has(error.code));

/** Repeats what a replica refuses because it is behind, a few times; then its error stands. */
export async function onSomeReplica<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await pause(ms);
  }
  return work();
}
