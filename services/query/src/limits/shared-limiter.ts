import { Counter, Gauge, type Registry } from 'prom-client';
import type { Logger } from '@footnote/runtime/logging';
import { createLocalLimiter, type RateLimiter } from './rate-limiter.ts';
import type { SharedCounter } from './shared-counter.ts';
import { verdictOf } from './usage.ts';

export type SharedLimiterOptions = {
  readonly counter: Pick<SharedCounter, 'take' | 'isReady'>;
  readonly logger: Pick<Logger, 'error' | 'info'>;
  readonly registry: Registry;
  /** Milliseconds before a failed counter is used again. */
  readonly restMs?: number;
};

const REST_MS = 1000;

/**
 * Counts together with the other replicas. Availability matters more than exact counts: while the shared
 * counter is unavailable each replica continues from the counts it saw last, and charges its local counts to
 * the account when the counter is back.
 */
export function createSharedLimiter(options: SharedLimiterOptions): RateLimiter {
  const { counter, logger, registry, restMs = REST_MS } = options;
  const local = createLocalLimiter();
  let restsUntil = -Infinity;
  let isAway = false;
  new Gauge({
    name: 'footnote_rate_limit_shared',
    help: 'Whether request counters are shared with the other replicas (1) or local (0)',
    registers: [registry],
    collect() {
      this.set(counter.isReady() && !isAway ? 1 : 0);
    },
  });
  const alone = new Counter({
    name: 'footnote_rate_limit_counted_alone_total',
    help: 'Requests counted locally while the shared counters were unavailable',
    registers: [registry],
  });

  const turn = (away: boolean, error?: unknown): void => {
    if (away === isAway) return;
    isAway = away;
    if (away) logger.error({ err: error }, 'shared rate limit unavailable, counting locally');
    else logger.info('shared rate limit available again');
  };

  return {
    take: async (account, plan, now) => {
      if (plan.isUnlimited) return local.take(account, plan, now);
      if (counter.isReady() && performance.now() >= restsUntil) {
        try {
          const taken = await counter.take(account, plan, local.usage(account));
          local.learn(account, taken.usage);
          turn(false);
          return verdictOf(taken.refused, taken.usage, plan, taken.now);
        } catch (error) {
          restsUntil = performance.now() + restMs;
          turn(true, error);
        }
      } else turn(true);
      alone.inc();
      return local.take(account, plan, now);
    },
  };
}
