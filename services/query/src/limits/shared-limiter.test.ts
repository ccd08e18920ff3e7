import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import { createLogger } from '@footnote/runtime/logging';
import { eventually } from '@footnote/testing/eventually';
import { hasRedis, startRedis, type TestRedis } from '../testing/redis.ts';
import { limiterContract, planOf } from './limiter-contract.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRedisCounter } from './redis-counter.ts';
import type { SharedCounter } from './shared-counter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const MINUTE = 60_000;

describe('the limits that replicas share in Redis', () => {
  let started: TestRedis | undefined;
  let redis: TestRedis;
  const counters: SharedCounter[] = [];
  let registry: Registry;

  before(async function () {
    if (!hasRedis()) this.skip();
    redis = await startRedis();
    started = redis;
  });
  after(() => started?.close());
  afterEach(async () => {
    for (const counter of counters.splice(0)) await counter.stop();
  });

  /** One replica, connected. */
  const replica = async (now?: () => number, url = redis.url): Promise<RateLimiter> => {
    registry = new Registry();
    const counter = createRedisCounter({
      url,
      onTrouble: () => undefined,
      timeoutMs: 1000,
      reconnectMs: 20,
      ...(now === undefined ? {} : { now }),
    });
    counters.push(counter);
    const limiter = createSharedLimiter({
      counter,
      logger: createLogger({ logLevel: 'silent' }),
      registry,
      restMs: 10,
    });
    await eventually('connected', () => counter.isReady());
    return limiter;
  };
  const isShared = async (): Promise<string> =>
    /footnote_rate_limit_shared (\d)/.exec(await registry.metrics())?.[1] ?? '';
  /** Waits until requests are counted together again. */
  const together = async (limiter: RateLimiter): Promise<void> => {
    await eventually('counted together', async () => {
      await limiter.take(randomUUID(), planOf(1000), Date.now());
      return (await isShared()) === '1';
    });
  };

  describe('in one replica', () => {
    let limiter: RateLimiter | undefined;
    let clock: () => number = () => 0;
    limiterContract(
      async (now) => {
        clock = now;
        // One connection for all; each run has separate accounts.
        limiter = counters.length === 0 ? await replica(() => clock()) : limiter;
        const run = randomUUID();
        const shared = limiter as RateLimiter;
        return { take: (account, plan, at) => shared.take(`${run} ${account}`, plan, at) };
      },
      { runs: 20 },
    );
  });

  it("counts exactly for concurrent callers of two replicas, by Redis's clock", async () => {
    const [one, other] = [await replica(), await replica()];
    const account = randomUUID();
    // Regardless of the replicas' clocks.
    const requested = Array.from({ length: 200 }, (_, turn) =>
      Promise.resolve((turn % 2 === 0 ? one : other).take(account, planOf(60), turn * 10 * MINUTE)),
    );
    const verdicts = await Promise.all(requested);
    const minutes = new Map<number, number>();
    for (const { allowed, resetAt } of verdicts)
      if (allowed) minutes.set(resetAt, (minutes.get(resetAt) ?? 0) + 1);
    // The clock may reach the next minute meanwhile, which has its own limit.
    expect(Math.max(...minutes.values())).to.be.at.most(60);
    if (minutes.size === 1) expect([...minutes.values()]).to.deep.equal([60]);
  });

  it('continues from the last counts when Redis fails, reports it, and charges local counts afterwards', async () => {
    const limiter = await replica(() => MINUTE);
    const account = randomUUID();
    const plan = planOf(5, { period: 'day', requests: 8 });
    const take = (at = MINUTE) => limiter.take(account, plan, at);
    await take();
    await take();
    expect(await isShared()).to.equal('1');
    await redis.stop();
    expect((await take()).remaining).to.equal(2);
    expect(await isShared()).to.equal('0');
    await take();
    expect(await registry.metrics()).to.match(/footnote_rate_limit_counted_alone_total [2-9]/);
    // It starts empty.
    await redis.start();
    await together(limiter);
    expect((await take()).remaining).to.equal(0);
    expect((await take()).allowed).to.equal(false);
  });

  it('does not wait for a hanging Redis', async () => {
    const limiter = await replica();
    await limiter.take('k', planOf(5), 0);
    redis.freeze();
    try {
      const verdicts = await Promise.all(
        Array.from({ length: 20 }, () => Promise.resolve(limiter.take('hung', planOf(5), MINUTE))),
      );
      expect(verdicts.filter(({ allowed }) => allowed)).to.have.lengthOf(5);
      // It still hangs.
    } finally {
      redis.thaw();
    }
    await together(limiter);
  });

  it('reconnect to a Redis that requires a password, in a separate database, however often it restarts', async () => {
    const guarded = await startRedis({ password: 'secret' });
    try {
      const limiter = await replica(undefined, `${guarded.url}/3`);
      for (let time = 0; time < 3; time += 1) {
        await guarded.stop();
        await guarded.start();
        await together(limiter);
      }
    } finally {
      await guarded.close();
    }
  });

  it('begin and end without a Redis that was ever there', async () => {
    const troubles: unknown[] = [];
    const counter = createRedisCounter({
      // Nothing listens on the port of the discard protocol.
      url: 'redis://127.0.0.1:9',
      onTrouble: (error) => troubles.push(error),
      reconnectMs: 5,
    });
    const limiter = createSharedLimiter({
      counter,
      logger: createLogger({ logLevel: 'silent' }),
      registry: new Registry(),
    });
    expect((await limiter.take('k', planOf(1), 0)).allowed).to.equal(true);
    expect((await limiter.take('k', planOf(1), 0)).allowed).to.equal(false);
    await eventually('it was tried again', () => troubles.length >= 3);
    await counter.stop();
    const after = troubles.length;
    await sleep(50);
    expect(troubles.length).to.be.at.most(after + 1);
  });

  it('does not query Redis for an unlimited plan', async () => {
    const limiter = createSharedLimiter({
      counter: { isReady: () => true, take: () => Promise.reject(new Error('asked')) },
      logger: createLogger({ logLevel: 'silent' }),
      registry: (registry = new Registry()),
    });
    const unlimited = { ...planOf(1_000_000), isUnlimited: true };
    expect(await limiter.take('k', unlimited, 0)).to.include({ allowed: true });
    expect(await isShared()).to.equal('1');
  });
});
