import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const decompress = promisify<Uint8Array, { chunkSize: number }, Buffer>(gunzip);

/** Text is not compressed below this share of it, except by design. */
const MOST_RATIO = 100;
const USUAL_CHUNK = 16_384;

/**
 * The content of gzip, in a buffer of its own, made in one piece: from chunks it would be held twice, and collecting that garbage
 * takes as long as reading a document of some megabytes. Rejects for what is damaged.
 */
export const inflated = (stored: Uint8Array): Promise<Buffer> =>
  decompress(stored, { chunkSize: chunkSizeOf(stored) });

/** One more than the length at the end of gzip, so that a full chunk asks for no second one. One that cannot be is not believed. */
function chunkSizeOf({ buffer, byteOffset, length }: Uint8Array): number {
  if (length < 4) return USUAL_CHUNK;
  const claimed = new DataView(buffer, byteOffset).getUint32(length - 4, true);
  return claimed > length * MOST_RATIO ? USUAL_CHUNK : Math.max(USUAL_CHUNK, claimed + 1);
}
