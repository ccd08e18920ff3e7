import { addDays, daysBetween } from '@footnote/values/day';
import { isMonthEnd, monthEndAfter } from '@footnote/values/month';
import { YEAR } from '../earnings/announcements.ts';

/**
 * `period_end_unknown`: the earlier ends of the quarter follow no rule, or there are fewer than two.
 * `fiscal_year_length_unknown`: the quarter ends on a fixed weekday, and may end a week later in a year of 53
 * weeks.
 */
export type PeriodEndRefusal = 'fiscal_year_length_unknown' | 'period_end_unknown';

/** A predicted day (YYYY-MM-DD). */
export type PredictedDay = { readonly date: string };

/** Number of past quarter ends from which the rule is inferred. */
const COMPARED = 3;
const LONG_YEAR = 371;
/** Years of 53 weeks are five or six years apart. */
const LONG_YEARS_APART = 5;

/** The next end of a quarter, from its ends in earlier years (YYYY-MM-DD, newest first). */
export function nextPeriodEnd(ends: readonly string[]): PredictedDay | PeriodEndRefusal {
  const [newest, before] = ends;
  if (newest === undefined || before === undefined) return 'period_end_unknown';
  const compared = ends.slice(0, COMPARED);
  if (compared.every((end) => isMonthEnd(end) && end.slice(5, 7) === newest.slice(5, 7)))
    return { date: monthEndAfter(newest, 12) };
  if (compared.every((end) => end.slice(5) === newest.slice(5)))
    return { date: `${String(Number(newest.slice(0, 4)) + 1)}${newest.slice(4)}` };
  const years = ends.slice(1).map((end, at) => daysBetween(end, ends[at] ?? end));
  const broken = years.findIndex((days) => days !== YEAR && days !== LONG_YEAR);
  const known = broken === -1 ? years : years.slice(0, broken);
  if (known.length === 0) return 'period_end_unknown';
  const sinceLong = known.indexOf(LONG_YEAR) + 1;
  return sinceLong > 0 && sinceLong < LONG_YEARS_APART
    ? { date: addDays(newest, YEAR) }
    : 'fiscal_year_length_unknown';
}
