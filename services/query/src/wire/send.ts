import type { Context } from 'koa';
import { writeJson, type Writable } from '@footnote/wire/json';
import type { NextPage } from '@footnote/lanes/subject/table';
import type { Rendered } from './answer.ts';
import { CODINGS, codingOf, type Coding } from './coding.ts';
import { compressedRendering, isWorthCompressing } from './compressed-rendering.ts';
import { rateHeadersOf } from './rate-headers.ts';
import type { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a response, or 304 if the client already has this state. Bypasses Koa and writes all headers at once,
 * which is a large part of the time of a cached response. Compresses it if the client accepts that; returns a promise
 * only if the document is not compressed yet. `age`: seconds since the figures were read.
 */
export function send(ctx: Context, rendered: Rendered, age: number): Promise<void> | undefined {
  const { body, length, etag, type = JSON_TYPE, next } = rendered;
  const coding = isWorthCompressing(rendered) ? codingOf(ctx) : null;
  const headers = rateHeadersOf(ctx);
  headers.push('Cache-Control', 'private, no-cache', 'Age', String(age));
  if (etag !== null) headers.push('ETag', coding === null ? etag : tagIn(etag, coding));
  headers.push('Vary', ctx.state['variesByAccept'] === true ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (next !== undefined) headers.push('Link', `<${nextPage(ctx, next)}>; rel="next"`);
  ctx.respond = false;
  if (etag !== null && isKnown(ctx.req.headers['if-none-match'], etag)) {
    ctx.res.writeHead(304, headers).end();
    return;
  }
  headers.push('Content-Type', type);
  if (coding === null) {
    headers.push('Content-Length', length);
    ctx.res.writeHead(200, headers).end(body);
    return;
  }
  const sendCompressed = (bytes: Buffer): void => {
    headers.push('Content-Encoding', coding, 'Content-Length', String(bytes.length));
    ctx.res.writeHead(200, headers).end(bytes);
  };
  const compressed = compressedRendering(rendered, coding);
  if (compressed instanceof Promise) return compressed.then(sendCompressed);
  sendCompressed(compressed);
  return;
}

/** A strong tag identifies the bytes that are sent; a weak one is the same in every coding. */
function tagIn(etag: string, coding: Coding): string {
  return etag.startsWith('W/') ? etag : `${etag.slice(0, -1)}-${coding}"`;
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
 * Whether If-None-Match matches the state, in whichever coding the client received it. Koa's own check returns false if the request also has
 * `Cache-Control: no-cache`, which `fetch` adds; but that is meant for intermediate caches, and we are the
 * origin.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = [etag, ...CODINGS.map((coding) => tagIn(etag, coding))].map(opaque);
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tags.includes(opaque(tag));
  });
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
