import { DAY_MS } from '@footnote/values/day';

/** Holidays and early closes of the New York Stock Exchange, by its rules since 2022. */

const SUNDAY = 0;
export const MONDAY = 1;
export const THURSDAY = 4;
const SATURDAY = 6;

/** First year in which the exchange observed Juneteenth. */
const JUNETEENTH_SINCE = 2022;

export type ExchangeYear = {
  /** Weekdays without a session, YYYY-MM-DD. */
  readonly holidays: ReadonlySet<string>;
  /** Sessions that end at 13:00. */
  readonly earlyCloses: ReadonlySet<string>;
};

/** Days are UTC midnights in this file: calendar days without a zone. */
export function exchangeYear(year: number): ExchangeYear {
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4);
  const holidays = [
    newYear(year),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    goodFriday(year),
    lastMonday(year, 5),
    year >= JUNETEENTH_SINCE ? observed(day(year, 6, 19)) : undefined,
    observed(day(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    thanksgiving,
    observed(day(year, 12, 25)),
  ];
  const closed = new Set(holidays.filter((at) => at !== undefined).map(isoDate));
  // The eves of Independence Day and Christmas close early when they are sessions; so does the day after
  // Thanksgiving.
  const early = [day(year, 7, 3), thanksgiving + DAY_MS, day(year, 12, 24)]
    .filter((at) => !isWeekend(at))
    .map(isoDate)
    .filter((date) => !closed.has(date));
  return { holidays: closed, earlyCloses: new Set(early) };
}

export function isWeekend(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

export function day(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date);
}

export function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** A holiday on Sunday is observed on Monday, one on Saturday on Friday. */
export function observed(at: number): number {
  const weekday = new Date(at).getUTCDay();
  if (weekday === SUNDAY) return at + DAY_MS;
  return weekday === SATURDAY ? at - DAY_MS : at;
}

/** A New Year's Day on Saturday is not observed, because the Friday before closes the old year's books. */
function newYear(year: number): number | undefined {
  const at = day(year, 1, 1);
  return new Date(at).getUTCDay() === SATURDAY ? undefined : observed(at);
}

export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = day(year, month, 1);
  const offset = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (offset + 7 * (nth - 1)) * DAY_MS;
}

export function lastMonday(year: number, month: number): number {
  const last = day(year, month + 1, 0);
  return last - ((new Date(last).getUTCDay() - MONDAY + 7) % 7) * DAY_MS;
}

/** Two days before Easter Sunday of the Gregorian calendar (the anonymous computus). */
function goodFriday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return day(year, Math.floor(days / 31), (days % 31) + 1) - 2 * DAY_MS;
}
