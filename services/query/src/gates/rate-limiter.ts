import type { Plan, QuotaPeriod } from '@footnote/api-keys/plans';

export type RateVerdict = {
  readonly allowed: boolean;
  /** The window that the next three figures are about: the minute, or the quota's period when that refused. */
  readonly window: 'minute' | QuotaPeriod;
  readonly limit: number;
  readonly remaining: number;
  /** End of the window, epoch seconds. */
  readonly resetAt: number;
  /** Whole seconds until then, at least 1. */
  readonly waitSeconds: number;
};

export type RateLimiter = {
  /** Counts one request of a key, unless it is refused: what is refused costs nothing. */
  take(keyHash: string, plan: Plan, now: number): RateVerdict;
};

type Usage = { minute: number; inMinute: number; period: number; inPeriod: number };

const MINUTE_MS = 60_000;

/**
 * Counts requests in fixed windows: minutes of the clock, days and months of the calendar (UTC). The counts live in
 * this process: each replica counts for itself, and a restart begins anew.
 */
export function createRateLimiter(): RateLimiter {
  const usages = new Map<string, Usage>();
  return {
    take: (keyHash, plan, now) => {
      const minute = now - (now % MINUTE_MS);
      const period = plan.quota === null ? minute : startOf(plan.quota.period, now);
      let usage = usages.get(keyHash);
      if (usage === undefined) {
        usage = { minute, inMinute: 0, period, inPeriod: 0 };
        usages.set(keyHash, usage);
      }
      if (usage.minute !== minute) {
        usage.minute = minute;
        usage.inMinute = 0;
      }
      if (usage.period !== period) {
        usage.period = period;
        usage.inPeriod = 0;
      }
      // The quota first: who has used that up gains nothing by waiting for the next minute.
      if (plan.quota !== null && usage.inPeriod >= plan.quota.requests) {
        const end = endOf(plan.quota.period, period);
        return verdict(false, plan.quota.period, plan.quota.requests, 0, end, now);
      }
      const end = minute + MINUTE_MS;
      if (usage.inMinute >= plan.perMinute) return verdict(false, 'minute', plan.perMinute, 0, end, now);
      usage.inMinute += 1;
      usage.inPeriod += 1;
      return verdict(true, 'minute', plan.perMinute, plan.perMinute - usage.inMinute, end, now);
    },
  };
}

function verdict(
  allowed: boolean,
  window: RateVerdict['window'],
  limit: number,
  remaining: number,
  end: number,
  now: number,
): RateVerdict {
  return {
    allowed,
    window,
    limit,
    remaining,
    resetAt: end / 1000,
    waitSeconds: Math.max(1, Math.ceil((end - now) / 1000)),
  };
}

function startOf(period: QuotaPeriod, now: number): number {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), period === 'day' ? at.getUTCDate() : 1);
}

function endOf(period: QuotaPeriod, start: number): number {
  const at = new Date(start);
  return period === 'day'
    ? Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
    : Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
}
