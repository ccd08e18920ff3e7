import type { Context } from 'koa';
import type { KeyStore } from '@footnote/api-keys/key-store';
import { planOf } from '@footnote/api-keys/plans';
import { rateLimited, unauthorized, type Refusal } from '../wire/refusal.ts';
import type { RateLimiter, RateVerdict } from './rate-limiter.ts';

/** Shapes the refusal of a key that has used up its minute or quota. */
export type RefuseRate = (
  message: string,
  waitSeconds: number,
  headers: Readonly<Record<string, string>>,
) => Refusal;

/** The gates of the key and of its rate: why a request is not let in; undefined lets it in. */
export type Admit = (ctx: Context, at: number, refuseRate?: RefuseRate) => Refusal | undefined;

export function createAdmission(options: {
  readonly keys: Pick<KeyStore, 'verify'>;
  readonly limiter: RateLimiter;
}): Admit {
  const { keys, limiter } = options;
  return (ctx, at, refuseRate = rateLimited) => {
    const given = ctx.req.headers['x-api-key'];
    if (typeof given !== 'string' || given === '') return unauthorized('missing_api_key');
    const verdict = keys.verify(given, at);
    if (!verdict.ok) return unauthorized(verdict.reason);

    const rate = limiter.take(verdict.key.key_hash, planOf(verdict.key.plan), at);
    setRateHeaders(ctx, rate);
    if (rate.allowed) return undefined;
    const { window, limit, waitSeconds } = rate;
    return refuseRate(
      `the limit of ${limit} requests a ${window} is used up`,
      waitSeconds,
      window === 'minute' ? { 'Retry-After': String(waitSeconds) } : {},
    );
  };
}

function setRateHeaders(ctx: Context, rate: RateVerdict): void {
  ctx.res.setHeader('X-RateLimit-Limit', String(rate.limit));
  ctx.res.setHeader('X-RateLimit-Remaining', String(rate.remaining));
  ctx.res.setHeader('X-RateLimit-Reset', String(rate.resetAt));
}
