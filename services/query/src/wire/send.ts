import type { Context } from 'koa';
import type { Rendered } from './answer.ts';
import { writeJson, type Writable } from './json.ts';
import type { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends an answer, or 304 when the client has this state of it already. */
export function send(ctx: Context, { bytes, etag }: Rendered): void {
  ctx.status = 200;
  // Straight to Node: Koa's `set` costs as much again as the header does, seven times an answer.
  ctx.res.setHeader('Cache-Control', 'private, no-cache');
  if (etag !== null) {
    ctx.res.setHeader('ETag', etag);
    if (isKnown(ctx.req.headers['if-none-match'], etag)) {
      ctx.status = 304;
      return;
    }
  }
  ctx.res.setHeader('Content-Type', JSON_TYPE);
  ctx.body = bytes;
}

export function sendRefusal(ctx: Context, { status, headers, body }: Refusal): void {
  ctx.status = status;
  // A cache may keep a 404 unasked, for every caller.
  ctx.set('Cache-Control', 'no-store');
  if (headers !== undefined) ctx.set(headers);
  ctx.set('Content-Type', JSON_TYPE);
  const document: Writable<Refusal['body']> = body;
  ctx.body = writeJson(document);
}

/**
 * Whether If-None-Match names the state. Koa's own test says no when the request also carries `Cache-Control:
 * no-cache`, which `fetch` adds; but that is addressed to intermediate caches, and we are the origin.
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '') === weak;
  });
}
