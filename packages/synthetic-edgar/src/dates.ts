import { addDays } from '@footnote/values/day';

/** Dates are YYYY-MM-DD strings; arithmetic is in UTC days. */

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(date).getUTCDay();

/** Last day of a month; months outside 1..12 roll over into neighbouring years. */
export const monthEnd = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The first weekday on or after the date: EDGAR accepts no filings on weekends. */
export const businessDay = (date: string): string => {
  const day = weekday(date);
  return addDays(date, day === 6 ? 2 : day === 0 ? 1 : 0);
};
