import { familyOf } from '@footnote/edgar/form-family';
import { readDocument } from '@footnote/filing-text/read-document';
import type { FilingText } from '@footnote/filing-text/types';
import type { Refusal } from '@footnote/projection/stage/stage';
import { type FilingFile, readable, refusalOf } from '../filing-file.ts';
import { readCurrentReport } from './current-report.ts';
import { readPeriodicReport } from './periodic-report.ts';
import type { ReadFiling } from './section-events.ts';

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
      return readDocument(readable(file));
    } catch (error) {
      refusals.push(refusalOf(file, error));
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
