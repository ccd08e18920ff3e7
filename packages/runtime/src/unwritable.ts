import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from './user-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EEXIST: 'not a folder',
  ENOENT: 'no folder can be created there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'not a folder',
  EPERM: 'no permission',
  EROFS: 'read-only file system',
};

/** `what` cannot be written; the reason is that of the error, in words. `remedy`: another place for it. */
export function unwritable(what: string, path: string, error: unknown, remedy: string): UserError {
  return new UserError(`cannot write ${what} ${path} (${reasonOf(error, path)})`, remedy);
}

function reasonOf(error: unknown, path: string): string {
  let { code = 'unknown' } = error as NodeJS.ErrnoException;
  // Creating folders on a read-only file system fails with ENOENT.
  if (code === 'ENOENT') {
    try {
      accessSync(nearestFolder(path), constants.W_OK);
    } catch (denied) {
      ({ code = 'unknown' } = denied as NodeJS.ErrnoException);
    }
  }
  return REASONS[code] ?? code;
}

function nearestFolder(path: string): string {
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
