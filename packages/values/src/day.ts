/** Days of the calendar, YYYY-MM-DD, without time zones. A text that is no day gives NaN, or a RangeError for a day. */

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of a point in time, in epoch milliseconds UTC. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Days from one day to another, negative if that is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day some days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * DAY_MS);

export const dayBefore = (day: string): string => addDays(day, -1);
