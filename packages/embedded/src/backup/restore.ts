import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNotFound } from '@footnote/edgar/atomic-file';
import { lmdbHeads } from '@footnote/event-log/lmdb-copy';
import { unwritable } from '@footnote/runtime/unwritable';
import type { OnProgress } from '@footnote/runtime/progress';
import { runningServer } from '../clickhouse-address.ts';
import type { DataDir } from '../data-dir.ts';
import { copyFile, FOLDER_MODE } from './copy-file.ts';
import { BackupError } from './errors.ts';
import { verifyStored } from '../verify-stored.ts';
import { damaged, listedFiles, type Manifest, readManifest } from './manifest.ts';

/**
 * Folder of the files until all of them are copied; remains of a failed restore do not prevent the next one.
 */
const DRAFT = 'restoring';

/**
 * Creates an empty data folder from a backup: everything is first copied and verified in a temporary folder,
 * then moved into place. Throws `BackupError`: `folder_in_use`, `folder_not_empty`, and those of
 * `readManifest` and `listedFiles`; the folder is then still empty.
 */
export async function restoreBackup(
  from: string,
  dir: DataDir,
  onProgress: OnProgress = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(from);
  await requireFree(dir);
  const draft = join(dir.root, DRAFT);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: FOLDER_MODE }).catch((error: unknown) => {
    throw unwritable('the data folder', dir.root, error, 'choose another folder with --data DIR');
  });
  try {
    await copyAll(from, draft, manifest, (done) => onProgress('files copied', done, manifest.files));
    const { faults } = await verifyStored(draft, onProgress);
    if (faults.length > 0) throw damaged(from, faults.slice(0, 3).join('; '));
    // The log is moved last: without it the folder counts as not restored.
    const parts = (await readdir(draft)).sort((a, b) => Number(a === 'log') - Number(b === 'log'));
    for (const part of parts) await rename(join(draft, part), join(dir.root, part));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return manifest;
}

async function copyAll(
  from: string,
  draft: string,
  manifest: Manifest,
  onCopied: (files: number) => void,
): Promise<void> {
  let files = 0;
  for await (const { path, bytes, sha256 } of listedFiles(from, manifest)) {
    const copied = await copyFile(from, draft, path).catch((error: unknown) => {
      if (isNotFound(error)) throw damaged(from, `${path} is missing`);
      throw error;
    });
    if (copied.bytes !== bytes || copied.sha256 !== sha256) throw damaged(from, `${path} was changed`);
    onCopied((files += 1));
  }
  const heads = await lmdbHeads(join(draft, 'log'));
  await rm(join(draft, 'log/lock.mdb'), { force: true });
  if (files !== manifest.files || !isDeepStrictEqual(heads, manifest.topics))
    throw damaged(from, 'the manifest is of another backup');
}

async function requireFree(dir: DataDir): Promise<void> {
  const running = await runningServer(dir);
  if (running.state !== 'none')
    throw new BackupError(
      'folder_in_use',
      `the data folder ${dir.root} is in use by footnote ${running.address.owner}`,
      'stop it, or restore into another folder with --data',
    );
  const entries = await readdir(dir.root).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new BackupError('folder_not_empty', `${dir.root} is not a folder`, 'name another with --data');
  });
  if (entries.some((entry) => entry !== DRAFT))
    throw new BackupError(
      'folder_not_empty',
      `the data folder ${dir.root} is not empty`,
      'restore into another folder with --data; restore never overwrites files',
    );
}
