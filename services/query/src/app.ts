import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { KeyStore } from '@footnote/api-keys/key-store';
import { marketStatus, type MarketStatus } from '@footnote/market/session-calendar';
import type { StoreReader } from '@footnote/read-store/port';
import type { Logger } from '@footnote/runtime/logging';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Endpoint, GeneralEndpoint } from './endpoint.ts';
import type { PathParameters } from './gates/query-parameters.ts';
import type { OnDemand } from './collections/on-demand.ts';
import { refusalOf, unlogged } from './collections/refusals.ts';
import { callerOf, createAdmission, type Admit } from './gates/admission.ts';
import { answerIn } from './gates/answer-in.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { judgeSize } from './gates/request-size.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { respond, type FaultRefusals, type Responding } from './respond.ts';
import { ofCompany } from './routes/of-company.ts';
import { serveSite } from './site/serve-site.ts';
import type { StreamEndpoint } from './stream/endpoint.ts';
import type { SymbolEntry } from '@footnote/lanes/subject/symbols';
import { serveTool } from './tools/serve.ts';
import type { ViewerThread } from './threads/viewer.ts';
import type { Tool } from './tools/tool.ts';
import type { Answer } from './wire/answer.ts';
import * as refusals from './wire/refusal.ts';
import type { Refusal } from './wire/refusal.ts';
import { sendRefusal } from './wire/send.ts';

const MINUTE_MS = 60_000;

export type AppOptions = {
  readonly store: StoreReader;
  readonly keys: Pick<KeyStore, 'verify'>;
  readonly limiter: RateLimiter;
  readonly symbols: TaggedCache<SymbolEntry>;
  /** Starts collections of companies that were not ingested; absent if disabled. */
  readonly onDemand?: Pick<OnDemand, 'ask'> | undefined;
  readonly endpoints: readonly Endpoint<{ readonly symbol: string }>[];
  readonly generalEndpoints: readonly GeneralEndpoint<object>[];
  readonly tools: readonly Tool[];
  readonly stream: StreamEndpoint;
  readonly viewer: Pick<ViewerThread, 'start'>;
  readonly logger: Logger;
  readonly metrics: RequestMetrics;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** The REST API, without a socket. */
export function createApp(options: AppOptions): Koa {
  const app = new Koa();
  // Paths must match the contract exactly.
  const router = new Router({ sensitive: true, strict: true });
  const serving = {
    ...options,
    admit: createAdmission(options),
    statusAt: rememberMinute(marketStatus),
  };
  const literal = new Map<string, Middleware>();
  const route = (path: string, answer: Answering): void => {
    const handle = serve(serving, path, answer);
    if (!path.includes(':')) literal.set(path, handle);
    router.get(path, handle);
  };
  const { endpoints, generalEndpoints } = options;
  for (const endpoint of endpoints) route(endpoint.path, aboutCompany(options, endpoint));
  for (const endpoint of generalEndpoints) route(endpoint.path, aboutNone(endpoint));
  const { stream } = options;
  router.get(
    stream.path,
    respond(
      serving,
      stream.path,
      FAULTS,
      async (ctx) => judgeSize(ctx.req) ?? (await serving.admit(ctx, options.now())) ?? stream.answer(ctx),
    ),
  );
  for (const tool of options.tools) router.post(tool.path, serveTool(serving, tool));
  // The router tries pattern after pattern: a path without any is found at once.
  app.use((ctx, next): unknown => {
    const handle = ctx.method === 'GET' ? literal.get(ctx.path) : undefined;
    return handle === undefined ? next() : handle(ctx, next);
  });
  app.use(router.routes());
  app.use(serveSite(() => options.viewer.start()));
  app.use((ctx) => sendRefusal(ctx, notRouted(router, ctx)));
  app.on('error', (error: unknown) => options.logger.warn({ err: error }, 'connection failed'));
  return app;
}

/** No route matches the path, or the path does not support the method. */
function notRouted(router: Router, { path, method }: Context): Refusal {
  const methods = new Set(router.match(path, method).path.flatMap((layer) => layer.methods));
  return methods.size === 0 ? refusals.notFound() : refusals.wrongMethod(method, [...methods].sort());
}

/** The response of an endpoint to a query string and path parameters, after the request passed the gates. */
type Answering = (
  query: string,
  path: PathParameters,
  ctx: Context,
) => Promise<Refusal | Answer> | Refusal | Answer;

function aboutCompany(options: AppOptions, endpoint: Endpoint<{ readonly symbol: string }>): Answering {
  return (query, _, ctx) => {
    const parsed = endpoint.parse(query);
    if (!parsed.ok) return parsed.refusal;
    const { request } = parsed;
    return ofCompany(options, request.symbol, endpoint, (company) =>
      answerIn(ctx, endpoint, request, company),
    );
  };
}

function aboutNone(endpoint: GeneralEndpoint<object>): Answering {
  return (query, path, ctx) => {
    const parsed = endpoint.parse(query, path);
    if (!parsed.ok) return parsed.refusal;
    return answerIn(ctx, endpoint, parsed.request);
  };
}

const FAULTS: FaultRefusals = { internal: refusals.internal, unavailable: refusals.upstreamUnavailable };

/** The gates in their order, then the endpoint. */
function serve(
  options: Responding & Pick<AppOptions, 'onDemand'> & { readonly admit: Admit },
  path: string,
  answer: Answering,
): Middleware {
  const { admit, now, onDemand } = options;
  const found: Answering = onDemand === undefined ? answer : collecting(onDemand, answer);
  return respond(
    options,
    path,
    FAULTS,
    async (ctx) =>
      judgeSize(ctx.req) ??
      (await admit(ctx, now())) ??
      found(ctx.querystring, (ctx['params'] as PathParameters | undefined) ?? {}, ctx),
  );
}

/**
 * Requests a collection for a company that EDGAR lists and that was not ingested, instead of refusing it as
 * unknown.
 */
function collecting(onDemand: Pick<OnDemand, 'ask'>, answer: Answering): Answering {
  const judge = (outcome: Refusal | Answer, ctx: Context): ReturnType<Answering> => {
    if ('render' in outcome || outcome.unknownSymbol === undefined) return outcome;
    return onDemand.ask(outcome.unknownSymbol, callerOf(ctx)).then(
      (reported) => (reported === undefined ? outcome : refusalOf(reported)),
      unlogged(() => refusals.upstreamUnavailable('the event log is unavailable')),
    );
  };
  return (query, path, ctx) => {
    const outcome = answer(query, path, ctx);
    return outcome instanceof Promise ? outcome.then((known) => judge(known, ctx)) : judge(outcome, ctx);
  };
}

/** The market opens and closes on the minute, so it is checked once a minute. */
function rememberMinute(status: (at: number) => MarketStatus): (at: number) => MarketStatus {
  let minute = NaN;
  let known: MarketStatus = 'closed';
  return (at) => {
    const requested = Math.floor(at / MINUTE_MS);
    if (requested !== minute) {
      known = status(at);
      minute = requested;
    }
    return known;
  };
}
