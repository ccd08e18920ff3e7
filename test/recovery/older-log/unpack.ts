import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openPromise } from 'yauzl';

/** Unpacks an archive in the folder of this file. */
export async function unpack(name: string, folder: string): Promise<void> {
  const zip = await openPromise(fileURLToPath(new URL(name, import.meta.url)));
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)));
  }
}
