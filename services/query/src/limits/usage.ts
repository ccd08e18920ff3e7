import type { Plan, QuotaPeriod } from '@footnote/api-keys/plans';

/** The counts of an account in the windows of its last request. Starts are epoch milliseconds. */
export type Usage = {
  readonly minute: number;
  readonly inMinute: number;
  /** Kind of the quota's window; null if the plan has no quota. */
  readonly kind: QuotaPeriod | null;
  readonly period: number;
  readonly inPeriod: number;
};

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

export const MINUTE_MS = 60_000;

/** The usage in the windows of `now`: clock minutes, calendar days and months (UTC). */
export function usageAt(known: Usage | undefined, plan: Plan, now: number): Usage {
  const minute = now - (now % MINUTE_MS);
  const kind = plan.quota?.period ?? null;
  const period = kind === null ? 0 : startOf(kind, now);
  const isSamePeriod = known?.kind === kind && known.period === period;
  return {
    minute,
    inMinute: known?.minute === minute ? known.inMinute : 0,
    kind,
    period,
    inPeriod: isSamePeriod ? known.inPeriod : 0,
  };
}

/**
 * Whether another request is allowed. The quota is checked first, because waiting for the next minute does
 * not help once it is used up.
 */
export function refusing(usage: Usage, plan: Plan): 'minute' | 'quota' | null {
  if (plan.quota !== null && usage.inPeriod >= plan.quota.requests) return 'quota';
  return usage.inMinute >= plan.perMinute ? 'minute' : null;
}

/** Usage reported to the caller: `usage` with its request counted, unless that was refused. */
export function verdictOf(
  refused: ReturnType<typeof refusing>,
  usage: Usage,
  plan: Plan,
  now: number,
): RateVerdict {
  const isQuota = refused === 'quota' && plan.quota !== null;
  const limit = isQuota ? plan.quota.requests : plan.perMinute;
  const end = isQuota ? endOf(plan.quota.period, usage.period) : usage.minute + MINUTE_MS;
  return {
    allowed: refused === null,
    window: isQuota ? plan.quota.period : 'minute',
    limit,
    remaining: refused === null ? limit - usage.inMinute : 0,
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
