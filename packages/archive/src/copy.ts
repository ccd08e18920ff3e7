import { ArchiveCorruptError } from '@footnote/edgar/archive';
import { archiveKey, documentIn, hashOfKey, hasWhole } from './content-archive.ts';
import type { Objects } from './objects.ts';

export type CopyCounts = {
  /** Documents written. */
  readonly copied: number;
  /** Bytes written, compressed. */
  readonly bytes: number;
  /** Documents that were there before. */
  readonly present: number;
  /** Among those copied: documents that were there, but damaged. Only a thorough copy finds them. */
  readonly repaired: number;
  /** Objects that are no documents, and are not copied. */
  readonly foreign: number;
  /** One sentence for each document that is damaged where it comes from, and is not copied. */
  readonly faults: readonly string[];
};

export type CopyOptions = {
  /** Also reads the documents that are there and compares them with their hashes. */
  readonly isThorough?: boolean;
  /** Documents copied at once. Default 8. */
  readonly width?: number;
  /** Called with the number of documents looked at so far. */
  readonly onProgress?: (done: number) => void;
};

/**
 * Copies the documents that `to` lacks, each after a comparison with its hash. Both list their keys in the same order, so
 * that a repeated or continued copy asks for no document that is there. Throws `ArchiveStorageError`.
 */
export async function copyArchive(
  from: Objects,
  to: Objects,
  { isThorough = false, width = 8, onProgress = () => undefined }: CopyOptions = {},
): Promise<CopyCounts> {
  let [copied, bytes, present, repaired, foreign, done] = [0, 0, 0, 0, 0, 0];
  const faults: string[] = [];

  const take = async (sha256: string, isThere: boolean): Promise<void> => {
    if (isThere && (!isThorough || (await hasWhole(to, sha256)))) present += 1;
    else {
      const stored = await from.read(archiveKey(sha256));
      try {
        // Removed since it was listed.
        if (stored === null) throw new ArchiveCorruptError(sha256, 'it is gone');
        await documentIn(stored, sha256);
        await to.write(archiveKey(sha256), stored);
        copied += 1;
        bytes += stored.length;
        if (isThere) repaired += 1;
      } catch (error) {
        if (!(error instanceof ArchiveCorruptError)) throw error;
        faults.push(error.message);
      }
    }
    done += 1;
    onProgress(done);
  };

  const running = new Set<Promise<void>>();
  try {
    for await (const { key, isThere } of compared(from.list(), to.list())) {
      const sha256 = hashOfKey(key);
      if (sha256 === null) {
        foreign += 1;
        continue;
      }
      const work: Promise<void> = take(sha256, isThere).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= width) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
  return { copied, bytes, present, repaired, foreign, faults };
}

/** The keys of `from`, each with whether `to` has it; both are in order. */
async function* compared(
  from: AsyncIterable<string>,
  to: AsyncIterable<string>,
): AsyncGenerator<{ readonly key: string; readonly isThere: boolean }> {
  const there = to[Symbol.asyncIterator]();
  try {
    let next = await there.next();
    for await (const key of from) {
      while (next.done !== true && next.value < key) next = await there.next();
      yield { key, isThere: next.done !== true && next.value === key };
    }
  } finally {
    await there.return?.();
  }
}
