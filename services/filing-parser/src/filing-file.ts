import type { Archive } from '@footnote/edgar/archive';
import type { Document, DocumentPart } from '@footnote/event-types/types.generated';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { Refusal } from '@footnote/projection/stage/stage';

const PDF = /^(%PDF|<PDF>)/;
const START_BYTES = 32;

/** A document that is not text. */
class NoTextError extends Error {
  override readonly name = 'NoTextError';
}

/** A file of a filing, with its bytes. */
export type FilingFile = Pick<DocumentPart, 'url' | 'sha256' | 'type'> & { readonly bytes: Uint8Array };

type Files = Pick<Archive, 'get'>;

/** The document of a filing. Rejects if the archive lacks it, or has a damaged one; so do the next two. */
export const mainOf = async (
  archive: Files,
  { url, sha256 }: Pick<Document, 'url' | 'sha256'>,
): Promise<FilingFile> => ({ url, sha256, type: null, bytes: await archive.get(sha256) });

/** The parts of the document of a filing. */
export async function exhibitsOf(
  archive: Files,
  { parts }: Pick<Document, 'parts'>,
): Promise<readonly FilingFile[]> {
  const files: FilingFile[] = [];
  for (const part of parts) files.push({ ...part, bytes: await archive.get(part.sha256) });
  return files;
}

/** The document of a filing, then its parts. */
export const filesOf = async (
  archive: Files,
  document: Pick<Document, 'url' | 'sha256' | 'parts'>,
): Promise<[FilingFile, ...FilingFile[]]> => [
  await mainOf(archive, document),
  ...(await exhibitsOf(archive, document)),
];

/** The bytes of a file that is text. */
export function readable({ bytes }: Pick<FilingFile, 'bytes'>): Uint8Array {
  if (PDF.test(Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1').trimStart()))
    throw new NoTextError('a PDF file');
  return bytes;
}

/**
 * Why a file is not read. Exceptions of the reader are refusals too: the same bytes would cause them
 * again.
 */
export function refusalOf({ url }: Pick<FilingFile, 'url'>, error: unknown): Refusal {
  const message = `${url}: ${String(error)}`;
  if (error instanceof DocumentRefusedError) return { reason: error.reason, message };
  return { reason: error instanceof NoTextError ? 'not_text' : 'reader_failed', message };
}

/** Several refusals as one: the reason of the first, and what each says; null without any. */
export function leftOutOf(refusals: readonly Refusal[]): Refusal | null {
  const [refusal] = refusals;
  if (refusal === undefined) return null;
  return { reason: refusal.reason, message: refusals.map(({ message }) => message).join('\n') };
}
