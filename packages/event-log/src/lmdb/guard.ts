import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MAGIC, newestMeta } from './file.ts';

/**
 * Keeps committed transactions from being lost while another process opens the log.
 * When LMDB opens a file (mdb.c of lmdb 3.5.6, `mdb_env_open2`), it reads the newest metadata and, a moment
 * later, writes that transaction's number to the lock file as the last one, without the write lock.
 * Transactions committed by others in between are then no longer the last: the next writer would start from
 * the older state and overwrite them. Therefore every writer compares its own number with the metadata in the
 * file, under the write lock and before it writes. If its number does not follow the newest commit, it writes
 * nothing, corrects the number and starts again. During that moment readers see the older state, never a
 * wrong one.
 */
export type Guard = {
  /**
   * Within a write transaction: whether `transaction`, its number, follows the newest commit. If not, the
   * number is corrected; the transaction must then write nothing and be retried.
   */
  readonly follows: (transaction: number) => boolean;
  /** Whether readers currently see less than the newest commit. */
  readonly isBehind: () => boolean;
  /** Only after the environment was closed: closing this file drops the locks that LMDB has on it. */
  readonly close: () => void;
};

/** Offsets in the lock file (`MDB_txbody` in mdb.c): magic, unsigned 32-bit; number of the last transaction. */
const MAGIC_AT = 0;
const LAST_AT = 8;
const HEAD_BYTES = 16;

/** For a log that is open in this process. */
export function createGuard(path: string): Guard {
  const data = openSync(join(path, 'data.mdb'), 'r');
  const lock = openSync(join(path, 'lock.mdb'), 'r+');

  const newest = (): number => {
    const meta = newestMeta(data);
    if (meta === undefined) throw new Error(`${path}: data.mdb is no longer an LMDB file`);
    return meta.transaction;
  };
  const last = (): number => {
    const head = Buffer.allocUnsafe(HEAD_BYTES);
    const length = readSync(lock, head, 0, HEAD_BYTES, 0);
    if (length < HEAD_BYTES || head.readUInt32LE(MAGIC_AT) !== MAGIC) {
      throw new Error(`${path}: lock.mdb is not an LMDB file`);
    }
    return Number(head.readBigUInt64LE(LAST_AT));
  };

  return {
    follows: (transaction) => {
      const committed = newest();
      if (transaction === committed + 1) return true;
      const bytes = Buffer.alloc(HEAD_BYTES - LAST_AT);
      bytes.writeBigUInt64LE(BigInt(committed));
      if (last() !== committed) writeSync(lock, bytes, 0, bytes.length, LAST_AT);
      return false;
    },
    isBehind: () => last() < newest(),
    close: () => {
      closeSync(data);
      closeSync(lock);
    },
  };
}
