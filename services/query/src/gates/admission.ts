import type { Context } from 'koa';
import type { KeyStore } from '@footnote/api-keys/key-store';
import { planOf } from '@footnote/api-keys/plans';
import { accountOf } from '@footnote/api-keys/registry';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RateVerdict } from '../limits/usage.ts';
import type { Caller } from '../wire/rate-headers.ts';
import { rateLimited, unauthorized, type Refusal } from '../wire/refusal.ts';

/** Formats the refusal of a key that has used up its minute or quota. */
export type RefuseRate = (
  message: string,
  waitSeconds: number,
  headers: Readonly<Record<string, string>>,
  window: RateVerdict['window'],
) => Refusal;

/** The gates of the key and of its rate: why a request is not admitted; undefined admits it. */
export type Admit = (
  ctx: Context,
  at: number,
  refuseRate?: RefuseRate,
) => Refusal | undefined | Promise<Refusal | undefined>;

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

    const account = accountOf(verdict.key);
    (ctx.state as Caller).account = account;
    const judge = (rate: RateVerdict): Refusal | undefined => {
      (ctx.state as Caller).rate = rate;
      return rate.allowed ? undefined : refused(rate, refuseRate);
    };
    const rate = limiter.take(account, planOf(verdict.key.plan), at);
    return rate instanceof Promise ? rate.then(judge) : judge(rate);
  };
}

/** The account of the key that a request was admitted by. */
export function callerOf(ctx: Pick<Context, 'state'>): string {
  const { account } = ctx.state as Caller;
  if (account === undefined) throw new TypeError('the request was rejected');
  return account;
}

function refused({ window, limit, waitSeconds }: RateVerdict, refuseRate: RefuseRate): Refusal {
  return refuseRate(
    `the limit of ${limit} requests a ${window} is used up`,
    waitSeconds,
    window === 'minute' ? { 'Retry-After': String(waitSeconds) } : {},
    window,
  );
}
