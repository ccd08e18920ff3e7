import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type RootDatabase, open } from 'lmdb';
import { LogFolderError, LogFormatError } from './errors.ts';
import { dataFileFault } from './file.ts';
import { type Guard, createGuard } from './guard.ts';

/**
 * Raised when the layout changes so that an older release would misread it. 2: chunks have checksums; 3: the offsets of groups
 * have them.
 */
const FORMAT_VERSION = 3;

/** `sealed`: every chunk has a checksum, also those that release 0.1.0 wrote. */
type Format = { readonly version: number; readonly sealed?: boolean };

/**
 * Address space for the file, not disk or memory. Up to this size lmdb need not remap the growing file: it
 * does so in two threads at once without a lock, and then unmaps foreign memory when it closes.
 */
const MAP_BYTES = 2 ** 40;

/** A counter of appends and one of group changes, which other processes poll for changes. */
export type Pulse = { readonly appends: number; readonly groups: number };

export type StoredTopic = { readonly id: number; readonly partitions: number; readonly compacted: boolean };

/**
 * The tables of one log. Keys (ordered-binary):
 * - `meta`: ['format'] → Format, ['identity'] → identity, ['pulse'] → Pulse, ['topic', name] → StoredTopic, ['heads', topic id] → next offset by partition
 * - `chunks`: [topic id, partition, offset of its first record] → chunk
 * - `groups`: see groups/tables.ts
 */
export type Store = {
  readonly path: string;
  readonly root: RootDatabase<unknown, string>;
  readonly guard: Guard;
  readonly meta: Database<unknown, string[] | [string, number]>;
  readonly chunks: Database<Buffer, [number, number, number]>;
  readonly groups: Database<unknown, (string | number)[]>;
  /** Whether every chunk has a checksum, so that one without is damaged. */
  isSealed(): boolean;
};

/** Creates the folder if missing. Throws `LogFolderError` if the folder cannot be used for a log. */
export function checkFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    if (!statSync(path).isDirectory()) throw new Error('not a folder');
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LogFolderError(`${path} cannot be used for a log: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const formatOf = (meta: Store['meta']): Format | undefined => meta.get(['format']) as Format | undefined;

/** Within the write transaction that opens the tables. */
function checkFormat(meta: Store['meta'], path: string): void {
  const found = formatOf(meta);
  const put = (format: Format): void => {
    meta.putSync(['format'], format);
  };
  if (found === undefined) put({ version: FORMAT_VERSION, sealed: true });
  // An older release must not read what is written from now on.
  else if (found.version < FORMAT_VERSION) put({ version: FORMAT_VERSION, sealed: found.sealed === true });
  else if (found.version > FORMAT_VERSION) {
    throw new LogFormatError(
      `${path} has a log of format ${found.version}; this release reads formats up to ${FORMAT_VERSION}`,
    );
  }
}

const IDENTITY = ['identity'];

/** Within the write transaction that opens the tables: a log of an earlier release gets its identity now. */
function identify(meta: Store['meta']): void {
  if (meta.get(IDENTITY) === undefined) meta.putSync(IDENTITY, randomUUID());
}

export const identityOf = ({ meta }: Pick<Store, 'meta'>): string => String(meta.get(IDENTITY));

function openEnvironment(path: string): Store['root'] {
  try {
    const fault = dataFileFault(join(path, 'data.mdb'));
    if (fault !== undefined) throw new Error(fault);
    // Without overlappingSync a commit is durable before it is visible or its promise resolves, so nothing
    // that a process has read can be lost.
    return open<unknown, string>({
      path,
      noSubdir: false,
      overlappingSync: false,
      // The writer groups writes itself; lmdb's own batches reject unobserved promises when a commit fails.
      eventTurnBatching: false,
      mapSize: MAP_BYTES,
      maxDbs: 8,
      encoding: 'json',
    });
  } catch (error) {
    throw new LogFolderError(`${path} cannot be used for a log: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function openTables(root: Store['root'], guard: Guard, path: string): Store | undefined {
  return root.transactionSync(() => {
    if (!guard.follows(root.getWriteTxnId())) return undefined;
    const meta: Store['meta'] = root.openDB({ name: 'meta', encoding: 'json' });
    checkFormat(meta, path);
    identify(meta);
    const chunks: Store['chunks'] = root.openDB({ name: 'chunks', encoding: 'binary' });
    let sealed = formatOf(meta)?.sealed === true;
    return {
      path,
      root,
      guard,
      meta,
      chunks,
      groups: root.openDB({ name: 'groups', encoding: 'json' }),
      // It never becomes unsealed again; another process may seal it.
      isSealed: () => (sealed ||= formatOf(meta)?.sealed === true),
    };
  });
}

/** Opens or creates the log's tables in an existing folder. Throws `LogFolderError` and `LogFormatError`. */
export async function openStore(path: string): Promise<Store> {
  const root = openEnvironment(path);
  const guard = createGuard(path);
  try {
    for (;;) {
      const store = openTables(root, guard, path);
      if (store !== undefined) return store;
    }
  } catch (error) {
    await root.close();
    guard.close();
    throw error;
  }
}

export async function closeStore({ root, guard }: Store): Promise<void> {
  await root.close();
  guard.close();
}

const PULSE = ['pulse'];

export const readPulse = (store: Store): Pulse =>
  (store.meta.get(PULSE) as Pulse | undefined) ?? { appends: 0, groups: 0 };

/** Within a write transaction: notifies other processes of changes. */
export function beat(store: Store, what: keyof Pulse): void {
  const pulse = readPulse(store);
  store.meta.putSync(PULSE, { ...pulse, [what]: pulse[what] + 1 });
}

/** Within a write transaction: every chunk has a checksum now. */
export function markSealed({ meta }: Store): void {
  meta.putSync(['format'], { version: FORMAT_VERSION, sealed: true } satisfies Format);
}
