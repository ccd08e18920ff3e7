import { expect } from 'chai';
import fc from 'fast-check';
import { createRateLimiter, liveRateLimiter, type LimiterClock } from './rate-limiter.ts';

/** A clock that moves only when somebody sleeps on it. */
const fakeClock = (): LimiterClock & { time: number } => {
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: (milliseconds: number) => {
      clock.time += milliseconds;
      return Promise.resolve();
    },
  };
  return clock;
};

const mostInOneSecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time - start < 1000).length));

describe('rate limiter', () => {
  it('never lets more than the rate into any sliding second, whatever the pauses between requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0.2, max: 20, noNaN: true })),
        fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1500 })), { maxLength: 120 }),
        async (rate, gaps) => {
          const clock = fakeClock();
          const limiter = createRateLimiter(rate, clock);
          const times: number[] = [];
          for (const gap of gaps) {
            clock.time += gap;
            await limiter.acquire();
            times.push(clock.time);
          }
          expect(mostInOneSecond(times)).to.be.at.most(Math.max(1, rate));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('holds back requests that were asked for at once', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    const times = await Promise.all(
      Array.from({ length: 35 }, () => limiter.acquire().then(() => clock.time)),
    );
    expect(mostInOneSecond(times)).to.equal(10);
    expect(times.at(-1)).to.be.within(3000, 3300);
  });

  it('keeps a rate below one request a second', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(0.5, clock);
    await limiter.acquire();
    await limiter.acquire();
    expect(clock.time).to.be.at.least(2000);
  });

  it('lets nobody through during a pause', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    limiter.pause(5000);
    await limiter.acquire();
    expect(clock.time).to.be.at.least(5000);
  });

  it('takes a lower rate and ignores a higher one', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    limiter.lower(1);
    limiter.lower(8);
    await limiter.acquire();
    await limiter.acquire();
    await limiter.acquire();
    expect(clock.time).to.be.at.least(2000);
  });

  it('is one for all clients of the live site in a process', () => {
    expect(liveRateLimiter(8)).to.equal(liveRateLimiter());
  });

  it('refuses a rate that is not a positive number', () => {
    expect(() => createRateLimiter(0)).to.throw(RangeError);
    expect(() => createRateLimiter(Number.NaN)).to.throw(RangeError);
  });
});
