const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day (YYYY-MM-DD) some days later, or earlier. */
export const plusDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** The same day of the month some months before, or the last one of a shorter month. */
export function minusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)));
}

/** Years of which a form may state a day: others are slips of the pen. */
const YEAR = /^(?:19|20|21)\d\d-/;

/** A day that a calendar can have; null for `0024-07-19`. */
export const plausibleDay = (day: string | null): string | null =>
  day !== null && YEAR.test(day) ? day : null;
