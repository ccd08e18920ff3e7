import { onBusinessDay } from '@footnote/market/federal-holidays';
import type { ProfileRow } from '@footnote/read-models/profiles';
import { addDays } from '@footnote/values/day';
import { addMonths, isMonthEnd, monthEndAfter } from '@footnote/values/month';
import type { PredictedDay } from './period-ends.ts';

export type DeadlineForm = '10-K' | '10-Q' | '20-F' | '40-F';
export type FilerCategory = ProfileRow['filer_category'];

/** `set_by_home_country`: a Form 40-F is due when the report is due in Canada. */
export type DeadlineRefusal = 'filer_category_unknown' | 'set_by_home_country';

/** Days after the end of the period; General Instruction A of Forms 10-K and 10-Q. */
type Days = Readonly<Record<'10-K' | '10-Q', number>>;

const LARGE: Days = { '10-K': 60, '10-Q': 40 };
const ACCELERATED: Days = { '10-K': 75, '10-Q': 40 };
const OTHERS: Days = { '10-K': 90, '10-Q': 45 };

const DAYS: Readonly<Record<Exclude<FilerCategory, ''>, Days>> = {
  'Large Accelerated Filer': LARGE,
  'Accelerated Filer': ACCELERATED,
  'Smaller Reporting Accelerated Filer': ACCELERATED,
  'Non-accelerated Filer': OTHERS,
  'Smaller Reporting Company': OTHERS,
};

/** Months after the end of the fiscal year; General Instruction A of Form 20-F. */
const FOREIGN_MONTHS = 4;

/**
 * The due date of a report on a period (YYYY-MM-DD); on a weekend or federal holiday the next business day
 * (Rule 0-3). `category` is empty if unknown.
 */
export function deadlineOf(
  form: DeadlineForm,
  periodEnd: string,
  category: FilerCategory,
): PredictedDay | DeadlineRefusal {
  if (form === '40-F') return 'set_by_home_country';
  if (form === '20-F') return { date: onBusinessDay(monthsAfter(periodEnd, FOREIGN_MONTHS)) };
  if (category === '') return 'filer_category_unknown';
  return { date: onBusinessDay(addDays(periodEnd, DAYS[category][form])) };
}

/** From the end of one month to the end of another; otherwise the same day of the month. */
const monthsAfter = (day: string, months: number): string =>
  isMonthEnd(day) ? monthEndAfter(day, months) : addMonths(day, months);
