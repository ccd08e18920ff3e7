import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from '@footnote/site/site-file';

/** The smallest first: if a browser accepts both, brotli is sent. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** The bytes of a file in a coding. */
export type Compressed = (file: SiteFile, coding: Coding) => Promise<Buffer>;

/** Above this the best quality of brotli takes seconds. */
const BEST_UP_TO_BYTES = 1024 * 1024;

const COMPRESS: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.byteLength > BEST_UP_TO_BYTES ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compresses each file once for each coding, when it is first requested in it. */
export function compressedOnce(): Compressed {
  const kept = new Map<string, Promise<Buffer>>();
  return (file, coding) => {
    const key = `${coding} ${file.etag}`;
    const compressed = kept.get(key) ?? COMPRESS[coding](file.body);
    kept.set(key, compressed);
    return compressed;
  };
}
