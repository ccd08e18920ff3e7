import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type RootDatabase, open } from 'lmdb';
import { LogFolderError, LogFormatError } from './errors.ts';
import { dataFileFault } from './inspect.ts';

/** Raised when the layout changes so that an older release would misread it. */
const FORMAT_VERSION = 1;

/** A counter of appends and one of changes in groups: what other processes look at to see that there is news. */
export type Pulse = { readonly appends: number; readonly groups: number };

export type StoredTopic = { readonly id: number; readonly partitions: number; readonly compacted: boolean };

/**
 * The tables of one log. Keys (ordered-binary):
 * - `meta`: ['format'], ['pulse'] → Pulse, ['topic', name] → StoredTopic, ['heads', topic id] → next offset by partition
 * - `chunks`: [topic id, partition, offset of its first record] → chunk
 * - `groups`: see groups/tables.ts
 */
export type Store = {
  readonly path: string;
  readonly root: RootDatabase<unknown, string>;
  readonly meta: Database<unknown, string[] | [string, number]>;
  readonly chunks: Database<Buffer, [number, number, number]>;
  readonly groups: Database<unknown, (string | number)[]>;
};

/** Creates the folder where missing. Throws `LogFolderError` when it cannot hold a log. */
export function checkFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    if (!statSync(path).isDirectory()) throw new Error('not a folder');
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LogFolderError(`${path} cannot hold a log: ${(error as Error).message}`, { cause: error });
  }
}

function checkFormat(store: Store, path: string): void {
  const key = ['format'];
  const stored = store.root.transactionSync(() => {
    const found = store.meta.get(key) as { version: number } | undefined;
    if (found === undefined) store.meta.putSync(key, { version: FORMAT_VERSION });
    return found?.version ?? FORMAT_VERSION;
  });
  if (stored > FORMAT_VERSION) {
    throw new LogFormatError(
      `${path} holds a log of format ${stored}; this release reads formats up to ${FORMAT_VERSION}`,
    );
  }
}

/** Opens or creates the log's tables in a folder that is there. Throws `LogFolderError` and `LogFormatError`. */
export async function openStore(path: string): Promise<Store> {
  const fault = dataFileFault(join(path, 'data.mdb'));
  if (fault !== undefined) throw new LogFolderError(`${path} cannot hold a log: ${fault}`);
  let root: RootDatabase<unknown, string>;
  try {
    // Without overlappingSync a commit is on the disk before it is visible or its promise resolves: what any
    // process has read can no longer be lost.
    root = open<unknown, string>({
      path,
      noSubdir: false,
      overlappingSync: false,
      // The writer groups by itself; lmdb's own batches reject promises that nobody has when a commit fails.
      eventTurnBatching: false,
      maxDbs: 8,
      encoding: 'json',
    });
  } catch (error) {
    throw new LogFolderError(`${path} cannot hold a log: ${(error as Error).message}`, { cause: error });
  }
  try {
    const store: Store = {
      path,
      root,
      meta: root.openDB({ name: 'meta', encoding: 'json' }),
      chunks: root.openDB({ name: 'chunks', encoding: 'binary' }),
      groups: root.openDB({ name: 'groups', encoding: 'json' }),
    };
    checkFormat(store, path);
    return store;
  } catch (error) {
    await root.close();
    throw error;
  }
}

const PULSE = ['pulse'];

export const readPulse = (store: Store): Pulse =>
  (store.meta.get(PULSE) as Pulse | undefined) ?? { appends: 0, groups: 0 };

/** Within a write transaction: lets other processes see that there is news. */
export function beat(store: Store, what: keyof Pulse): void {
  const pulse = readPulse(store);
  store.meta.putSync(PULSE, { ...pulse, [what]: pulse[what] + 1 });
}
