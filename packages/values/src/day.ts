/** Days of the calendar, YYYY-MM-DD, without time zones. A text that is no day gives NaN, or a RangeError for a day. */

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= length;
}

/** The day of a point in time, in epoch milliseconds UTC. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Days from one day to another, negative if that is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day some days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * DAY_MS);

export const dayBefore = (day: string): string => addDays(day, -1);
