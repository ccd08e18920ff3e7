const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day (YYYY-MM-DD) some days later, or earlier. */
export const plusDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** Plausible years of a date on a form; other years are typing errors. */
const YEAR = /^(?:19|20|21)\d\d-/;

/** A day that a calendar can have; null for `0024-07-19`. */
export const plausibleDay = (day: string | null): string | null =>
  day !== null && YEAR.test(day) ? day : null;
