import { reportFiles, ReportFilesError } from '@footnote/edgar/report-files';
import type { ReportFile } from '@footnote/xbrl/report/types';
import type { DocumentSource, FilingDocument } from '../documents/source.ts';

/** The files that statements are drawn from, or why there are none. */
export type FoundFiles =
  | { readonly files: readonly ReportFile[]; readonly documents: readonly FilingDocument[] }
  | { readonly reason: 'document_missing' | 'document_unreadable' };

/** Larger filings are not read: the largest reports have some 30 MB. */
const MOST_BYTES = 128 * 1024 * 1024;
const IS_HTML = /\.html?$/i;
const IS_TEXT = /\.txt$/i;
/** A report may be in the annual report to shareholders; other exhibits are not of it. */
const IS_REPORT = /^(?:EX-13.*)?$/;

/** The files of a filing's XBRL report, and its pages that are not among them. */
export async function reportDocuments(
  documents: readonly FilingDocument[],
  { read }: Pick<DocumentSource, 'read'>,
): Promise<FoundFiles> {
  const [main, ...parts] = documents.filter(({ kind }) => kind === 'xbrl');
  const pages = pagesOf(documents);
  const wanted = [...(main === undefined ? [] : [main, ...parts]), ...pages];
  if (wanted.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
    return { reason: 'document_unreadable' };
  const files = new Map<string, ReportFile>();
  try {
    if (main !== undefined)
      for (const file of await reportFiles({ ...main, parts }, { get: (sha256) => present(read, sha256) }))
        files.set(file.name, file);
  } catch (error) {
    if (error instanceof ReportFilesError) return { reason: 'document_unreadable' };
    if (!(error instanceof MissingFileError)) throw error;
  }
  for (const { url, sha256 } of pages) {
    const name = nameOf(url);
    const bytes = files.has(name) ? null : await read(sha256);
    if (bytes !== null) files.set(name, { name, bytes });
  }
  return files.size === 0 ? { reason: 'document_missing' } : { files: [...files.values()], documents };
}

/** The pages of a report; of one that has none its plain text. */
function pagesOf(documents: readonly FilingDocument[]): readonly FilingDocument[] {
  const own = documents.filter(({ kind, type }) => kind === 'filing' && IS_REPORT.test(type));
  const pages = own.filter(({ url }) => IS_HTML.test(url));
  return pages.length > 0 ? pages : own.filter(({ url }) => IS_TEXT.test(url));
}

/** A file that the archive does not have as it was stored. */
class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

async function present(read: DocumentSource['read'], sha256: string): Promise<Uint8Array> {
  const bytes = await read(sha256);
  if (bytes === null) throw new MissingFileError(sha256);
  return bytes;
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
