import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unwritable } from '@footnote/runtime/unwritable';

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
    throw unwritable(
      'the data folder',
      root,
      error,
      'choose another folder with --data DIR or FOOTNOTE_DATA',
    );
  }
  return dir;
}
