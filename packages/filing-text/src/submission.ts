import { LIMITS } from './limits.ts';
import { DocumentRefusedError } from './refused.ts';

/** One document of a full-submission text, in the SGML wrapper of EDGAR. */
export type SubmittedDocument = {
  /** As in the wrapper, `10-K` or `EX-99.1`. */
  readonly type: string;
  readonly fileName: string | null;
  readonly content: Uint8Array;
};

const PERIODIC = /^10-?[KQ]/i;
const HEADER_BYTES = 4_000;

/** Whether the bytes have EDGAR's wrapper of documents. */
export function isSubmission(content: Uint8Array): boolean {
  const start = bufferOf(content).subarray(0, 200_000).toString('latin1');
  return /<DOCUMENT>\s*<TYPE>/i.test(start);
}

/** The documents of a full-submission text in order; a single document in its wrapper is returned alone. */
export function documentsOf(content: Uint8Array): readonly SubmittedDocument[] {
  const bytes = bufferOf(content);
  const documents: SubmittedDocument[] = [];
  for (let at = bytes.indexOf('<DOCUMENT>'); at !== -1;) {
    const next = bytes.indexOf('<DOCUMENT>', at + 1);
    const document = documentOf(bytes.subarray(at, next === -1 ? bytes.length : next));
    if (document !== undefined) documents.push(document);
    if (documents.length > LIMITS.documents) throw new DocumentRefusedError('document_too_complex');
    at = next;
  }
  return documents;
}

/** The first document of a type or file name; without either the periodic report, else the first document. */
export function pickDocument(
  content: Uint8Array,
  filter: { readonly type?: string; readonly fileName?: string } = {},
): SubmittedDocument | undefined {
  const documents = documentsOf(content);
  if (filter.fileName !== undefined) return documents.find(({ fileName }) => fileName === filter.fileName);
  if (filter.type !== undefined) return documents.find(({ type }) => type === filter.type);
  return documents.find(({ type }) => PERIODIC.test(type)) ?? documents[0];
}

function documentOf(bytes: Buffer): SubmittedDocument | undefined {
  const header = bytes.subarray(0, HEADER_BYTES).toString('latin1');
  const type = /<TYPE>[ \t]*([^\r\n<]+)/i.exec(header)?.[1]?.trim();
  const start = bytes.indexOf('<TEXT>');
  if (type === undefined || start === -1) return undefined;
  const end = bytes.lastIndexOf('</TEXT>');
  const fileName = /<FILENAME>[ \t]*([^\r\n<]+)/i.exec(header)?.[1]?.trim() ?? null;
  const text = bytes.subarray(start + '<TEXT>'.length, end > start ? end : bytes.length);
  return { type, fileName, content: text };
}

function bufferOf(content: Uint8Array): Buffer {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
