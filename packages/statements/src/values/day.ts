import { DAY_MS, dayAt } from '@footnote/values/day';

const cache = new Map<string, number>();

/** Days since 1970-01-01 of a YYYY-MM-DD date. */
export const dayOf = (date: string): number => {
  let day = cache.get(date);
  if (day === undefined) {
    day = Math.round(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);
    if (cache.size > 50_000) cache.clear();
    cache.set(date, day);
  }
  return day;
};

const dates = new Map<number, string>();

export const dateOf = (day: number): string => {
  let date = dates.get(day);
  if (date === undefined) {
    date = dayAt(day * DAY_MS);
    if (dates.size > 50_000) dates.clear();
    dates.set(day, date);
  }
  return date;
};

/** The date `days` days later. */
export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** end − start in days: about 90 for a quarter, 364 for a year. */
export const span = (start: string, end: string): number => dayOf(end) - dayOf(start);
