import { filingIndexName, indexedFiles } from '@footnote/edgar/filing-index';
import { familyOf } from '@footnote/edgar/form-family';
import { fullSubmissionName } from '@footnote/edgar/urls';
import { isPlainName } from '@footnote/edgar/xbrl-references';
import { documentsOf } from '@footnote/filing-text/submission';
import { isForm6K } from '@footnote/values/form';
import type { DocumentClues, FoundFile, HeldFile, TakeFile } from '../kind.ts';
import { mayHaveRelease } from './forms.ts';

/** A larger submission is mostly pictures: three small files cost less. Bytes. */
const LARGEST_SUBMISSION = 16 * 1024 * 1024;
/** A filing has one press release or annual report, a bank's four or five; further ones are not read. */
const EXHIBITS = 20;

const RELEASE = /^EX-99(\.|$)/;
const ANNUAL_REPORT = /^EX-13(\.|$)/;
const READABLE = /\.(html?|txt)$/i;
const POINTS_TO_REPORT = /\bexhibit(?:\s|&nbsp;|&#160;)+13\b/i;

/**
 * The primary document of a filing, and as parts its press release (8-K, 6-K) or the annual report to shareholders that a
 * 10-K refers to. One request a filing, or none where the XBRL report that we hold has the document in it:
 * - an 8-K that may have a press release, a 6-K, and a filing whose primary document is no file, by its full submission, out of
 *   which the documents are taken;
 * - any other by the name of its primary document. Where a 10-K mentions an exhibit 13, index page and exhibit are two
 *   requests more.
 * What the source lacks in the one way is looked for in the other. Null when it has none. Throws `EdgarRequestError`.
 */
export const findText = async (
  clues: DocumentClues,
  take: TakeFile,
  held: HeldFile,
): Promise<readonly FoundFile[] | null> => {
  const { accession, form, items, size } = clues;
  const primary =
    clues.primaryDocument !== null && isPlainName(clues.primaryDocument) ? clues.primaryDocument : null;
  const wantsRelease = isForm6K(form) || mayHaveRelease(form, items ?? null);
  const exhibitType = wantsRelease ? RELEASE : ANNUAL_REPORT;

  const fromSubmission = async (): Promise<readonly FoundFile[] | null> => {
    const name = fullSubmissionName(accession);
    const submission = await take(name);
    return submission === null
      ? null
      : textsIn(submission, { name, exhibitType, areFiles: primary !== null });
  };

  const exhibitsByIndex = async (): Promise<readonly FoundFile[]> => {
    const index = await take(filingIndexName(accession));
    const exhibits: FoundFile[] = [];
    for (const { type, name } of index === null ? [] : indexedFiles(index)) {
      if (exhibits.length >= EXHIBITS || !exhibitType.test(type)) continue;
      const content = READABLE.test(name) && isPlainName(name) ? await take(name) : null;
      if (content !== null) exhibits.push({ name, content, type });
    }
    return exhibits;
  };

  const whole = primary === null || (wantsRelease && (size ?? 0) <= LARGEST_SUBMISSION);
  const submitted = whole ? await fromSubmission() : null;
  if (submitted !== null || primary === null) return submitted;
  const content = (await held(primary)) ?? (await take(primary));
  if (content === null) return whole ? null : fromSubmission();
  const hasExhibits = wantsRelease || (familyOf(form) === 'annual' && pointsToReport(content));
  return [{ name: primary, content }, ...(hasExhibits ? await exhibitsByIndex() : [])];
};

/** The primary document of a full submission, and its exhibits 99; null if it has no document. */
export const releaseIn = (submission: Uint8Array, accession: string): readonly FoundFile[] | null =>
  textsIn(submission, { name: fullSubmissionName(accession), exhibitType: RELEASE, areFiles: true });

/** `areFiles`: documents of old submissions are no files, and their address is that of the whole, `name`. */
const textsIn = (
  submission: Uint8Array,
  {
    name,
    exhibitType,
    areFiles,
  }: { readonly name: string; readonly exhibitType: RegExp; readonly areFiles: boolean },
): readonly FoundFile[] | null => {
  const [main, ...others] = documentsOf(submission);
  if (main === undefined) return null;
  const fileOf = (file: string | null): string =>
    file !== null && areFiles && isPlainName(file) ? file : name;
  const exhibits = others.filter(
    ({ type, fileName }) => exhibitType.test(type) && (fileName === null || READABLE.test(fileName)),
  );
  return [
    { name: fileOf(main.fileName), content: main.content },
    ...exhibits
      .slice(0, EXHIBITS)
      .map(({ type, fileName, content }) => ({ name: fileOf(fileName), content, type })),
  ];
};

const pointsToReport = (document: Uint8Array): boolean =>
  POINTS_TO_REPORT.test(
    Buffer.from(document.buffer, document.byteOffset, document.byteLength).toString('latin1'),
  );
