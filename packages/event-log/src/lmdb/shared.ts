import { realpathSync } from 'node:fs';
import { checkBookkeeping } from './bookkeeping.ts';
import { type Store, checkFolder, closeStore, openStore } from './store.ts';
import { type Topics, createTopics } from './topics.ts';
import { type Watcher, createWatcher } from './watcher.ts';
import { type Writer, createWriter } from './writer.ts';

/**
 * State shared by all handles of one folder in this thread. Sharing is necessary: lmdb blocks the thread on
 * the write lock when it opens tables, and a transaction of a second environment in the same thread would
 * keep that lock until the thread runs its callback.
 */
export type Shared = {
  readonly store: Store;
  readonly topics: Topics;
  readonly writer: Writer;
  readonly watcher: Watcher;
};

export type Lease = { readonly shared: Shared; readonly release: () => Promise<void> };

type Entry = { readonly shared: Promise<Shared>; users: number; closed: Promise<void> | undefined };

const entries = new Map<string, Entry>();

async function openShared(path: string): Promise<Shared> {
  const store = await openStore(path);
  try {
    store.root.resetReadTxn();
    checkBookkeeping(store);
  } catch (error) {
    await closeStore(store);
    throw error;
  }
  return { store, topics: createTopics(store), writer: createWriter(store), watcher: createWatcher(store) };
}

async function closeShared(path: string, { writer, store }: Shared): Promise<void> {
  try {
    await writer.close();
    await closeStore(store);
  } finally {
    entries.delete(path);
  }
}

/** Opens the folder, or shares the handle that is already open. Errors as in `openStore` and `checkBookkeeping`. */
export async function acquire(folder: string): Promise<Lease> {
  checkFolder(folder);
  const path = realpathSync(folder);
  for (let closing = entries.get(path)?.closed; closing !== undefined; closing = entries.get(path)?.closed) {
    await closing;
  }
  const entry = entries.get(path) ?? { shared: openShared(path), users: 0, closed: undefined };
  entries.set(path, entry);
  entry.users += 1;
  try {
    const shared = await entry.shared;
    return {
      shared,
      release: async () => {
        entry.users -= 1;
        if (entry.users === 0) entry.closed = closeShared(path, shared);
        await entry.closed;
      },
    };
  } catch (error) {
    entries.delete(path);
    throw error;
  }
}
