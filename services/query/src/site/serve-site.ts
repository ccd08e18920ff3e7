import type { Context, Next } from 'koa';
import { explorerFiles, KEPT_FOLDER, type ExplorerFiles } from '@footnote/explorer/explorer-files';
import { routeOf } from '@footnote/explorer/page/frame/address';
import type { SiteFile } from '@footnote/site/site-file';
import { wrongMethod } from '../wire/refusal.ts';
import { codingOf } from '../wire/coding.ts';
import { isKnown, sendRefusal } from '../wire/send.ts';
import { compressedOnce, type Compressed } from './compressed.ts';
import { loadSite } from './load-site.ts';

/** Paths that may belong to the site; pages are rendered when the first one is requested. */
const OF_SITE = /^\/(docs(\/|$)|openapi(-3\.0)?\.|asyncapi\.|llms\.txt$)/;

const METHODS = ['GET', 'HEAD'];

/** Nothing is loaded from another host, and no page can be framed. Swagger UI sets styles of elements. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The explorer connects only to this host, and has no inline styles. */
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

/**
 * Serves the explorer, the reference and the guides, without a key. Other paths are passed on.
 *
 * @param onDocument called when the page of a document is requested, which asks for a view as soon as its scripts are there
 */
export function serveSite(onDocument: () => void): (ctx: Context, next: Next) => Promise<void> {
  const site = loadedOnce(loadSite);
  const explorer = loadedOnce(explorerFiles);
  const compressed = compressedOnce();
  return async (ctx, next) => {
    const page = routeOf(new URL(`http://explorer${ctx.path}`))?.page;
    if (page === 'document') onDocument();
    const isExplorer = page !== undefined || ctx.path.startsWith(KEPT_FOLDER);
    if (!isExplorer && !OF_SITE.test(ctx.path)) {
      await next();
      return;
    }
    const file = isExplorer ? fileOf(await explorer(), page ?? ctx.path) : (await site()).get(ctx.path);
    if (file === undefined) await next();
    else if (METHODS.includes(ctx.method))
      await sendPage(ctx, file, isExplorer ? EXPLORER_POLICY : POLICY, compressed);
    else sendRefusal(ctx, wrongMethod(ctx.method, METHODS));
  };
}

/** The document of a page, or the asset of a path. */
const fileOf = ({ assets, documents }: ExplorerFiles, name: string): SiteFile | undefined =>
  (documents as ReadonlyMap<string, SiteFile>).get(name) ?? assets.get(name);

/** Loads a resource on first use; after a failure the next request retries. */
function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

async function sendPage(ctx: Context, file: SiteFile, policy: string, compressed: Compressed): Promise<void> {
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
  const coding = codingOf(ctx);
  if (coding !== null) ctx.set('Content-Encoding', coding);
  ctx.body = coding === null ? file.body : await compressed(file, coding);
}
