import { type Archive, ArchiveCorruptError, ArchiveMissingError } from '@footnote/edgar/archive';
import { BulkArchiveError, bytesAccess } from '@footnote/edgar/bulk/random-access';
import {
  readZipDirectory,
  readZipMember,
  withoutPadding,
  ZipMemberError,
} from '@footnote/edgar/bulk/zip-members';
import type { FilingDocument } from './entry.ts';

/**
 * A file of a filing from the archive: one of the files of an archived document, or a member of its zip file.
 * Null if it is not archived, or no longer readable.
 */
export const readHeldFile = async (
  document: Pick<FilingDocument, 'files'> | undefined,
  name: string,
  archive: Pick<Archive, 'get'>,
): Promise<Uint8Array | null> => {
  const files = document?.files ?? [];
  try {
    const same = files.find((file) => file.name === name);
    if (same !== undefined) return await archive.get(same.sha256);
    const [zip] = files;
    if (zip?.name.toLowerCase().endsWith('.zip') !== true) return null;
    const access = bytesAccess(zip.name, withoutPadding(await archive.get(zip.sha256)));
    const member = (await readZipDirectory(access, (each) => each === name)).get(name);
    return member === undefined ? null : await readZipMember(access, member);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
};

const isUnreadable = (error: unknown): boolean =>
  error instanceof ArchiveMissingError ||
  error instanceof ArchiveCorruptError ||
  error instanceof BulkArchiveError ||
  error instanceof ZipMemberError;
