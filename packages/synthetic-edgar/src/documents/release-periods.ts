import { daysBetween } from '@footnote/values/day';
import { quarterEnd } from '../accounts.ts';
import type { AnnouncedPeriod } from '../announced/statement.ts';
import type { FiscalCalendar } from '../calendar.ts';
import { longDate } from './period-words.ts';

const WEEK = 7;

/** The period of a column from its first quarter (null: a balance) to its last, with the heading of a release. */
export function releasePeriod(
  calendar: FiscalCalendar,
  kind: 'month_end' | 'weeks',
  first: number | null,
  last: number,
): AnnouncedPeriod {
  const end = quarterEnd(calendar, last);
  const start = first === null ? null : (calendar.quarters[first]?.start ?? null);
  const months = first === null ? null : first === last ? 3 : 12;
  const day = longDate(end);
  if (kind === 'weeks') {
    const weeks = start === null ? '' : `${(daysBetween(start, end) + 1) / WEEK} Weeks Ended`;
    return { months, start, end, head: [weeks, day] };
  }
  const words = months === null ? '' : months === 3 ? 'Three Months Ended ' : 'Year Ended ';
  return { months, start, end, head: [`${words}${day.slice(0, -5)}`, day.slice(-4)] };
}
