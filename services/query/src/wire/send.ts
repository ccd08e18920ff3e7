import type { Context } from 'koa';
import { writeJson, type Writable } from '@footnote/wire/json';
import { rateHeadersOf } from '../gates/admission.ts';
import type { NextPage, Rendered } from './answer.ts';
import type { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a response, or 304 if the client already has this state. Bypasses Koa and writes all headers at once,
 * which is a large part of the time of a cached response.
 */
export function send(ctx: Context, { body, length, etag, type = JSON_TYPE, next }: Rendered): void {
  const headers = rateHeadersOf(ctx);
  headers.push('Cache-Control', 'private, no-cache');
  if (etag !== null) headers.push('ETag', etag);
  if (ctx.state['variesByAccept'] === true) headers.push('Vary', 'Accept');
  if (next !== undefined) headers.push('Link', `<${nextPage(ctx, next)}>; rel="next"`);
  ctx.respond = false;
  if (etag !== null && isKnown(ctx.req.headers['if-none-match'], etag)) {
    ctx.res.writeHead(304, headers).end();
    return;
  }
  headers.push('Content-Type', type, 'Content-Length', length);
  ctx.res.writeHead(200, headers).end(body);
}

function nextPage({ path, querystring }: Context, next: NextPage): string {
  const query = new URLSearchParams(querystring);
  for (const [name, value] of Object.entries(next)) query.set(name, value);
  return `${path}?${query.toString()}`;
}

export function sendRefusal(ctx: Context, { status, headers, body }: Refusal): void {
  ctx.status = status;
  const rate = rateHeadersOf(ctx);
  for (let at = 0; at < rate.length; at += 2) ctx.set(rate[at] ?? '', rate[at + 1] ?? '');
  // A cache may keep a 404 unasked, for every caller.
  ctx.set('Cache-Control', 'no-store');
  if (headers !== undefined) ctx.set(headers);
  ctx.set('Content-Type', JSON_TYPE);
  const document: Writable<Refusal['body']> = body;
  ctx.body = writeJson(document);
}

/**
 * Whether If-None-Match matches the state. Koa's own check returns false if the request also has
 * `Cache-Control: no-cache`, which `fetch` adds; but that is meant for intermediate caches, and we are the
 * origin.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '') === weak;
  });
}
