import { ReportError } from './types.ts';

/** No document of a filing is nearly this large, and a longer text does not fit into one string. */
const MAX_BYTES = 256 * 1024 * 1024;

const DECLARED = /^[\s\uFEFF]*<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
/** Windows-1252 is a superset of ISO-8859-1 and US-ASCII, as far as these define characters. */
const SINGLE_BYTE = new Set([
  'iso-8859-1',
  'iso8859-1',
  'latin1',
  'windows-1252',
  'cp1252',
  'us-ascii',
  'ascii',
]);
const UTF_8 = new Set(['utf-8', 'utf8']);

/**
 * Whether bytes can be an XML document: the first character other than blanks and the byte order mark is `<`.
 */
export const looksLikeXml = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length && at < 1024; at += 1) {
    const byte = bytes[at];
    if (byte === 0x3c) return true;
    // Blanks, the byte order marks of UTF-8 and UTF-16, and the zero byte of a UTF-16 character.
    const before = byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0;
    if (!before && !(at < 3 && byte !== undefined && byte >= 0xbb)) return false;
  }
  return false;
};

/**
 * The text of an XML document, without a byte order mark and without blank lines before the XML declaration
 * (EDGAR accepts them, XML does not), decoded by the byte order mark or the XML declaration, UTF-8 by
 * default. Throws `ReportError` `not_utf8` for bytes that should be UTF-8 and are not, `unsupported_encoding`
 * for encodings other than UTF-8, UTF-16 with a mark, ISO-8859-1, Windows-1252 and US-ASCII, and `too_large`
 * above 256 MiB.
 */
export const decodeXml = (file: string, bytes: Uint8Array): string => decoded(file, bytes).trimStart();

const decoded = (file: string, bytes: Uint8Array): string => {
  if (bytes.length > MAX_BYTES) throw new ReportError('too_large', file, `${bytes.length} bytes`);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', file, bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', file, bytes);
  const marked = first === 0xef && second === 0xbb;
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(marked ? 3 : 0, 1024));
  const declared = (DECLARED.exec(head)?.[1] ?? 'utf-8').toLowerCase();
  if (marked || UTF_8.has(declared)) return decodeAs('utf-8', file, bytes);
  if (SINGLE_BYTE.has(declared)) return new TextDecoder('windows-1252').decode(bytes);
  throw new ReportError('unsupported_encoding', file, `encoding ${declared}`);
};

const decodeAs = (encoding: 'utf-8' | 'utf-16le' | 'utf-16be', file: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ReportError('not_utf8', file, `the bytes are not ${encoding}`);
  }
};
