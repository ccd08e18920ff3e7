import { DAY_MS, isDay } from '@footnote/values/day';
import type { EventOf, TopicName } from '../topics.ts';
import { DATE_CLAIMS, type DateClaim } from './claims.ts';

/** `date_impossible`: no calendar has it, or no filing; `date_in_future`: it was not yet when it was recorded. */
export type WrongDate = { readonly reason: 'date_impossible' | 'date_in_future'; readonly message: string };

/** Before the first release of this program no clock of it can have been right: nothing is compared with it. */
const FIRST_CLOCK = Date.parse('2024-01-01');

/**
 * What is wrong with the dates that an event states; null if nothing is. The event's own `recorded_at` decides
 * what is in the future, never a clock, so that a replay decides alike.
 */
export function wrongDate<T extends TopicName>(topic: T, event: EventOf<T>): WrongDate | null {
  return wrongClaim(DATE_CLAIMS[topic](event), event.recorded_at);
}

/** The same of dates that are not in an event yet; `recordedAt` in epoch milliseconds. */
export function wrongClaim(claims: readonly DateClaim[], recordedAt: number): WrongDate | null {
  for (const claim of claims) {
    const wrong = judged(claim, recordedAt);
    if (wrong !== null) return wrong;
  }
  return null;
}

function judged({ field, value, ahead, since }: DateClaim, recordedAt: number): WrongDate | null {
  const isNoDate = typeof value === 'string' ? !isDay(value) : !Number.isFinite(new Date(value).getTime());
  if (isNoDate) return { reason: 'date_impossible', message: `${field} ${value} is not a date` };
  const at = typeof value === 'string' ? Date.parse(value) : value;
  const day = new Date(at).toISOString();
  if (since !== null && at < Date.parse(since))
    return { reason: 'date_impossible', message: `${field} ${day} is before ${since}` };
  if (ahead === null || recordedAt < FIRST_CLOCK || at <= recordedAt + ahead * DAY_MS) return null;
  const recorded = new Date(recordedAt).toISOString();
  return {
    reason: 'date_in_future',
    message: `${field} ${day} is more than ${ahead} days after it was recorded at ${recorded}`,
  };
}
