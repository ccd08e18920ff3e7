import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isNotFound } from '@footnote/edgar/atomic-file';
import type { Heads } from '@footnote/event-log/lmdb-copy';
import type { Copied } from './copy-file.ts';
import { BackupError } from './errors.ts';

/** Raised when the layout changes so that an older release would misread it. */
export const FORMAT_VERSION = 1;

export const MANIFEST = 'manifest.json';
/** One line of JSON for each file of the backup except these two. */
export const FILES = 'files.jsonl';

/** Describes a backup; written last, so that a backup without it is incomplete. */
export type Manifest = {
  readonly format: number;
  /** The release that wrote it. */
  readonly footnote: string;
  /** UTC, ISO 8601. */
  readonly created_at: string;
  /** Next offset of each partition, by topic. */
  readonly topics: Heads;
  /** Files in it, and their bytes together. */
  readonly files: number;
  readonly bytes: number;
  /** Hash of the list of files. */
  readonly files_sha256: string;
  /** Documents that events refer to and that the archive did not have. */
  readonly missing_documents: number;
};

const SAFE_PATH = /^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9._/-]+$/;

export const damaged = (folder: string, what: string): BackupError =>
  new BackupError('damaged', `the backup ${folder} is damaged: ${what}`, 'use another backup');

/** Reads and checks the manifest. Throws `BackupError`: `not_a_backup`, `newer_format`, `damaged`. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new BackupError(
      'not_a_backup',
      `${folder} is not a backup: it has no ${MANIFEST}`,
      'name the folder that `footnote backup --to` wrote; a backup without this file is incomplete',
    );
  }
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw damaged(folder, `${MANIFEST} is not JSON`);
  }
  if (typeof manifest?.format !== 'number') throw damaged(folder, `${MANIFEST} states no format`);
  if (manifest.format > FORMAT_VERSION)
    throw new BackupError(
      'newer_format',
      `the backup ${folder} has format ${manifest.format}; this release reads formats up to ${FORMAT_VERSION}`,
      `use Footnote ${manifest.footnote ?? ''} or newer`,
    );
  if (typeof manifest.topics !== 'object' || typeof manifest.files_sha256 !== 'string')
    throw damaged(folder, `${MANIFEST} is incomplete`);
  return manifest as Manifest;
}

/** The files in the list, one after another. Throws `BackupError` for a modified list. */
export async function* listedFiles(folder: string, manifest: Manifest): AsyncGenerator<Copied> {
  const hash = createHash('sha256');
  const file = createReadStream(join(folder, FILES)).on('data', (chunk) => hash.update(chunk));
  try {
    for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
      const listed = JSON.parse(line) as Partial<Copied>;
      if (typeof listed.path !== 'string' || !SAFE_PATH.test(listed.path))
        throw damaged(folder, `${FILES} has an entry without a path`);
      yield listed as Copied;
    }
  } catch (error) {
    if (isNotFound(error)) throw damaged(folder, `${FILES} is missing`);
    if (error instanceof SyntaxError) throw damaged(folder, `${FILES} is not JSON`);
    throw error;
  }
  if (hash.digest('hex') !== manifest.files_sha256) throw damaged(folder, `${FILES} was changed`);
}
