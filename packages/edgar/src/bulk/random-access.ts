import { open } from 'node:fs/promises';

/** Bytes with random access: a file, or a server with range requests. */
export type RandomAccess = {
  /** Path or address, for people. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `length` bytes from `offset`; the range must be within the archive. Throws `BulkArchiveError`. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * The archive as a whole cannot be read: missing, not a zip file, truncated, or replaced since reading began.
 */
export class BulkArchiveError extends Error {
  override readonly name = 'BulkArchiveError';

  constructor(archive: string, detail: string, cause?: unknown) {
    super(`${archive}: ${detail}`, cause === undefined ? {} : { cause });
  }
}

/** Throws `BulkArchiveError` for an unreadable file. */
export const openFileAccess = async (path: string): Promise<RandomAccess> => {
  const failed = (error: unknown): never => {
    throw new BulkArchiveError(path, `cannot be read (${(error as Error).message})`, error);
  };
  const file = await open(path, 'r').catch(failed);
  const stats = await file.stat();
  if (!stats.isFile()) {
    await file.close();
    throw new BulkArchiveError(path, 'is not a file');
  }
  return {
    name: path,
    size: stats.size,
    read: async (offset, length) => {
      const buffer = Buffer.allocUnsafe(length);
      for (let filled = 0; filled < length;) {
        const { bytesRead } = await file.read(buffer, filled, length - filled, offset + filled).catch(failed);
        if (bytesRead === 0) throw new BulkArchiveError(path, `ends before byte ${offset + length}`);
        filled += bytesRead;
      }
      return buffer;
    },
    close: () => file.close(),
  };
};

/** Random access to bytes in memory; `name` is for errors. */
export const bytesAccess = (name: string, bytes: Uint8Array): RandomAccess => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    name,
    size: whole.length,
    read: (offset, length) =>
      offset + length <= whole.length
        ? Promise.resolve(whole.subarray(offset, offset + length))
        : Promise.reject(new BulkArchiveError(name, `ends before byte ${offset + length}`)),
    close: () => Promise.resolve(),
  };
};

export type BlockOptions = { readonly blockBytes: number; readonly maxBlocks: number };

/**
 * Reads whole blocks and caches the most recent ones, so that neighbouring small reads need one request;
 * larger reads bypass the cache. Caches at most `blockBytes` × `maxBlocks` in addition to the current read.
 */
export const inBlocks = (access: RandomAccess, { blockBytes, maxBlocks }: BlockOptions): RandomAccess => {
  // In the order of their last use.
  const blocks = new Map<number, Promise<Buffer>>();

  const blockAt = (index: number): Promise<Buffer> => {
    const start = index * blockBytes;
    const block = blocks.get(index) ?? access.read(start, Math.min(blockBytes, access.size - start));
    blocks.delete(index);
    blocks.set(index, block);
    // A failure is not cached: the next read retries.
    block.catch(() => blocks.delete(index));
    const [oldest] = blocks.keys();
    if (blocks.size > maxBlocks && oldest !== undefined) blocks.delete(oldest);
    return block;
  };

  return {
    name: access.name,
    size: access.size,
    read: async (offset, length) => {
      if (length > blockBytes) return access.read(offset, length);
      const first = Math.floor(offset / blockBytes);
      const last = Math.floor((offset + Math.max(0, length - 1)) / blockBytes);
      const from = offset - first * blockBytes;
      const head = await blockAt(first);
      if (last === first) return head.subarray(from, from + length);
      const tail = await blockAt(last);
      return Buffer.concat([head.subarray(from), tail.subarray(0, offset + length - last * blockBytes)]);
    },
    close: () => access.close(),
  };
};
