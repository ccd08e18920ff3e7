import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * The head of LMDB's data file: two pages of metadata that are written alternately (`MDB_meta` in LMDB's
 * mdb.c). Offsets within such a page, integers little-endian:
 */
const MAGIC_AT = 24;
const PAGE_SIZE_AT = 48;
const LAST_PAGE_AT = 144;
const TRANSACTION_AT = 152;
const META_BYTES = 160;
export const MAGIC = 0xbeefc0de;

/** The state that the newest commit left. */
export type Meta = {
  /** Bytes. */
  readonly pageSize: number;
  readonly lastPage: number;
  /** Number of the transaction that wrote it. */
  readonly transaction: number;
};

function readMeta(file: number, position: number): Meta | undefined {
  const bytes = Buffer.allocUnsafe(META_BYTES);
  if (readSync(file, bytes, 0, META_BYTES, position) < META_BYTES) return undefined;
  if (bytes.readUInt32LE(MAGIC_AT) !== MAGIC) return undefined;
  return {
    pageSize: bytes.readUInt32LE(PAGE_SIZE_AT),
    lastPage: Number(bytes.readBigUInt64LE(LAST_PAGE_AT)),
    transaction: Number(bytes.readBigUInt64LE(TRANSACTION_AT)),
  };
}

/** The newer of the two pages; undefined when the file is not LMDB's. */
export function newestMeta(file: number): Meta | undefined {
  const first = readMeta(file, 0);
  if (first === undefined) return undefined;
  const second = readMeta(file, first.pageSize);
  if (second === undefined) return undefined;
  return first.transaction > second.transaction ? first : second;
}

/** Pages that a transaction took and freed again at the end of the file are counted but need not be written. */
const SLACK_PAGES = 16;

function faultOf(file: number): string | undefined {
  if (fstatSync(file).size === 0) return undefined;
  const newest = newestMeta(file);
  if (newest === undefined) return 'data.mdb is not an LMDB file';
  const pages = Math.floor(fstatSync(file).size / newest.pageSize);
  if (pages + SLACK_PAGES > newest.lastPage) return undefined;
  return `data.mdb is truncated: ${pages} of ${newest.lastPage + 1} pages`;
}

/**
 * Why the data file at `path` cannot be opened; undefined if it can, or does not exist yet. LMDB maps its
 * file into memory and trusts its contents: a foreign or truncated file would crash the process with a signal
 * instead of an error.
 */
export function dataFileFault(path: string): string | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : (error as Error).message;
  }
  try {
    return faultOf(file);
  } finally {
    closeSync(file);
  }
}
