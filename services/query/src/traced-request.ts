import type { Context } from 'koa';
import { type Span, TRACEPARENT, tracing, type Tracing } from '@footnote/runtime/tracing/tracing';
import type { Refusal } from './wire/refusal.ts';

/** Answers a request in a separate span if tracing is on. */
export function tracedRequest(
  route: string,
  answer: (ctx: Context) => Promise<void>,
): (ctx: Context) => Promise<void> {
  return (ctx) => {
    const tracer = tracing();
    return tracer === undefined ? answer(ctx) : inRequestSpan(tracer, route, ctx, answer);
  };
}

async function inRequestSpan(
  tracer: Tracing,
  route: string,
  ctx: Context,
  answer: (ctx: Context) => Promise<void>,
): Promise<void> {
  const symbol = new URLSearchParams(ctx.querystring).get('symbol');
  const { [TRACEPARENT]: parent } = ctx.req.headers;
  const span = tracer.begin(`${ctx.method} ${route}`, {
    kind: 'server',
    parent: typeof parent === 'string' ? parent : undefined,
    attributes: {
      'http.request.method': ctx.method,
      'http.route': route,
      'url.path': ctx.path,
      ...(symbol === null ? {} : { 'footnote.symbol': symbol }),
    },
  });
  try {
    await tracer.within(span, () => answer(ctx));
  } finally {
    finish(span, ctx.status);
  }
}

function finish(span: Span, status: number): void {
  span.set({ 'http.response.status_code': status });
  // By the conventions a client's mistake is no error of the server.
  if (status >= 500) span.fail(`answered ${status}`);
  span.end();
}

/** Records the reason of a refusal in the span of its request. */
export function noteRefusal({ body }: Refusal): void {
  const span = tracing()?.active();
  if (span === undefined) return;
  const { reason, data } = body as {
    readonly reason?: string;
    readonly data?: { readonly unavailable?: string; readonly reason?: string };
  };
  const refusal = reason ?? data?.unavailable ?? data?.reason;
  if (refusal !== undefined) span.set({ 'footnote.refusal': refusal });
}
