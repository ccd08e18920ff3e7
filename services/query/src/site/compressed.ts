import type { SiteFile } from '@footnote/site/site-file';
import { COMPRESS, type Coding } from '../wire/coding.ts';

/** The bytes of a file in a coding. */
export type Compressed = (file: SiteFile, coding: Coding) => Promise<Buffer>;

/** Above this the best quality of brotli takes seconds. */
const BEST_UP_TO_BYTES = 1024 * 1024;

/** Compresses each file once for each coding, when it is first requested in it. */
export function compressedOnce(): Compressed {
  const kept = new Map<string, Promise<Buffer>>();
  return (file, coding) => {
    const { body, etag } = file;
    const key = `${coding} ${etag}`;
    const compressed = kept.get(key) ?? COMPRESS[coding](body, body.byteLength > BEST_UP_TO_BYTES ? 9 : 11);
    kept.set(key, compressed);
    return compressed;
  };
}
