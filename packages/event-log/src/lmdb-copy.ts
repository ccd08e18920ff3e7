import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquire, type Shared } from './lmdb/shared.ts';

/** Next offset of each partition, by topic. */
export type Heads = Readonly<Record<string, readonly number[]>>;

/** Maximum number of attempts if another process is opening the log at the same moment (see guard.ts). */
const ATTEMPTS = 5;

const headsOf = ({ store, topics }: Shared): Heads => {
  store.root.resetReadTxn();
  return Object.fromEntries(topics.list().map(({ name }) => [name, topics.heads(topics.get(name))]));
};

const reaches = (copied: Heads, target: Heads): boolean =>
  Object.entries(target).every(([topic, heads]) =>
    heads.every((head, partition) => (copied[topic]?.[partition] ?? 0) >= head),
  );

/**
 * Copies the log in the folder `from` into the folder `to`, which is created and must not contain a log,
 * while any number of processes write to it. The copy is a transactional snapshot and has everything that was
 * appended before the call; groups keep their offsets. Returns its heads. Errors as in `openLmdbLog`.
 */
export async function copyLmdbLog(from: string, to: string): Promise<Heads> {
  const source = await acquire(from);
  try {
    const { store, writer } = source.shared;
    // Any write repairs the effect of another process opening the log: see guard.ts.
    if (store.guard.isBehind()) await writer.write(() => undefined);
    const target = headsOf(source.shared);
    for (let attempt = 1; ; attempt += 1) {
      await mkdir(to, { recursive: true });
      await store.root.backup(to, false);
      const copied = await lmdbHeads(to);
      if (reaches(copied, target)) return copied;
      if (attempt === ATTEMPTS)
        throw new Error(`${from} could not be copied: other processes kept reopening it`);
      await rm(join(to, 'data.mdb'));
    }
  } finally {
    await source.release();
  }
}

/** Heads of the log in a folder, which is opened for this. Errors as in `openLmdbLog`. */
export async function lmdbHeads(folder: string): Promise<Heads> {
  const { shared, release } = await acquire(folder);
  try {
    return headsOf(shared);
  } finally {
    await release();
  }
}
