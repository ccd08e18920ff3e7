/** A party in EDGAR's header of a submission, with EDGAR's name for it. */
import { paddedCik } from '@footnote/values/cik';
export type HeaderParty = { readonly name: string; readonly cik: string };

/**
 * The page in a filing's folder with the header of its submission: a few kilobytes, whatever the filing's
 * size.
 */
export const submissionHeaderName = (accession: string): string => `${accession}-index-headers.html`;

const OPENS = '<SEC-HEADER>';
const CLOSES = '</SEC-HEADER>';
/** No header is longer; the rest of a full submission may have megabytes. */
const MAX_BYTES = 1 << 20;

const beginningOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, Math.min(byteLength, MAX_BYTES));

/** The beginning of a full submission up to the end of its header; null if it has no header. */
export function headerOf(submission: Uint8Array): Uint8Array | null {
  const end = beginningOf(submission).indexOf(CLOSES);
  return end < 0 ? null : submission.subarray(0, end + CLOSES.length);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&#39;': "'",
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
};

/** A line's text of the tag form and of the form for readers: `<CIK>0000000012`, `CENTRAL INDEX KEY:  0000000012`. */
const LINES = {
  accession: /^(?:<ACCESSION-NUMBER>|ACCESSION NUMBER:)[ \t]*(\S+)[ \t\r]*$/m,
  cik: /^(?:<CIK>|[ \t]*CENTRAL INDEX KEY:)[ \t]*(\d{1,10})[ \t\r]*$/m,
  name: /^(?:<CONFORMED-NAME>|[ \t]*COMPANY CONFORMED NAME:)[ \t]*(\S.*)$/m,
};

/** The start of a party in the header in either format: a line without a tab and without a value. */
const PARTY = /^(?=<(?:FILED-BY|FILER|ISSUER|REPORTING-OWNER|SUBJECT-COMPANY)>|[A-Z][A-Z -]*:[ \t\r]*$)/m;
const FILED_BY = /^(?:<FILED-BY>|FILED BY:)/;

/**
 * The filers of a submission about another company, from the header of the submission, in order: the list
 * FILED BY, in the tagged format (`.hdr.sgml`, `-index-headers.html`) or the readable one (the full
 * submission). Empty if the bytes are not a header of this filing.
 */
export function filedBy(header: Uint8Array, accession: string): readonly HeaderParty[] {
  const text = beginningOf(header).toString('utf8');
  const start = text.indexOf(OPENS);
  const end = text.indexOf(CLOSES, start);
  if (start < 0 || end < 0) return [];
  const own = text.slice(start, end);
  if (LINES.accession.exec(own)?.[1] !== accession) return [];
  const parties = own.split(PARTY).filter((party) => FILED_BY.test(party));
  return parties.flatMap((party) => {
    const cik = LINES.cik.exec(party)?.[1];
    const name = LINES.name.exec(party)?.[1]?.trim();
    if (cik === undefined || name === undefined) return [];
    const plain = name.replace(/&(?:amp|apos|#39|gt|lt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
    return [{ name: plain, cik: paddedCik(cik) }];
  });
}
