import type { Filing } from '@footnote/events/types.generated';

/*
 * Which version of each filing is in the log already, 16 bytes a filing: its accession number (18 digits fit
 * into 64 bits) and 64 bits of the id of the event that was last published for it. The lowest of those bits
 * says instead whether the event came from submissions, which the other sources must not override.
 */

const RECORD_BYTES = 16;

export type PublishedFilings = {
  readonly size: number;
  /** True when the log already has this event, or one of a better source, for the filing. */
  covers(filing: Filing): boolean;
  add(filing: Filing): void;
  /** Whether any event was published for the filing. */
  has(accession: string): boolean;
  /** Whether its filer's submissions listed it. */
  isListed(accession: string): boolean;
  toBytes(): Buffer;
};

const keyOf = (accession: string): bigint => BigInt(accession.replaceAll('-', ''));

const digestOf = ({ event_id: id, origin }: Filing): bigint =>
  (BigInt(`0x${id.slice(0, 16)}`) & ~1n) | (origin === 'submissions' ? 1n : 0n);

/** From what `toBytes` gave; an incomplete last record is left out. */
export const createPublishedFilings = (bytes: Uint8Array = new Uint8Array()): PublishedFilings => {
  const digests = new Map<bigint, bigint>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + RECORD_BYTES <= bytes.byteLength; at += RECORD_BYTES) {
    digests.set(view.getBigUint64(at), view.getBigUint64(at + 8));
  }
  return {
    get size() {
      return digests.size;
    },
    covers: (filing) => {
      const known = digests.get(keyOf(filing.accession));
      if (known === undefined) return false;
      const digest = digestOf(filing);
      return known === digest || ((known & 1n) === 1n && (digest & 1n) === 0n);
    },
    add: (filing) => void digests.set(keyOf(filing.accession), digestOf(filing)),
    has: (accession) => digests.has(keyOf(accession)),
    isListed: (accession) => ((digests.get(keyOf(accession)) ?? 0n) & 1n) === 1n,
    toBytes: () => {
      const out = Buffer.allocUnsafe(digests.size * RECORD_BYTES);
      let at = 0;
      for (const [key, digest] of digests) {
        at = out.writeBigUInt64BE(digest, out.writeBigUInt64BE(key, at));
      }
      return out;
    },
  };
};
