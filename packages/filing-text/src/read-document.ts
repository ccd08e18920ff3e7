import { decoded } from './decoded.ts';
import { readHtml } from './html/read-html.ts';
import { LIMITS } from './limits.ts';
import { readPlainText } from './plain-text.ts';
import { DocumentRefusedError } from './refused.ts';
import { isSubmission, pickDocument } from './submission.ts';
import type { FilingText } from './types.ts';

export { DocumentRefusedError, type RefusalReason } from './refused.ts';
export { documentsOf, pickDocument, type SubmittedDocument } from './submission.ts';

const HTML = /<(?:html|head|body|div|p|br|font|center|span|h[1-6])\b[^<>]*>/i;
const SNIFFED = 100_000;

/**
 * A document of a filing as paragraphs and table rows: HTML, inline XBRL, plain text, or the periodic report
 * of a full-submission text. Hidden parts, scripts and the header of inline XBRL are omitted.
 * @throws DocumentRefusedError for a maliciously constructed document.
 */
export function readDocument(content: Uint8Array): FilingText {
  const bytes = isSubmission(content) ? (pickDocument(content)?.content ?? content) : content;
  if (bytes.byteLength > LIMITS.bytes) throw new DocumentRefusedError('document_too_large');
  return readText(decoded(bytes));
}

/** The same of a decoded document that is none of several in one file. */
export function readText(text: string): FilingText {
  return HTML.test(text.slice(0, SNIFFED)) ? readHtml(text) : readPlainText(text);
}
