import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Next } from 'koa';
import { explorerFiles, KEPT_FOLDER } from '@footnote/explorer/explorer-files';
import type { SiteFile } from '@footnote/site/site-file';
import { wrongMethod } from '../wire/refusal.ts';
import { isKnown, sendRefusal } from '../wire/send.ts';
import { loadSite, type Site } from './load-site.ts';

/** Paths that may be of the site: the pages are made when the first of them is asked for. */
const OF_SITE = /^\/(docs(\/|$)|openapi\.|asyncapi\.|llms\.txt$)/;

/** Paths that may be of the explorer: its pages are one file, which reads the address. */
const OF_EXPLORER = /^\/($|explorer\/)/;
const EXPLORER_PAGE = /^\/companies\/[A-Za-z0-9.-]{1,8}$/;

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

/** The explorer asks this host alone, and has no style in its elements. */
const EXPLORER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Packed = (file: SiteFile) => Promise<Buffer>;

/** Answers the explorer, the reference and the guides, without a key. Any other path is left to what comes next. */
export function serveSite(): (ctx: Context, next: Next) => Promise<void> {
  const site = loadedOnce(loadSite);
  const explorer = loadedOnce(explorerFiles);
  const packed = packedOnce();
  return async (ctx, next) => {
    const path = EXPLORER_PAGE.test(ctx.path) ? '/' : ctx.path;
    const isExplorer = OF_EXPLORER.test(path);
    if (!isExplorer && !OF_SITE.test(path)) {
      await next();
      return;
    }
    const file = (await (isExplorer ? explorer() : site())).get(path);
    if (file === undefined) await next();
    else if (METHODS.includes(ctx.method))
      await sendPage(ctx, file, isExplorer ? EXPLORER_POLICY : POLICY, packed);
    else sendRefusal(ctx, wrongMethod(ctx.method, METHODS));
  };
}

/** What is loaded when it is first wanted; after a failure the next request tries again. */
function loadedOnce(load: () => Promise<Site>): () => Promise<Site> {
  let loading: Promise<Site> | undefined;
  return async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

async function sendPage(ctx: Context, file: SiteFile, policy: string, packed: Packed): Promise<void> {
  ctx.set({
    'Cache-Control': ctx.path.startsWith(KEPT_FOLDER) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': policy,
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
