import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isNotFound } from '../atomic-file.ts';
import { download, type BulkHttpOptions, type Version } from './http-ranges.ts';
import { BulkArchiveError, openFileAccess, type RandomAccess } from './random-access.ts';

const ATTEMPTS = 3;

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/**
 * Whether the copy has the server's current version; if the server states none, any complete copy is
 * accepted.
 */
const isCopyOf = async (path: string, note: string, version: Version): Promise<boolean> => {
  const size = await sizeOf(path);
  if (size === null || (version.size !== null && version.size !== size)) return false;
  const noted = await readFile(note, 'utf8').catch(() => '');
  return noted === JSON.stringify(version);
};

/**
 * An archive from a server without range requests: downloaded unchanged, compressed, into `folder` and read
 * from there. A complete copy survives a killed run; an interrupted download starts again, since such a
 * server cannot resume it. `close` keeps the copy, `forget` removes it. Throws `BulkArchiveError`.
 */
export const spoolArchive = async (
  url: string,
  folder: string,
  options: BulkHttpOptions,
): Promise<RandomAccess & { readonly forget: () => Promise<void> }> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 16)}.zip`);
  const [note, partial] = [`${path}.version`, `${path}.part`];
  for (let attempt = 1; ; attempt += 1) {
    const copy = await download(url, options);
    const { version, body } = copy;
    if (await isCopyOf(path, note, version)) {
      copy.cancel();
      break;
    }
    try {
      await pipeline(body, createWriteStream(partial));
      const size = await sizeOf(partial);
      if (version.size !== null && size !== version.size)
        throw new Error(`received ${size ?? 0} of ${version.size} bytes`);
      // The recorded version is valid only for a copy of the recorded size.
      await rm(path, { force: true });
      await writeFile(note, JSON.stringify(version));
      await rename(partial, path);
      break;
    } catch (error) {
      if (attempt >= ATTEMPTS)
        throw new BulkArchiveError(url, `could not be copied: ${(error as Error).message}`, error);
    }
  }
  const access = await openFileAccess(path);
  return {
    ...access,
    name: url,
    forget: async () => {
      for (const file of [path, note, partial]) await rm(file, { force: true });
    },
  };
};
