/** Whose newest period ended longer ago reports no more, or its filings were not fetched. */
const STALE_MONTHS = 15;

/** The day before which the newest period of a stale company ended; `at` in epoch milliseconds. */
export const staleBefore = (at: number): string => monthsBefore(at, STALE_MONTHS);

/** The day so many months before a time, YYYY-MM-DD; the last day of a month that is too short. */
export function monthsBefore(at: number, months: number): string {
  const day = new Date(at);
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
}
