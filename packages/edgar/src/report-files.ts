import type { Archive } from './archive.ts';
import { bytesAccess, BulkArchiveError } from './bulk/random-access.ts';
import {
  MAX_MEMBER_BYTES,
  readZipDirectory,
  readZipMember,
  withoutPadding,
  ZipMemberError,
} from './bulk/zip-members.ts';

/** A file of a report by the name it has there. */
export type ReportFile = { readonly name: string; readonly bytes: Uint8Array };

/** A file in the archive by its address in EDGAR's URL space. */
type ArchivedFile = { readonly url: string; readonly sha256: string };

/** The zip file of a report cannot be read. */
export class ReportFilesError extends Error {
  override readonly name = 'ReportFilesError';
  readonly reason: 'zip_damaged' | 'too_large';

  constructor(reason: ReportFilesError['reason'], message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}

/** The files of a report that are read; pictures, spreadsheets and definition linkbases are not. */
const IS_READ = /\.(xml|xsd|html?)$/i;
const IS_LEFT = /_def\.xml$|^R\d+\.(xml|html?)$|^FilingSummary\.xml$/i;

const isRead = (name: string): boolean => IS_READ.test(name) && !IS_LEFT.test(name);

/**
 * The files of an XBRL report by their names: members of its zip file, or the document itself and its parts. Throws
 * `ReportFilesError`, and what the archive throws.
 */
export async function reportFiles(
  document: ArchivedFile & { readonly parts: readonly ArchivedFile[] },
  archive: Pick<Archive, 'get'>,
  maxBytes = MAX_MEMBER_BYTES,
): Promise<readonly ReportFile[]> {
  const bytes = await archive.get(document.sha256);
  const name = nameOf(document.url);
  if (name.toLowerCase().endsWith('.zip')) return unpacked(name, bytes, maxBytes);
  const files: ReportFile[] = [{ name, bytes }];
  for (const part of document.parts) {
    const name = nameOf(part.url);
    if (isRead(name)) files.push({ name, bytes: await archive.get(part.sha256) });
  }
  return files;
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function unpacked(name: string, bytes: Uint8Array, maxBytes: number): Promise<readonly ReportFile[]> {
  const access = bytesAccess(name, withoutPadding(bytes));
  try {
    const members = [...(await readZipDirectory(access, isRead)).values()];
    // The size stated in the directory; a member that exceeds it is refused when it is read.
    const total = members.reduce((sum, { size }) => sum + size, 0);
    if (total > maxBytes)
      throw new ReportFilesError('too_large', `${name} would have ${total} bytes, more than any report`);
    const files: ReportFile[] = [];
    for (const member of members)
      files.push({ name: member.name, bytes: await readZipMember(access, member) });
    return files;
  } catch (error) {
    if (error instanceof BulkArchiveError || error instanceof ZipMemberError)
      throw new ReportFilesError('zip_damaged', error.message, error);
    throw error;
  }
}
