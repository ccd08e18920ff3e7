import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import fc from 'fast-check';
import { createRateLimiter, intervalOf, liveRateLimiter, sent, type LimiterClock } from './rate-limiter.ts';

type FakeClock = LimiterClock & { time: number };

/** A clock that moves only during sleeps, each of which is longer (or shorter) than requested by `late`. */
const fakeClock = (late: () => number = () => 0): FakeClock => {
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: (milliseconds: number) => {
      clock.time += Math.max(0.1, milliseconds + late());
      return Promise.resolve();
    },
  };
  return clock;
};

const gaps = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

const mostInOneSecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time - start < 1000).length));

describe('rate limiter', () => {
  const rates = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0.2, max: 20, noNaN: true }));
  const stalls = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 }));

  it('keeps its interval between the moments of sending, however late timers fire and requests are sent', async () => {
    const lateness = fc.array(fc.oneof(fc.double({ min: -1, max: 1, noNaN: true }), stalls), {
      minLength: 1,
    });
    // Delays before a request is made, between its turn and its sending, and until the sending is noticed.
    const request = fc.record({ before: stalls, leaving: stalls, noticed: stalls });
    await fc.assert(
      fc.asyncProperty(
        rates,
        lateness,
        fc.array(request, { maxLength: 60 }),
        fc.boolean(),
        async (rate, late, requests, areTogether) => {
          let sleeps = 0;
          const clock = fakeClock(() => late[sleeps++ % late.length] ?? 0);
          const limiter = createRateLimiter(rate, clock);
          const times: number[] = [];
          const send = ({ leaving, noticed }: { leaving: number; noticed: number }): Promise<void> =>
            limiter.send(async () => {
              clock.time += leaving;
              times.push(clock.time);
              await Promise.resolve();
              clock.time += noticed;
            });
          const requested: Promise<void>[] = [];
          for (const each of requests) {
            clock.time += each.before;
            requested.push(send(each));
            if (!areTogether) await requested.at(-1);
          }
          await Promise.all(requested);
          expect(times).to.have.length(requests.length);
          for (const gap of gaps(times)) expect(gap).to.be.at.least(intervalOf(rate) - 1e-6);
          expect(mostInOneSecond(times)).to.be.at.most(Math.ceil(rate));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('sends immediately if no request is waiting, otherwise as soon as the interval is over', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    const times: number[] = [];
    const send = (): Promise<void> => limiter.send(() => Promise.resolve(void times.push(clock.time)));
    await send();
    await Promise.all([send(), send()]);
    clock.time = 5000;
    await send();
    expect(times).to.deep.equal([0, 105, 210, 5000]);
  });

  it('waits until the previous request has been sent, and continues after one that could not be sent', async () => {
    const limiter = createRateLimiter(10, fakeClock());
    const leaving = Promise.withResolvers<undefined>();
    const order: string[] = [];
    const first = limiter.send(() => {
      order.push('first');
      return leaving.promise;
    });
    const failing = limiter.send(() => {
      order.push('failing');
      return Promise.reject(new Error('no address'));
    });
    const last = limiter.send(() => Promise.resolve(void order.push('last')));
    await new Promise(setImmediate);
    expect(order).to.deep.equal(['first']);
    leaving.resolve(undefined);
    await first;
    expect(await failing.catch((error: unknown) => (error as Error).message)).to.equal('no address');
    await last;
    expect(order).to.deep.equal(['first', 'failing', 'last']);
  });

  it('sends nothing during a pause, including one that begins while a request is waiting', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    limiter.pause(5000);
    const times: number[] = [];
    const waiting = limiter.send(() => Promise.resolve(void times.push(clock.time)));
    limiter.pause(7000);
    await waiting;
    expect(times).to.deep.equal([7000]);
  });

  it('accepts a lower rate and ignores a higher one', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    limiter.lower(1);
    limiter.lower(8);
    for (let time = 0; time < 3; time += 1) await limiter.send(() => Promise.resolve());
    expect(clock.time).to.equal(2100);
  });

  it('keeps to its part of the rate, and without one sends what was waiting and is shut', async () => {
    const clock = fakeClock();
    const limiter = createRateLimiter(10, clock);
    const times: number[] = [];
    const send = (): Promise<void> => limiter.send(() => Promise.resolve(void times.push(clock.time)));
    await limiter.share(0.5);
    await Promise.all([send(), send()]);
    const waiting = send();
    await limiter.share(0);
    expect([times, limiter.isShut()]).to.deep.equal([[0, 210, 420], true]);
    await waiting;
    await limiter.share(1);
    await send();
    expect([times.at(-1), limiter.isShut()]).to.deep.equal([525, false]);
  });

  it('is not exceeded in any second by several processes that use parts of it', async () => {
    const cases = fc.record({
      rate: fc.integer({ min: 2, max: 10 }),
      eighths: fc.integer({ min: 1, max: 7 }),
      later: fc.nat(999),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ rate, eighths, later }) => {
        // With less than one request a second each, two may still meet.
        fc.pre(Math.min(eighths, 8 - eighths) * rate >= 8);
        const times: number[] = [];
        for (const [start, part] of [
          [0, eighths / 8],
          [later, 1 - eighths / 8],
        ] as const) {
          const clock = fakeClock();
          clock.time = start;
          const limiter = createRateLimiter(rate, clock);
          await limiter.share(part);
          for (let sent = 0; sent < 30; sent += 1)
            await limiter.send(() => Promise.resolve(void times.push(clock.time)));
        }
        expect(mostInOneSecond(times)).to.be.at.most(rate);
      }),
    );
  });

  it('is shared by all clients of the live site in a process', () => {
    expect(liveRateLimiter(8)).to.equal(liveRateLimiter());
  });

  it('refuses a rate that is not a positive number', () => {
    expect(() => createRateLimiter(0)).to.throw(RangeError);
    expect(() => createRateLimiter(Number.NaN)).to.throw(RangeError);
  });

  it('counts a request as sent when the system has it, and not while it is being written', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const writing = request(target, { method: 'POST' });
    writing.on('error', () => undefined);
    let isSent = false;
    const gone = sent(writing).then(() => (isSent = true));
    writing.write('half');
    await once(server, 'connection');
    expect(isSent).to.equal(false);
    writing.end();
    await gone;
    // A request that cannot be sent does not block others.
    const unsent = request(target);
    unsent.on('error', () => undefined).destroy();
    await sent(unsent);
    writing.destroy();
    server.close();
    server.closeAllConnections();
  });
});
