import { isSealed, sealedFromOld } from './lmdb/chunk.ts';
import { acquire } from './lmdb/shared.ts';
import { markSealed, type Store } from './lmdb/store.ts';

/** Chunks that one transaction seals: at most 64 MiB, so that others may write in between. */
const BATCH = 256;

type Key = [number, number, number];

/** Chunks from `from` on, without checksums, and the key to go on from; none after the last chunk. */
function nextChunks(
  store: Store,
  from: Key,
): {
  readonly old: readonly (readonly [Key, Buffer])[];
  readonly seen: number;
  readonly next: Key | undefined;
} {
  const old: [Key, Buffer][] = [];
  let next: Key | undefined;
  let seen = 0;
  for (const { key, value } of store.chunks.getRange({ start: from })) {
    if (seen === BATCH) {
      next = key;
      break;
    }
    seen += 1;
    if (!isSealed(value)) old.push([key, Buffer.from(value)]);
  }
  return { old, seen, next };
}

/**
 * Gives a checksum to every chunk that release 0.1.0 wrote without one, while any number of processes use the log.
 * Returns the number of chunks sealed; 0 if all were. From then on a chunk without a checksum is damaged. `onProgress` gets
 * the chunks examined so far, of a total. Errors as in `openLmdbLog`.
 */
export async function sealLmdbLog(
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const { shared, release } = await acquire(folder);
  const { store, writer } = shared;
  try {
    if (store.isSealed()) return 0;
    const total = store.chunks.getKeysCount();
    let [sealed, done] = [0, 0];
    for (let from: Key | undefined = [0, 0, 0]; from !== undefined;) {
      store.root.resetReadTxn();
      const { old, seen, next } = nextChunks(store, from);
      await writer.write(() => {
        for (const [key, value] of old) {
          const [topic, partition, base] = key;
          store.chunks.putSync(key, sealedFromOld(value, { topic, partition, base }));
        }
        if (next === undefined) markSealed(store);
      });
      sealed += old.length;
      onProgress((done += seen), total);
      from = next;
    }
    return sealed;
  } finally {
    await release();
  }
}

/** Whether every chunk of the log has a checksum. Errors as in `openLmdbLog`. */
export async function isLmdbLogSealed(folder: string): Promise<boolean> {
  const { shared, release } = await acquire(folder);
  try {
    return shared.store.isSealed();
  } finally {
    await release();
  }
}
