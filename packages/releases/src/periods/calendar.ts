import { isMonthEnd, monthEnd } from '@footnote/values/month';
import type { ReleaseContext, ReleasePeriod } from '../types.ts';
import { addDays, daysBetween } from '@footnote/values/day';
import { dateOf, firstOfMonths } from './day.ts';

/** Days by which a fiscal quarter may end before or after the month that it is named by. */
const DRIFT = 10;
const WEEK = 7;

type Months = 3 | 6 | 9 | 12;

/** The issuer's calendar as far as the context tells it. */
export type FiscalCalendar = {
  readonly released: string;
  /**
   * Whether a period of some months (null for an instant) may end on a day: year-to-date spans begin with the fiscal
   * year, so that twelve months to the end of another quarter are no period of it.
   */
  readonly mayEnd: (date: string, months: Months | null) => boolean;
  /** Ends of a fiscal quarter (1 to 4) of a fiscal year that earlier periods suggest, to within days. */
  readonly endOf: (fiscalYear: number, quarter: number) => string | null;
  /** First day of a period, null if nothing tells it. */
  readonly startOf: (end: string, months: Months, weeks: number | null) => string | null;
};

export function fiscalCalendar(context: ReleaseContext): FiscalCalendar {
  const { released, fiscalYearEnd, served } = context;
  const ends = new Set(served.map(({ period_end }) => period_end));
  const starts = new Map(
    served.flatMap(({ period_start, period_end }) =>
      period_start === null ? [] : [[`${period_start}|${period_end}`, period_start] as const],
    ),
  );
  return {
    released,
    mayEnd: (date, months) => date <= released && isQuarterEnd(date, fiscalYearEnd, months),
    endOf: (fiscalYear, quarter) => namedEnd(context, fiscalYear, quarter),
    startOf: (end, months, weeks) => {
      for (const [key, start] of starts) if (key.endsWith(end) && spans(start, end, months)) return start;
      if (weeks !== null) return addDays(end, 1 - weeks * WEEK);
      for (const known of ends) if (spans(addDays(known, 1), end, months)) return addDays(known, 1);
      const byMonth = isMonthEnd(end) && (fiscalYearEnd === null || isMonthEndOf(fiscalYearEnd));
      return byMonth ? firstOfMonths(end, months) : null;
    },
  };
}

const LENGTHS: Readonly<Record<Months, readonly [number, number]>> = {
  3: [80, 125],
  6: [165, 200],
  9: [255, 290],
  12: [355, 373],
};

function spans(start: string, end: string, months: Months): boolean {
  const days = daysBetween(start, end) + 1;
  const [least, most] = LENGTHS[months];
  return days >= least && days <= most;
}

const isMonthEndOf = (monthDay: string): boolean =>
  isMonthEnd(`2023-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`) || monthDay === '0229';

function isQuarterEnd(date: string, fiscalYearEnd: string | null, months: Months | null): boolean {
  if (fiscalYearEnd === null) return true;
  const month = Number(fiscalYearEnd.slice(0, 2));
  const day = Number(fiscalYearEnd.slice(2));
  const year = Number(date.slice(0, 4));
  for (const near of [year - 1, year, year + 1])
    for (let quarter = 0; quarter < 4; quarter += 1) {
      if (months !== null && months !== 3 && quarter !== (months % 12) / 3) continue;
      const at = month + 3 * quarter;
      const [y, m] = at > 12 ? [near + 1, at - 12] : [near, at];
      const last = monthEnd(y, m);
      const anchor = day >= 28 ? last : (dateOf(y, m, day) ?? last);
      if (Math.abs(daysBetween(anchor, date)) <= DRIFT) return true;
    }
  return false;
}

function namedEnd({ served }: ReleaseContext, fiscalYear: number, quarter: number): string | null {
  const name = quarter === 4 ? ['Q4', 'FY'] : [`Q${quarter}`];
  for (const back of [0, 1, 2]) {
    const known = served.find(
      ({ fiscal_year, fiscal_period }) => fiscal_year === fiscalYear - back && name.includes(fiscal_period),
    );
    if (known === undefined) continue;
    const { period_end: end } = known;
    const [year, month, day] = [end.slice(0, 4), end.slice(5, 7), end.slice(8)].map(Number);
    if (back === 0) return end;
    const later = Number(year) + back;
    return isMonthEnd(end)
      ? monthEnd(later, Number(month))
      : (dateOf(later, Number(month), Number(day)) ?? monthEnd(later, Number(month)));
  }
  return null;
}

export const samePeriod = (a: ReleasePeriod, b: ReleasePeriod): boolean =>
  a.months === b.months && a.end === b.end;
