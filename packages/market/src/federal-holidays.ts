import { DAY_MS } from '@footnote/values/day';
import { day, isoDate, isWeekend, lastMonday, MONDAY, nthWeekday, observed, THURSDAY } from './holidays.ts';

/** First year of Juneteenth as a federal holiday. */
const JUNETEENTH_SINCE = 2021;

/**
 * Federal holidays observed on a weekday of the year, YYYY-MM-DD (5 U.S.C. 6103). New Year's Day on a
 * Saturday is observed on 31 December of the year before.
 */
export function federalHolidays(year: number): ReadonlySet<string> {
  const days = [
    observed(day(year, 1, 1)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    ...(year >= JUNETEENTH_SINCE ? [observed(day(year, 6, 19))] : []),
    observed(day(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    observed(day(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(day(year, 12, 25)),
    observed(day(year + 1, 1, 1)),
  ];
  return new Set(days.map(isoDate).filter((date) => date.startsWith(String(year))));
}

/** Whether the SEC is open on a day (YYYY-MM-DD). Closings by executive order are not included. */
export const isBusinessDay = (date: string): boolean =>
  !isWeekend(Date.parse(date)) && !federalHolidays(Number(date.slice(0, 4))).has(date);

/** The day, or the first business day after it: the due date of a filing (Exchange Act Rule 0-3). */
export const onBusinessDay = (date: string): string =>
  isBusinessDay(date) ? date : onBusinessDay(isoDate(Date.parse(date) + DAY_MS));
