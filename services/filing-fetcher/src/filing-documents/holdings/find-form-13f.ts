import { filingIndexName, indexedFiles } from '@footnote/edgar/filing-index';
import { fullSubmissionName } from '@footnote/edgar/urls';
import { isPlainName } from '@footnote/edgar/xbrl-references';
import { documentsOf } from '@footnote/filing-text/submission';
import type { DocumentClues, FoundFile, TakeFile } from '../kind.ts';

/** EDGAR's type of the part with the rows. */
const TABLE = 'INFORMATION TABLE';
const XML = /\.xml$/i;
/** EDGAR's name of the cover. */
const USUAL = 'primary_doc.xml';
/** The wrapper of an XML document in a full submission. */
const WRAPPER = /^\s*<XML>\s*([^]*?)\s*<\/XML>\s*$/i;

const unwrapped = (content: Uint8Array): Uint8Array => {
  // One byte per character: the wrapper to be cut off is ASCII.
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const inner = WRAPPER.exec(text)?.[1];
  return inner === undefined ? content : Buffer.from(inner, 'latin1');
};

/**
 * The cover of a Form 13F, and its information tables as parts: from the full submission, in one request,
 * since filers choose the table's file name; from the index page if a mirror has no full submission. Null if
 * the source has neither. Throws `EdgarRequestError`.
 */
export const findForm13f = async (
  { accession, form }: DocumentClues,
  take: TakeFile,
): Promise<readonly FoundFile[] | null> => {
  const submission = await take(fullSubmissionName(accession));
  if (submission !== null) {
    const [cover, ...others] = documentsOf(submission);
    if (cover === undefined) return null;
    const fileOf = (name: string | null, content: Uint8Array): Omit<FoundFile, 'type'> => ({
      name: name !== null && isPlainName(name) ? name : fullSubmissionName(accession),
      content: unwrapped(content),
    });
    return [
      fileOf(cover.fileName, cover.content),
      ...others
        .filter(({ type }) => type.toUpperCase() === TABLE)
        .map(({ fileName, content }) => ({ ...fileOf(fileName, content), type: TABLE })),
    ];
  }
  const index = await take(filingIndexName(accession));
  if (index === null) return null;
  // The page lists a table twice: as filed, and under the folder of a stylesheet.
  const tables = new Set(
    indexedFiles(index).flatMap(({ type, name }) =>
      type.toUpperCase() === TABLE && XML.test(name) && isPlainName(name) ? [name] : [],
    ),
  );
  const cover = await take(USUAL);
  if (cover === null || (tables.size === 0 && form.startsWith('13F-HR'))) return null;
  const files: FoundFile[] = [{ name: USUAL, content: cover }];
  for (const name of tables) {
    const content = await take(name);
    if (content === null) return null;
    files.push({ name, content, type: TABLE });
  }
  return files;
};
