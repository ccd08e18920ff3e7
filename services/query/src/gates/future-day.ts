import { paramInvalid, type Refusal } from '../wire/refusal.ts';

/**
 * Refuses a day (YYYY-MM-DD) after `now` (epoch milliseconds), because later knowledge does not exist yet.
 */
export function futureDay(day: string | undefined, now: number): Refusal | undefined {
  if (day === undefined) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  return day <= today
    ? undefined
    : paramInvalid(`as_known_on must be a day up to today, ${today}, not '${day}'`);
}
