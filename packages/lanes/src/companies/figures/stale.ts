import { type ReportingCadence, staleBefore } from '@footnote/figures/age/statements';
import { dayAt } from '@footnote/values/day';

/** By cadence, the day before which the newest period of a company with stale statements ended, YYYY-MM-DD. */
export type StaleBefore = Readonly<Record<ReportingCadence, string>>;

/** `at`: epoch milliseconds. */
export function stalePeriods(at: number): StaleBefore {
  const day = dayAt(at);
  return { annual: staleBefore(day, 'annual'), quarterly: staleBefore(day, 'quarterly') };
}
