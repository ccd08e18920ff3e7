import { familyOf } from '@footnote/edgar/form-family';
import type { DocumentPart } from '@footnote/event-types/types.generated';
import { DocumentRefusedError, readDocument } from '@footnote/filing-text/read-document';
import type { FilingText } from '@footnote/filing-text/types';
import type { Refusal } from '@footnote/projection/stage/stage';
import { readCurrentReport } from './current-report.ts';
import { readPeriodicReport } from './periodic-report.ts';
import type { ReadFiling } from './section-events.ts';

const PDF = /^(%PDF|<PDF>)/;
const START_BYTES = 32;

/** A document that is not text. */
class NoTextError extends Error {
  override readonly name = 'NoTextError';
}

export type FilingFile = Pick<DocumentPart, 'url' | 'sha256' | 'type'> & { readonly bytes: Uint8Array };

export type FilingRead = {
  /** Null if the document itself was refused. */
  readonly filing: ReadFiling | null;
  readonly refusals: readonly Refusal[];
};

/** Reads a filing's document and its exhibits, given their bytes; an exhibit that is refused is omitted. */
export function readFiling(
  form: string,
  [main, ...parts]: readonly [FilingFile, ...FilingFile[]],
): FilingRead {
  const refusals: Refusal[] = [];
  const textOf = (file: FilingFile): FilingText | null => {
    try {
      return readText(file);
    } catch (error) {
      refusals.push({ reason: reasonOf(error), message: `${file.url}: ${String(error)}` });
      return null;
    }
  };
  const text = textOf(main);
  if (text === null) return { filing: null, refusals };
  if (familyOf(form) !== 'current') {
    const exhibits = parts.map(textOf).filter((exhibit) => exhibit !== null);
    return { filing: readPeriodicReport(text, form, exhibits), refusals };
  }
  const [part] = parts;
  const release =
    part === undefined
      ? null
      : { exhibit: part.type ?? '', url: part.url, source_document: part.sha256, text: textOf(part) };
  return { filing: readCurrentReport(text, release), refusals };
}

/**
 * Why a document is not read. Exceptions of the reader are refusals too: the same bytes would cause them
 * again.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DocumentRefusedError) return error.reason;
  return error instanceof NoTextError ? 'not_text' : 'reader_failed';
}

function readText({ bytes }: FilingFile): FilingText {
  if (PDF.test(Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1').trimStart()))
    throw new NoTextError('a PDF file');
  return readDocument(bytes);
}
