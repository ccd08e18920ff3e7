import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile as write } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * A file of a backup: its path below the folder, with slashes, its size, and the SHA-256 (hex) of its bytes.
 */
export type Copied = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** A backup contains the hashes of API keys, so only its owner may read it. */
export const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;

function measured(): { readonly through: Transform; readonly result: (path: string) => Copied } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: (path) => ({ path, bytes, sha256: hash.digest('hex') }) };
}

/**
 * Copies one file of a folder to the same path in another, and measures what it wrote; durable when it
 * resolves.
 */
export async function copyFile(from: string, to: string, path: string): Promise<Copied> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
  const { through, result } = measured();
  await pipeline(
    createReadStream(join(from, path)),
    through,
    createWriteStream(target, { flags: 'wx', mode: FILE_MODE, flush: true }),
  );
  return result(path);
}

/** Writes one file of a backup; durable when it resolves. */
export async function writeFile(to: string, path: string, bytes: Uint8Array): Promise<Copied> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
  await write(target, bytes, { flag: 'wx', mode: FILE_MODE, flush: true });
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Measures an existing file. */
export async function measure(folder: string, path: string): Promise<Copied> {
  const { through, result } = measured();
  through.resume();
  await pipeline(createReadStream(join(folder, path)), through);
  return result(path);
}
