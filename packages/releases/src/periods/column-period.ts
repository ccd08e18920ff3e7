import { monthEnd } from '@footnote/values/month';
import type { ReleasePeriod } from '../types.ts';
import type { FiscalCalendar } from './calendar.ts';
import { daysBetween } from '@footnote/values/day';
import { dateOf } from './day.ts';
import type { DayWords, PeriodWords } from './words.ts';
import { periodWords } from './words.ts';

/** Headings of columns that are not the figures of a period as reported. */
const NOT_REPORTED =
  /adjust|non-?\s?gaap|pro\s?-?forma|constant|organic|comparable|chang|varian|%|percent|increase|decrease|\bchg\b|guidance|outlook|estimat|forecast|plan\b|budget|consensus|favou?rable|restated|recast|\bexcl|impact|currency|elimin|segment|yield|\brate\b|average balance|\by\/y|\bq\/q|\byoy\b|\bqoq\b|better|worse|growth|core\b|inc\b\.?\s*\(|trailing|ltm\b|ttm\b|cumulative|inception/i;

/** Days of a named quarter that an explicit date may be away from. */
const NEAR = 8;

/** Where the words of a column may be looked for, nearest first. */
export type Wording = {
  readonly heads: string;
  /** Before the first column, and over the table. */
  readonly around: readonly string[];
  /** Days with a year that the document mentions. */
  readonly known: readonly string[];
  /** Whether a title may give the whole day of a column that says nothing of it. */
  readonly isDatedByTitle?: boolean;
};

const one = <T>(set: ReadonlySet<T>): T | null => (set.size === 1 ? ([...set][0] ?? null) : null);

/** The period of a column of flows, or null: its headings do not say it, or not one only. */
export function spanOfColumn(wording: Wording, calendar: FiscalCalendar): ReleasePeriod | null {
  if (NOT_REPORTED.test(wording.heads)) return null;
  const own = periodWords(wording.heads);
  if (own.months.size > 1 || own.years.size > 1) return null;
  const months = one(own.months) ?? around(wording, (words) => one(words.months));
  if (months !== 3 && months !== 6 && months !== 9 && months !== 12) return null;
  const end = endOf(own, wording, calendar, months);
  if (end === null || !calendar.mayEnd(end, months)) return null;
  const weeks = one(own.weeks) ?? around(wording, (words) => one(words.weeks));
  return { months, end, start: calendar.startOf(end, months, weeks) };
}

/** The day of a column of balances, or null. */
export function instantOfColumn(wording: Wording, calendar: FiscalCalendar): ReleasePeriod | null {
  if (NOT_REPORTED.test(wording.heads)) return null;
  const own = periodWords(wording.heads);
  if (own.years.size > 1 || own.days.length > 1) return null;
  const end = endOf(own, wording, calendar, null);
  return end === null || !calendar.mayEnd(end, null) ? null : { months: null, start: null, end };
}

/** Whether the heading of a column names a day after the release: then those beside it may be misdated too. */
export function isInFuture(wording: Wording, calendar: FiscalCalendar): boolean {
  if (NOT_REPORTED.test(wording.heads)) return false;
  const end = endOf(periodWords(wording.heads), wording, calendar, null);
  return end !== null && end > calendar.released;
}

function around<T>(wording: Wording, read: (words: PeriodWords) => T | null): T | null {
  for (const text of wording.around) {
    const found = read(periodWords(text));
    if (found !== null) return found;
  }
  return null;
}

function endOf(
  own: PeriodWords,
  wording: Wording,
  calendar: FiscalCalendar,
  months: number | null,
): string | null {
  if (own.days.length > 1) return null;
  const [day] = own.days;
  const year = one(own.years);
  if (day !== undefined) {
    if (day.year !== null && year !== null && day.year !== year) return null;
    const dated = day.year ?? year ?? around(wording, (words) => yearAround(words));
    return dated === null ? null : dayIn(day, dated, wording);
  }
  const fiscalYear = one(own.fiscalYears) ?? year;
  const quarter = one(own.quarters) ?? (own.quarters.size === 0 && months === 12 ? 4 : null);
  const named =
    fiscalYear === null || quarter === null ? null : explicit(calendar.endOf(fiscalYear, quarter), wording);
  if (year !== null && own.quarters.size === 0) {
    const stated = around(wording, (words) => dayAround(words));
    if (stated !== null) return dayIn(stated, year, wording);
  }
  const isSilent = year === null && own.fiscalYears.size === 0 && own.quarters.size === 0;
  return isSilent && wording.isDatedByTitle === true ? titledDay(wording) : named;
}

/** The day with its year of the nearest title that names one. */
function titledDay(wording: Wording): string | null {
  const day = around(wording, dayAround);
  return day === null || day.year === null ? null : dayIn(day, day.year, wording);
}

const yearAround = (words: PeriodWords): number | null =>
  one(new Set([...words.years, ...words.days.flatMap(({ year }) => year ?? [])]));

function dayAround(words: PeriodWords): DayWords | null {
  const names = new Set(words.days.map(({ month, day }) => `${month}|${day ?? ''}`));
  return names.size === 1 ? (words.days[0] ?? null) : null;
}

function dayIn({ month, day }: DayWords, year: number, wording: Wording): string | null {
  if (day !== null) return dateOf(year, month, day);
  return explicit(monthEnd(year, month), wording);
}

/** The day that the document itself mentions next to one that is only known to within days. */
function explicit(date: string | null, { known }: Wording): string | null {
  if (date === null) return null;
  const close = known.filter((day) => Math.abs(daysBetween(day, date)) <= NEAR);
  return close.includes(date) || close.length === 0 ? date : close.length === 1 ? (close[0] ?? null) : null;
}
