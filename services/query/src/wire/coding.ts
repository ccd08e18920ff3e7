import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** The smallest first: if a client accepts both, brotli is sent. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** `quality` of brotli, 0 to 11; gzip has its default level. */
export const COMPRESS: Readonly<Record<Coding, (body: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Clients send few different headers, so results of parsing them are cached, up to this number. */
const MAX_KNOWN = 100;
const known = new Map<string, Coding | null>();

/** The coding that Accept-Encoding allows; null for none, and without the header. */
export function codingOf(ctx: Pick<Context, 'req' | 'acceptsEncodings'>): Coding | null {
  const { 'accept-encoding': accepted } = ctx.req.headers;
  if (typeof accepted !== 'string') return null;
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const coding = CODINGS.find((name) => ctx.acceptsEncodings(name) === name) ?? null;
  if (known.size < MAX_KNOWN) known.set(accepted, coding);
  return coding;
}
