import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';

/**
 * Hashes of every document that an event of the log in a folder refers to, each once. `onProgress` gets the records
 * read so far, and all there are.
 */
export async function* referredDocuments(
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): AsyncGenerator<string> {
  const codec = createCodec(await openFileRegistry(join(folder, 'schemas')));
  const log = await openLmdbLog({ path: folder });
  const seen = new Set<string>();
  try {
    const marks = (await log.topics()).some(({ name }) => name === 'documents')
      ? await log.watermarks('documents')
      : [];
    const total = marks.reduce((sum, { low, high }) => sum + high - low, 0);
    let done = 0;
    for (const { partition, low } of marks)
      for await (const records of log.read('documents', partition, { from: low }))
        for (const { value } of records) {
          const { sha256, parts } = await codec.decode('documents', value);
          for (const hash of [sha256, ...parts.map((part) => part.sha256)]) {
            if (seen.has(hash)) continue;
            seen.add(hash);
            yield hash;
          }
          onProgress((done += 1), total);
        }
  } finally {
    await log.close();
  }
}
