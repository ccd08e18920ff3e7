import type { Rendered } from './answer.ts';
import { COMPRESS, type Coding } from './coding.ts';

/** Shorter documents fit in one packet with their headers, compressed or not. */
const MIN_BYTES = 1400;

/** Beyond this, brotli takes more time than it saves on the way. */
const BROTLI_QUALITY = 5;

/** Bytes by coding, once they are compressed. */
type Compressions = Map<Coding, Buffer | Promise<Buffer>>;

const kept = new WeakMap<Rendered, Compressions>();

/** Whether the document is long enough. */
export function isWorthCompressing({ body }: Rendered): boolean {
  // A text has at most as many characters as bytes: one with only a few others is sent as it is.
  return body.length >= MIN_BYTES;
}

/**
 * The document in a coding. A rendering is compressed once for each coding, off the thread that serves, and its bytes
 * are kept with it.
 */
export function compressedRendering(rendered: Rendered, coding: Coding): Buffer | Promise<Buffer> {
  const compressions: Compressions = kept.get(rendered) ?? new Map<Coding, Buffer>();
  kept.set(rendered, compressions);
  const before = compressions.get(coding);
  if (before !== undefined) return before;
  const compressing = compress(rendered, coding).then(
    (bytes) => {
      compressions.set(coding, bytes);
      return bytes;
    },
    (error: unknown) => {
      compressions.delete(coding);
      throw error;
    },
  );
  compressions.set(coding, compressing);
  return compressing;
}

function compress({ body }: Rendered, coding: Coding): Promise<Buffer> {
  return COMPRESS[coding](typeof body === 'string' ? Buffer.from(body) : body, BROTLI_QUALITY);
}
