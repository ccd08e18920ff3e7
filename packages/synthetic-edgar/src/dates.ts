import { addDays } from '@footnote/values/day';

/** Dates are YYYY-MM-DD strings; arithmetic is in UTC days. */

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(date).getUTCDay();

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The first weekday on or after the date: EDGAR accepts no filings on weekends. */
export const businessDay = (date: string): string => {
  const day = weekday(date);
  return addDays(date, day === 6 ? 2 : day === 0 ? 1 : 0);
};
