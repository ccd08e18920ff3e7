import type { Filing } from '@footnote/event-types/types.generated';
import { accessionDigits, parseAccession } from '@footnote/values/accession';

/*
 * The version of each filing that is already in the log, 16 bytes per filing: its accession number (18 digits
 * fit into 64 bits) and 64 bits of the id of the event that was last published for it. The lowest of those
 * bits marks events from submissions, which other sources must not override.
 */

const RECORD_BYTES = 16;

export type PublishedFilings = {
  readonly size: number;
  /** True if the log already has this event, or one from a better source, for the filing. */
  covers(filing: Filing): boolean;
  add(filing: Filing): void;
  /** Whether any event was published for the filing. */
  has(accession: string): boolean;
  /** Whether its filer's submissions listed it. */
  isListed(accession: string): boolean;
  toBytes(): Buffer;
};

/** In memory: by accession as it is written, the 64 bits as hexadecimal digits. No arithmetic for each filing. */
const digestOf = ({ event_id: id, origin }: Filing): string =>
  id.slice(0, DIGITS - 1) + lastDigit(id.charAt(DIGITS - 1), origin === 'submissions');

const DIGITS = 16;

const lastDigit = (digit: string, isSubmission: boolean): string =>
  ((Number.parseInt(digit, 16) & ~1) | (isSubmission ? 1 : 0)).toString(16);

const isOfSubmissions = (digest: string): boolean => (Number.parseInt(digest.slice(-1), 16) & 1) === 1;

const accessionOf = (key: bigint): string => parseAccession(key.toString().padStart(18, '0')) ?? String(key);

/** Decodes the result of `toBytes`; an incomplete last record is ignored. */
export const createPublishedFilings = (bytes: Uint8Array = new Uint8Array()): PublishedFilings => {
  const digests = new Map<string, string>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + RECORD_BYTES <= bytes.byteLength; at += RECORD_BYTES) {
    const digest = view
      .getBigUint64(at + 8)
      .toString(16)
      .padStart(DIGITS, '0');
    digests.set(accessionOf(view.getBigUint64(at)), digest);
  }
  return {
    get size() {
      return digests.size;
    },
    covers: (filing) => {
      const known = digests.get(filing.accession);
      if (known === undefined) return false;
      return (isOfSubmissions(known) && filing.origin !== 'submissions') || known === digestOf(filing);
    },
    add: (filing) => void digests.set(filing.accession, digestOf(filing)),
    has: (accession) => digests.has(accession),
    isListed: (accession) => isOfSubmissions(digests.get(accession) ?? '0'),
    toBytes: () => {
      const out = Buffer.allocUnsafe(digests.size * RECORD_BYTES);
      let at = 0;
      for (const [accession, digest] of digests) {
        at = out.writeBigUInt64BE(BigInt(accessionDigits(accession)), at);
        at = out.writeBigUInt64BE(BigInt(`0x${digest}`), at);
      }
      return out;
    },
  };
};
