/** A document of a filing, taken out of the filing's full submission. */
export type SubmittedDocument = {
  /** EDGAR's type: the form for the main document, else for example EX-99.1 or GRAPHIC. */
  readonly type: string;
  /** Its name in the filing's folder; null in old submissions, whose documents are no files. */
  readonly name: string | null;
  /** What stands between its TEXT tags. */
  readonly content: Uint8Array;
};

/** The name of a filing's full submission, a text file with all its documents. */
export const fullSubmissionName = (accession: string): string => `${accession}.txt`;

const XBRL_OPENING = /^\s*<XBRL>\s*/;
const XBRL_CLOSING = /\s*<\/XBRL>\s*$/;
/** More than an opening or closing tag and its blanks. */
const EDGE = 64;

/**
 * The documents of a full submission in their order. A document without its end tag was cut off: it is left out. None
 * where the bytes are not a submission.
 */
export const submittedDocuments = (bytes: Uint8Array): readonly SubmittedDocument[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const documents: SubmittedDocument[] = [];
  let at = 0;
  for (;;) {
    const begin = buffer.indexOf('<DOCUMENT>', at, 'latin1');
    const text = begin < 0 ? -1 : buffer.indexOf('<TEXT>', begin, 'latin1');
    const end = text < 0 ? -1 : buffer.indexOf('</DOCUMENT>', text, 'latin1');
    if (end < 0) return documents;
    const head = buffer.toString('latin1', begin, text);
    const close = buffer.subarray(text, end).lastIndexOf('</TEXT>', undefined, 'latin1');
    if (close >= 0)
      documents.push({
        type: headerOf(head, 'TYPE') ?? '',
        name: headerOf(head, 'FILENAME'),
        content: withoutXbrlTags(buffer.subarray(text + '<TEXT>'.length, text + close)),
      });
    at = end + '</DOCUMENT>'.length;
  }
};

const headerOf = (head: string, tag: string): string | null => {
  const value = new RegExp(`<${tag}>([^\\r\\n<]*)`).exec(head)?.[1]?.trim() ?? '';
  return value === '' ? null : value;
};

/** EDGAR wraps an inline XBRL document in a tag of its own, which is not in the file. */
const withoutXbrlTags = (content: Buffer): Uint8Array => {
  const opening = XBRL_OPENING.exec(content.toString('latin1', 0, EDGE));
  if (opening === null) return content;
  const closing = XBRL_CLOSING.exec(content.toString('latin1', Math.max(0, content.length - EDGE)));
  return content.subarray(opening[0].length, content.length - (closing?.[0].length ?? 0));
};
