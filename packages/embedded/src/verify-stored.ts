import { join } from 'node:path';
import { openFolderArchive } from '@footnote/archive/content-archive';
import { type Archive, ArchiveCorruptError, ArchiveMissingError } from '@footnote/edgar/archive';
import { verifyLmdbLog } from '@footnote/event-log/lmdb-verify';
import type { OnProgress } from '@footnote/runtime/progress';
import { referredDocuments } from './backup/referred-documents.ts';

/** What a complete reading of a data folder found. */
export type VerifiedStored = {
  readonly records: number;
  readonly documents: number;
  /** Documents that events refer to and that the archive lacks. */
  readonly missing: number;
  /** One sentence for each damaged partition and document. */
  readonly faults: readonly string[];
};

/**
 * Compares every record of the log below `root` with its checksum, and every document that an event refers to with the
 * hash that is its name: those in the folder `archive`, or in another archive. Documents are not looked at if the log is damaged, because their names come from it.
 */
export async function verifyStored(
  root: string,
  onProgress: OnProgress = () => undefined,
  archive: Pick<Archive, 'get'> = openFolderArchive(join(root, 'archive')),
): Promise<VerifiedStored> {
  const { records, faults } = await verifyLmdbLog(join(root, 'log'), (done, total) =>
    onProgress('records compared with their checksums', done, total),
  );
  if (faults.length > 0)
    return { records, documents: 0, missing: 0, faults: faults.map(({ message }) => message) };
  const damaged: string[] = [];
  let [documents, missing] = [0, 0];
  const referred = referredDocuments(join(root, 'log'), (done, total) =>
    onProgress('documents compared with their names', done, total),
  );
  for await (const sha256 of referred) {
    documents += 1;
    try {
      await archive.get(sha256);
    } catch (error) {
      if (error instanceof ArchiveMissingError) missing += 1;
      else if (error instanceof ArchiveCorruptError) damaged.push(error.message);
      else throw error;
    }
  }
  return { records, documents, missing, faults: damaged };
}
