import type { Plan } from '@footnote/api-keys/plans';
import { refusing, usageAt, verdictOf, type RateVerdict, type Usage } from './usage.ts';

export type RateLimiter = {
  /** Counts one request of an account, unless it is refused; refusals are not counted. */
  take(account: string, plan: Plan, now: number): RateVerdict | Promise<RateVerdict>;
};

/** Counts in this process. */
export type LocalLimiter = {
  take(account: string, plan: Plan, now: number): RateVerdict;
  /** The counts of an account. */
  usage(account: string): Usage | undefined;
  /** Replaces local counts by those counted elsewhere. */
  learn(account: string, usage: Usage): void;
  /** All counts. */
  readonly usages: () => ReadonlyMap<string, Usage>;
};

/** Counts requests in fixed windows: minutes of the clock, days and months of the calendar (UTC). */
export function createLocalLimiter(): LocalLimiter {
  const usages = new Map<string, Usage>();
  return {
    take: (account, plan, now) => {
      const usage = usageAt(usages.get(account), plan, now);
      const refused = refusing(usage, plan);
      if (refused !== null) return verdictOf(refused, usage, plan, now);
      const counted = { ...usage, inMinute: usage.inMinute + 1, inPeriod: usage.inPeriod + 1 };
      usages.set(account, counted);
      return verdictOf(null, counted, plan, now);
    },
    usage: (account) => usages.get(account),
    learn: (account, usage) => void usages.set(account, usage),
    usages: () => usages,
  };
}
