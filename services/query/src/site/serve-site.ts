import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Next } from 'koa';
import type { SiteFile } from '@footnote/site/site-file';
import { wrongMethod } from '../wire/refusal.ts';
import { isKnown, sendRefusal } from '../wire/send.ts';
import { loadSite, type Site } from './load-site.ts';

/** Paths that may be of the site: the pages are made when the first of them is asked for. */
const OF_SITE = /^\/(docs(\/|$)|openapi\.|asyncapi\.|llms\.txt$)/;

const METHODS = ['GET', 'HEAD'];

/** Nothing comes from another host, and no page can be framed. Swagger UI sets styles of elements. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

type Packed = (file: SiteFile) => Promise<Buffer>;

/** Answers the reference and the guides, without a key. Any other path is left to what comes next. */
export function serveSite(): (ctx: Context, next: Next) => Promise<void> {
  let loading: Promise<Site> | undefined;
  const load = async (): Promise<Site> => {
    try {
      return await loadSite();
    } catch (error) {
      // The next request tries again.
      loading = undefined;
      throw error;
    }
  };
  const packed = packedOnce();
  return async (ctx, next) => {
    if (!OF_SITE.test(ctx.path)) {
      await next();
      return;
    }
    const file = (await (loading ??= load())).get(ctx.path);
    if (file === undefined) await next();
    else if (METHODS.includes(ctx.method)) await sendPage(ctx, file, packed);
    else sendRefusal(ctx, wrongMethod(ctx.method, METHODS));
  };
}

async function sendPage(ctx: Context, file: SiteFile, packed: Packed): Promise<void> {
  ctx.set({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    ETag: file.etag,
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  });
  if (isKnown(ctx.get('If-None-Match'), file.etag)) {
    ctx.status = 304;
    return;
  }
  ctx.set('Content-Type', file.type);
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isPacked) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isPacked ? await packed(file) : file.body;
}

function packedOnce(): Packed {
  const kept = new Map<string, Promise<Buffer>>();
  return (file) => {
    const packed = kept.get(file.etag) ?? promisify(gzip)(file.body);
    kept.set(file.etag, packed);
    return packed;
  };
}
