/** Plans are data: how often a key may ask. */

export type QuotaPeriod = 'day' | 'month';

export type Plan = {
  readonly name: string;
  /** Requests per UTC minute. */
  readonly perMinute: number;
  /** Requests per UTC day or calendar month; null if only the limit per minute applies. */
  readonly quota: { readonly period: QuotaPeriod; readonly requests: number } | null;
  /** More than any machine can send: still counted, but not worth a request to the shared counter. */
  readonly isUnlimited: boolean;
};

/** The largest number that fits every client's integer type. */
const UNLIMITED = 2_147_483_647;

export const PLANS = {
  'self-hosted': { name: 'self-hosted', perMinute: UNLIMITED, quota: null, isUnlimited: true },
  free: { name: 'free', perMinute: 30, quota: { period: 'day', requests: 100 }, isUnlimited: false },
  standard: {
    name: 'standard',
    perMinute: 60,
    quota: { period: 'month', requests: 10_000 },
    isUnlimited: false,
  },
  large: { name: 'large', perMinute: 300, quota: { period: 'month', requests: 75_000 }, isUnlimited: false },
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof PLANS;

export const DEFAULT_PLAN: PlanName = 'self-hosted';

export const PLAN_NAMES = Object.keys(PLANS) as readonly PlanName[];

export function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(PLANS, name);
}

/** Every plan, in the order of their sizes after the shipped default. */
export const ALL_PLANS: readonly Plan[] = Object.values(PLANS);

/** The plan of a key. A name that this version does not know gets the smallest plan, not a free pass. */
export function planOf(name: string): Plan {
  return isPlanName(name) ? PLANS[name] : PLANS.free;
}
