/** Plausible years of a date on a form; other years are typing errors. */
const YEAR = /^(?:19|20|21)\d\d-/;

/** A day that a calendar can have; null for `0024-07-19`. */
export const plausibleDay = (day: string | null): string | null =>
  day !== null && YEAR.test(day) ? day : null;
