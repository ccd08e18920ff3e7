import { createHash } from 'node:crypto';
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { archiveKey } from '@footnote/archive/content-archive';
import { openFolderObjects } from '@footnote/archive/folder-objects';
import type { Objects } from '@footnote/archive/objects';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import { copyLmdbLog } from '@footnote/event-log/lmdb-copy';
import { unwritable } from '@footnote/runtime/unwritable';
import type { OnProgress } from '@footnote/runtime/progress';
import type { DataDir } from '../data-dir.ts';
import { type Copied, copyFile, FILE_MODE, FOLDER_MODE, measure, writeFile } from './copy-file.ts';
import { BackupError } from './errors.ts';
import { FILES, FORMAT_VERSION, MANIFEST, type Manifest } from './manifest.ts';
import { referredDocuments } from './referred-documents.ts';
import { verifyStored } from '../verify-stored.ts';

/** State of the fetchers, and the request counters of keys. */
const STATE = ['fetcher', 'prices', 'usage.json'];
/** Where a backup has the documents, wherever the archive is. */
const ARCHIVE = 'archive';

/**
 * Copies log and state of a data folder, and its archive from `objects`, into an empty folder, while any number of processes use it.
 * The order matters: a fetcher's state records what was published, so it is copied before the log; schemas
 * and documents exist before the events that refer to them, so they are copied after it. Read models are not
 * copied, because they are rebuilt from the log. What was copied is compared with its checksums, so that damage is not
 * sealed as a good backup. Throws `BackupError`: `nothing_to_back_up`, `folder_not_empty`, `source_damaged`.
 */
export async function createBackup(
  dir: DataDir,
  to: string,
  now: () => number,
  onProgress: OnProgress = () => undefined,
  objects: Objects = openFolderObjects(dir.archive),
): Promise<Manifest> {
  if (!existsSync(join(dir.log, 'data.mdb')))
    throw new BackupError(
      'nothing_to_back_up',
      `${dir.root} has no event log`,
      'name the data folder with --data',
    );
  await requireEmpty(to);
  const list = await begin(to).catch((error: unknown) => {
    throw unwritable('the folder', to, error, 'choose another folder with --to DIR');
  });
  try {
    const hash = createHash('sha256');
    let [files, bytes, missing] = [0, 0, 0];
    const add = async (copied: Copied): Promise<void> => {
      const line = `${JSON.stringify(copied)}\n`;
      await list.write(line);
      hash.update(line);
      files += 1;
      bytes += copied.bytes;
    };
    for (const path of await filesBelow(dir.root, STATE)) await addIfThere(dir.root, to, path, add);
    const topics = await copyLmdbLog(dir.log, join(to, 'log'));
    for (const path of await filesBelow(dir.root, ['log/schemas'])) await addIfThere(dir.root, to, path, add);
    const referred = referredDocuments(join(to, 'log'), (done, total) =>
      onProgress('documents copied', done, total),
    );
    for await (const sha256 of referred) {
      const stored = await objects.read(archiveKey(sha256));
      if (stored === null) missing += 1;
      else await add(await writeFile(to, `${ARCHIVE}/${archiveKey(sha256)}`, stored));
    }
    const { faults } = await verifyStored(to, onProgress);
    if (faults.length > 0)
      throw new BackupError(
        'source_damaged',
        `the data folder ${dir.root} is damaged, and was not backed up: ${faults.slice(0, 3).join('; ')}`,
        'keep earlier backups, and restore the newest one with footnote restore',
      );
    await rm(join(to, 'log/lock.mdb'), { force: true });
    await chmod(join(to, 'log/data.mdb'), FILE_MODE);
    await flush(join(to, 'log/data.mdb'));
    await add(await measure(to, 'log/data.mdb'));
    await list.sync();
    const manifest: Manifest = {
      format: FORMAT_VERSION,
      footnote: await releaseOf(),
      created_at: new Date(now()).toISOString(),
      topics,
      files,
      bytes,
      files_sha256: hash.digest('hex'),
      missing_documents: missing,
    };
    await writeAtomically(join(to, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await chmod(join(to, MANIFEST), FILE_MODE);
    return manifest;
  } finally {
    await list.close();
  }
}

async function begin(to: string): Promise<FileHandle> {
  await mkdir(to, { recursive: true, mode: FOLDER_MODE });
  return open(join(to, FILES), 'wx', FILE_MODE);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new BackupError(
      'folder_not_empty',
      `${folder} is not a folder`,
      'name one that is empty or does not exist',
    );
  });
  if (entries.length > 0)
    throw new BackupError(
      'folder_not_empty',
      `${folder} is not empty`,
      'name one that is empty or does not exist',
    );
}

/** False for a file that does not exist, or no longer does. */
async function addIfThere(
  root: string,
  to: string,
  path: string,
  add: (copied: Copied) => Promise<void>,
): Promise<boolean> {
  try {
    await add(await copyFile(root, to, path));
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // The copy was begun before the file was looked for.
    await rm(join(to, path), { force: true });
    return false;
  }
}

/** Paths below `root` of the files in these files and folders, without files that are being written. */
async function filesBelow(root: string, names: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    names.map(async (name) => {
      const path = join(root, name);
      try {
        const entries = await readdir(path, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
          .map((entry) => relative(root, join(entry.parentPath, entry.name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [name];
        if (isNotFound(error)) return [];
        throw error;
      }
    }),
  );
  return lists.flat().sort();
}

async function releaseOf(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
