import { expect } from 'chai';
import fc from 'fast-check';
import type { Plan } from '@footnote/api-keys/plans';
import { createRateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;
const plan = (perMinute: number, quota: Plan['quota'] = null): Plan => ({ name: 'p', perMinute, quota });

describe('rate limiter', () => {
  it('counts down to the end of the minute and begins anew', () => {
    const limiter = createRateLimiter();
    const at = Date.parse('2026-02-10T15:00:59.001Z');
    expect(limiter.take('k', plan(2), at)).to.deep.include({ allowed: true, remaining: 1, waitSeconds: 1 });
    expect(limiter.take('k', plan(2), at)).to.deep.include({ allowed: true, remaining: 0 });
    expect(limiter.take('k', plan(2), at)).to.deep.include({ allowed: false, window: 'minute', limit: 2 });
    expect(limiter.take('k', plan(2), at + 999).allowed).to.equal(true);
  });

  it('counts each key for itself', () => {
    const limiter = createRateLimiter();
    expect(limiter.take('a', plan(1), 0).allowed).to.equal(true);
    expect(limiter.take('b', plan(1), 0).allowed).to.equal(true);
    expect(limiter.take('a', plan(1), 0).allowed).to.equal(false);
  });

  it('ends a month where the calendar does', () => {
    const limiter = createRateLimiter();
    const monthly = plan(10, { period: 'month', requests: 1 });
    const at = Date.parse('2026-12-31T23:59:30Z');
    limiter.take('k', monthly, at);
    expect(limiter.take('k', monthly, at)).to.deep.equal({
      allowed: false,
      window: 'month',
      limit: 1,
      remaining: 0,
      resetAt: Date.parse('2027-01-01T00:00:00Z') / 1000,
      waitSeconds: 30,
    });
    expect(limiter.take('k', monthly, at + 30_000).allowed).to.equal(true);
  });

  it('lets exactly the limit through in every minute and day, and charges nothing for refusals', () => {
    const daily = plan(3, { period: 'day', requests: 7 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 200 }), (gaps) => {
        const limiter = createRateLimiter();
        const inMinute = new Map<number, number>();
        const inDay = new Map<number, number>();
        let now = Date.parse('2026-02-10T23:00:00Z');
        for (const gap of gaps) {
          now += gap;
          const minute = Math.floor(now / MINUTE);
          const day = Math.floor(now / (1440 * MINUTE));
          const room = (inMinute.get(minute) ?? 0) < 3 && (inDay.get(day) ?? 0) < 7;
          expect(limiter.take('k', daily, now).allowed).to.equal(room);
          if (!room) continue;
          inMinute.set(minute, (inMinute.get(minute) ?? 0) + 1);
          inDay.set(day, (inDay.get(day) ?? 0) + 1);
        }
      }),
    );
  });
});
