import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { KeyStore } from '@footnote/api-keys/key-store';
import { planOf } from '@footnote/api-keys/plans';
import { marketStatus, type MarketStatus } from '@footnote/market/session-calendar';
import { ReadStoreUnavailableError, type ReadStore } from '@footnote/read-store/port';
import type { Logger } from '@footnote/service/logging';
import type { TaggedCache } from './cache/tagged-cache.ts';
import type { Endpoint, GeneralEndpoint } from './endpoint.ts';
import { UnsettledRevisionError } from './fundamentals/read.ts';
import type { RateLimiter, RateVerdict } from './gates/rate-limiter.ts';
import { judgeSize } from './gates/request-size.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from './symbols.ts';
import type { Answer } from './wire/answer.ts';
import { writeJson } from './wire/json.ts';
import * as refusals from './wire/refusal.ts';
import type { Refusal } from './wire/refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const MINUTE_MS = 60_000;

export type AppOptions = {
  readonly store: ReadStore;
  readonly keys: Pick<KeyStore, 'verify'>;
  readonly limiter: RateLimiter;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly endpoints: readonly Endpoint<{ readonly symbol: string }>[];
  readonly generalEndpoints: readonly GeneralEndpoint<object>[];
  readonly logger: Logger;
  readonly metrics: RequestMetrics;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** The REST interface, without a socket. */
export function createApp(options: AppOptions): Koa {
  const app = new Koa();
  const router = new Router();
  const statusAt = rememberMinute(marketStatus);
  const route = (path: string, answer: Answering): void => {
    router.get(path, serve(options, path, answer, statusAt));
  };
  for (const endpoint of options.endpoints) route(endpoint.path, aboutCompany(options, endpoint));
  for (const endpoint of options.generalEndpoints) route(endpoint.path, aboutNone(endpoint));
  app.use(router.routes());
  app.use((ctx) => refuse(ctx, refusals.notFound()));
  app.on('error', (error: unknown) => options.logger.warn({ err: error }, 'a connection failed'));
  return app;
}

/** What an endpoint answers to a query string that passed the gates. */
type Answering = (query: string) => Promise<Refusal | Answer> | Refusal | Answer;

function aboutCompany(
  { store, symbols }: AppOptions,
  endpoint: Endpoint<{ readonly symbol: string }>,
): Answering {
  return (query) => {
    const parsed = endpoint.parse(query);
    if (!parsed.ok) return parsed.refusal;
    const { request } = parsed;
    const symbol = normaliseSymbol(request.symbol);
    const answer = ({ cik }: SymbolEntry): ReturnType<Answering> =>
      cik === null ? refusals.symbolUnknown(symbol) : endpoint.answer(request, { symbol, cik });
    const resolved = resolveSymbol(store, symbols, symbol);
    return resolved instanceof Promise ? resolved.then(answer) : answer(resolved);
  };
}

function aboutNone(endpoint: GeneralEndpoint<object>): Answering {
  return (query) => {
    const parsed = endpoint.parse(query);
    return parsed.ok ? endpoint.answer(parsed.request) : parsed.refusal;
  };
}

/** The gates in their order, then the endpoint. */
function serve(
  options: AppOptions,
  path: string,
  answer: Answering,
  statusAt: (at: number) => MarketStatus,
): Middleware {
  const { keys, limiter, logger, metrics, now } = options;

  const judge = async (ctx: Context): Promise<Refusal | Answer> => {
    const tooLarge = judgeSize(ctx.req);
    if (tooLarge !== undefined) return tooLarge;

    const given = ctx.req.headers['x-api-key'];
    if (typeof given !== 'string' || given === '') return refusals.unauthorized('missing_api_key');
    const at = now();
    const verdict = keys.verify(given, at);
    if (!verdict.ok) return refusals.unauthorized(verdict.reason);

    const rate = limiter.take(verdict.key.key_hash, planOf(verdict.key.plan), at);
    setRateHeaders(ctx, rate);
    if (!rate.allowed) return refuseRate(rate);

    return answer(ctx.querystring);
  };

  return async (ctx) => {
    const began = performance.now();
    try {
      const outcome = await judge(ctx);
      if ('render' in outcome) send(ctx, outcome, now(), statusAt);
      else refuse(ctx, outcome);
    } catch (error) {
      const isDown = error instanceof ReadStoreUnavailableError || error instanceof UnsettledRevisionError;
      logger.error(
        { err: error, path: ctx.path },
        isDown ? 'the read store does not answer' : 'a request failed',
      );
      refuse(ctx, isDown ? refusals.upstreamUnavailable() : refusals.internal());
    }
    metrics.answered(path, ctx.status, (performance.now() - began) / 1000);
  };
}

function send(ctx: Context, answer: Answer, at: number, statusAt: (at: number) => MarketStatus): void {
  const { bytes, etag } = answer.render(at, statusAt(at));
  ctx.status = 200;
  // Straight to Node: Koa's `set` costs as much again as the header does, seven times an answer.
  ctx.res.setHeader('Cache-Control', 'private, no-cache');
  ctx.res.setHeader('ETag', etag);
  if (isKnown(ctx.req.headers['if-none-match'], etag)) {
    ctx.status = 304;
    return;
  }
  ctx.res.setHeader('Content-Type', JSON_TYPE);
  ctx.body = bytes;
}

/**
 * Whether If-None-Match names the state. Koa's own test says no when the request also carries `Cache-Control:
 * no-cache`, which `fetch` adds; but that speaks to caches on the way, and we are the origin.
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim();
    return tag === '*' || tag.replace(/^W\//, '') === weak;
  });
}

function refuse(ctx: Context, { status, headers, body }: Refusal): void {
  ctx.status = status;
  if (headers !== undefined) ctx.set(headers);
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = writeJson({ ...body });
}

function setRateHeaders(ctx: Context, rate: RateVerdict): void {
  ctx.res.setHeader('X-RateLimit-Limit', String(rate.limit));
  ctx.res.setHeader('X-RateLimit-Remaining', String(rate.remaining));
  ctx.res.setHeader('X-RateLimit-Reset', String(rate.resetAt));
}

function refuseRate({ window, limit, waitSeconds }: RateVerdict): Refusal {
  return refusals.rateLimited(
    `the limit of ${limit} requests a ${window} is used up`,
    waitSeconds,
    window === 'minute' ? { 'Retry-After': String(waitSeconds) } : {},
  );
}

/** The market opens and closes on the minute, so it is asked once a minute. */
function rememberMinute(status: (at: number) => MarketStatus): (at: number) => MarketStatus {
  let minute = NaN;
  let known: MarketStatus = 'closed';
  return (at) => {
    const asked = Math.floor(at / MINUTE_MS);
    if (asked !== minute) {
      known = status(at);
      minute = asked;
    }
    return known;
  };
}
