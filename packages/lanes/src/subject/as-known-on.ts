import { dayAt } from '@footnote/values/day';
import { RequestFaultError } from './refusal-errors.ts';

/**
 * Throws `RequestFaultError` for a day (YYYY-MM-DD) after `now` (epoch milliseconds), because later knowledge does not exist
 * yet.
 */
export function notAfter(now: number, day: string | undefined): void {
  const today = dayAt(now);
  if (day !== undefined && day > today)
    throw new RequestFaultError({
      fault: `as_known_on must be a day up to today, ${today}, not '${day}'`,
    });
}

/** The end of a sentence about what was known on a day, if one is requested. */
export const asKnown = (day: string | undefined): string => (day === undefined ? '' : ` as known on ${day}`);
