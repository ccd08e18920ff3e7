import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '@footnote/runtime/user-error';

/** The folder in which the embedded mode stores its state. */
export type DataDir = {
  readonly root: string;
  readonly log: string;
  readonly clickhouse: string;
  readonly archive: string;
  readonly fetcher: string;
  /** Generated EDGAR documents of the demo. */
  readonly mirror: string;
  /** Address of the running ClickHouse, written by the process that owns it. */
  readonly clickhouseAddress: string;
};

/** Paths inside a data folder, whether it exists or not. */
export function dataDirAt(path: string): DataDir {
  const root = resolve(path);
  return {
    root,
    log: join(root, 'log'),
    clickhouse: join(root, 'clickhouse'),
    archive: join(root, 'archive'),
    fetcher: join(root, 'fetcher'),
    mirror: join(root, 'mirror'),
    clickhouseAddress: join(root, 'clickhouse.json'),
  };
}

/** Creates missing folders, for their owner only. Throws `UserError` when the folder cannot be written. */
export function openDataDir(path: string): DataDir {
  const dir = dataDirAt(path);
  const { root } = dir;
  try {
    for (const folder of [dir.log, dir.clickhouse, dir.archive, dir.fetcher]) {
      // The log has the hashes of keys, and the folder the passwords of the read store.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
    }
  } catch (error) {
    throw new UserError(
      `cannot write the data folder ${root} (${reasonOf(error, root)})`,
      'choose another folder with --data DIR or FOOTNOTE_DATA',
    );
  }
  return dir;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EEXIST: 'not a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'not a folder',
  EPERM: 'no permission',
  EROFS: 'read-only file system',
};

function reasonOf(error: unknown, root: string): string {
  let { code = 'unknown' } = error as NodeJS.ErrnoException;
  // mkdir in a read-only folder fails with ENOENT.
  if (code === 'ENOENT') {
    try {
      accessSync(root, constants.W_OK);
    } catch (denied) {
      ({ code = 'unknown' } = denied as NodeJS.ErrnoException);
    }
  }
  return REASONS[code] ?? code;
}
