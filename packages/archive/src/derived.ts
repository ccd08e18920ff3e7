import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ArchiveCorruptError, type Derived } from '@footnote/edgar/archive';
import { inflated } from './inflated.ts';
import { ArchiveStorageError, type Objects } from './objects.ts';

const compress = promisify<Uint8Array, Buffer>(gzip);

/** Key of what was derived of a document: `derived/WHAT/ab/cd/<sha256>.gz`, which is no key of a document. */
export const derivedKey = (what: string, sha256: string): string =>
  `derived/${what}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.gz`;

/** What was computed of documents, in the objects that have them. The checksum of gzip tells what is damaged. */
export const openDerived = (objects: Objects): Derived => ({
  read: async (what, sha256) => {
    const stored = await objects.read(derivedKey(what, sha256));
    if (stored === null) return null;
    return inflated(stored).catch((error: unknown) => {
      throw new ArchiveCorruptError(sha256, `${what}: ${(error as Error).message}`);
    });
  },
  has: (what, sha256) => objects.exists(derivedKey(what, sha256)),
  write: async (what, sha256, bytes) => {
    try {
      await objects.write(derivedKey(what, sha256), await compress(bytes));
      return true;
    } catch (error) {
      if (error instanceof ArchiveStorageError || isDenied(error)) return false;
      throw error;
    }
  },
});

/** Of a folder that may not be written, or is full. */
const isDenied = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes((error as NodeJS.ErrnoException).code ?? '');
