import type { Context } from 'koa';
import type { RateVerdict } from '../limits/usage.ts';

/** What the gates found of a request: the account of its key, and its rate. */
export type Caller = { account?: string; rate?: RateVerdict };

/** Alternating names and values; empty for a request that was not counted for a key. */
export function rateHeadersOf(ctx: Pick<Context, 'state'>): string[] {
  const { rate } = ctx.state as Caller;
  if (rate === undefined) return [];
  return [
    'X-RateLimit-Limit',
    String(rate.limit),
    'X-RateLimit-Remaining',
    String(rate.remaining),
    'X-RateLimit-Reset',
    String(rate.resetAt),
  ];
}
