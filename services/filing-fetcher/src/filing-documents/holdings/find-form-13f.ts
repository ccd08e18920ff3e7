import { filingIndexName, indexedFiles } from '@footnote/edgar/filing-index';
import { fullSubmissionName } from '@footnote/edgar/urls';
import { isPlainName } from '@footnote/edgar/xbrl-references';
import { documentsOf } from '@footnote/filing-text/submission';
import { directoryOf } from '../directory.ts';
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

/** Where the prolog and the root element of a table begin, in bytes. */
const HEAD_BYTES = 4096;
const TABLE_ROOT = /<(?:[\w.-]+:)?informationTable\b/;

const isTable = (content: Uint8Array): boolean =>
  TABLE_ROOT.test(
    Buffer.from(content.buffer, content.byteOffset, Math.min(HEAD_BYTES, content.byteLength)).toString(
      'latin1',
    ),
  );

/**
 * The cover of a Form 13F, and its information tables as parts: from the full submission, in one request,
 * since filers choose the table's file name; if a mirror has none, from the index page, which lists the types
 * of files, or from `index.json`, which lists only their names, so that each XML file is looked at. Null if
 * the source has none of them, or lacks the cover or a table of a report. Throws `EdgarRequestError`.
 */
export const findForm13f = async (
  { accession, form }: DocumentClues,
  take: TakeFile,
): Promise<readonly FoundFile[] | null> => {
  const submission = await take(fullSubmissionName(accession));
  if (submission !== null) return submitted(accession, submission);
  const tables = (await tablesOfPage(accession, take)) ?? (await tablesOfDirectory(take));
  const cover = tables === null ? null : await take(USUAL);
  if (tables === null || cover === null || (tables.length === 0 && form.startsWith('13F-HR'))) return null;
  return [{ name: USUAL, content: cover }, ...tables];
};

const submitted = (accession: string, submission: Uint8Array): readonly FoundFile[] | null => {
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
};

/** The tables that the index page lists; null without the page or one of them. */
const tablesOfPage = async (accession: string, take: TakeFile): Promise<readonly FoundFile[] | null> => {
  const index = await take(filingIndexName(accession));
  if (index === null) return null;
  // The page lists a table twice: as filed, and under the folder of a stylesheet.
  const names = new Set(
    indexedFiles(index).flatMap(({ type, name }) =>
      type.toUpperCase() === TABLE && XML.test(name) && isPlainName(name) ? [name] : [],
    ),
  );
  const tables: FoundFile[] = [];
  for (const name of names) {
    const content = await take(name);
    if (content === null) return null;
    tables.push({ name, content, type: TABLE });
  }
  return tables;
};

/** The XML files of the filing's folder that are tables; null without a listing or one of the files. */
const tablesOfDirectory = async (take: TakeFile): Promise<readonly FoundFile[] | null> => {
  const names = await directoryOf(take);
  if (names === null) return null;
  const tables: FoundFile[] = [];
  for (const name of names) {
    if (name === USUAL || !XML.test(name) || !isPlainName(name)) continue;
    const content = await take(name);
    if (content === null) return null;
    if (isTable(content)) tables.push({ name, content, type: TABLE });
  }
  return tables;
};
