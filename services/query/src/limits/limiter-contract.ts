import { expect } from 'chai';
import fc from 'fast-check';
import type { Plan } from '@footnote/api-keys/plans';
import type { RateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;

export const planOf = (perMinute: number, quota: Plan['quota'] = null): Plan => ({
  name: 'p',
  perMinute,
  quota,
  isUnlimited: false,
});

/** A limiter without any counts; `now` is its only clock. */
export type LimiterFactory = (now: () => number) => Promise<RateLimiter> | RateLimiter;

/** What every limiter promises. */
export function limiterContract(create: LimiterFactory, options: { readonly runs: number }): void {
  let now = 0;
  const fresh = async () => {
    const limiter = await create(() => now);
    return async (account: string, plan: Plan, at: number) => {
      now = at;
      return await limiter.take(account, plan, at);
    };
  };

  it('counts down to the end of the minute and starts again', async () => {
    const take = await fresh();
    const at = Date.parse('2026-02-10T15:00:59.001Z');
    expect(await take('k', planOf(2), at)).to.deep.equal({
      allowed: true,
      window: 'minute',
      limit: 2,
      remaining: 1,
      resetAt: Date.parse('2026-02-10T15:01:00Z') / 1000,
      waitSeconds: 1,
    });
    expect(await take('k', planOf(2), at)).to.deep.include({ allowed: true, remaining: 0 });
    expect(await take('k', planOf(2), at)).to.deep.include({ allowed: false, window: 'minute', limit: 2 });
    expect((await take('k', planOf(2), at + 999)).allowed).to.equal(true);
  });

  it('counts each account for itself', async () => {
    const take = await fresh();
    expect((await take('a', planOf(1), 0)).allowed).to.equal(true);
    expect((await take('b', planOf(1), 0)).allowed).to.equal(true);
    expect((await take('a', planOf(1), 0)).allowed).to.equal(false);
  });

  it('ends a month with the calendar month', async () => {
    const take = await fresh();
    const monthly = planOf(10, { period: 'month', requests: 1 });
    const at = Date.parse('2026-12-31T23:59:30Z');
    await take('k', monthly, at);
    expect(await take('k', monthly, at)).to.deep.equal({
      allowed: false,
      window: 'month',
      limit: 1,
      remaining: 0,
      resetAt: Date.parse('2027-01-01T00:00:00Z') / 1000,
      waitSeconds: 30,
    });
    expect((await take('k', monthly, at + 30_000)).allowed).to.equal(true);
  });

  it('starts months and days with the calendar, in every year', async () => {
    const time = fc.integer({ min: 0, max: Date.parse('2200-01-01T00:00:00Z') });
    const period = fc.constantFrom('day' as const, 'month' as const);
    await fc.assert(
      fc.asyncProperty(time, period, async (at, kind) => {
        const take = await fresh();
        const plan = planOf(10, { period: kind, requests: 1 });
        await take('k', plan, at);
        const { resetAt } = await take('k', plan, at);
        const [year = '', month = '', day = ''] = new Date(at).toISOString().slice(0, 10).split('-');
        const end =
          kind === 'day'
            ? Date.UTC(Number(year), Number(month) - 1, Number(day) + 1)
            : Date.UTC(Number(year), Number(month), 1);
        expect(resetAt * 1000).to.equal(end);
      }),
      { numRuns: 4 * options.runs },
    );
  });

  it('admits exactly the limit in every minute and day, and does not count refusals', async () => {
    const daily = planOf(3, { period: 'day', requests: 7 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 100 }), async (gaps) => {
        const take = await fresh();
        const inMinute = new Map<number, number>();
        const inDay = new Map<number, number>();
        let at = Date.parse('2026-02-10T23:00:00Z');
        for (const gap of gaps) {
          at += gap;
          const minute = Math.floor(at / MINUTE);
          const day = Math.floor(at / (1440 * MINUTE));
          const room = (inMinute.get(minute) ?? 0) < 3 && (inDay.get(day) ?? 0) < 7;
          expect((await take('k', daily, at)).allowed).to.equal(room);
          if (!room) continue;
          inMinute.set(minute, (inMinute.get(minute) ?? 0) + 1);
          inDay.set(day, (inDay.get(day) ?? 0) + 1);
        }
      }),
      { numRuns: options.runs },
    );
  });

  it('admits exactly the limit of concurrent callers', async () => {
    const take = await fresh();
    const verdicts = await Promise.all(Array.from({ length: 200 }, () => take('k', planOf(60), MINUTE)));
    expect(verdicts.filter(({ allowed }) => allowed)).to.have.lengthOf(60);
    const remaining = verdicts.filter(({ allowed }) => allowed).map((verdict) => verdict.remaining);
    expect(remaining.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 60 }, (_, left) => left));
  });

  it('applies a plan from the moment an account gets it', async () => {
    const take = await fresh();
    const daily = planOf(10, { period: 'day', requests: 2 });
    await take('k', daily, 0);
    await take('k', daily, 0);
    expect((await take('k', daily, 0)).window).to.equal('day');
    const monthly = planOf(3, { period: 'month', requests: 5 });
    expect(await take('k', monthly, 0)).to.include({ allowed: true, remaining: 0 });
    expect(await take('k', monthly, 0)).to.include({ allowed: false, window: 'minute', limit: 3 });
  });
}
