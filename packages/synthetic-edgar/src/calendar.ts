import { addDays, daysBetween } from '@footnote/values/day';
import { monthEnd } from '@footnote/values/month';
import { weekday, yearOf } from './dates.ts';
import type { CalendarSpec, IssuerSpec, MergerSpec } from './spec.ts';

/** One reported quarter (or the remaining months of a transition period), identified by its position in time. */
export type Quarter = {
  readonly index: number;
  readonly start: string;
  readonly end: string;
  /** Position of the fiscal year or transition period that it belongs to. */
  readonly year: number;
  /** 1 to 4; ordinal inside a transition period. */
  readonly ordinal: number;
};

export type FiscalYear = {
  readonly index: number;
  readonly label: number;
  readonly start: string;
  readonly end: string;
  /** First and last quarter. */
  readonly first: number;
  readonly last: number;
  readonly transition: boolean;
};

export type FiscalCalendar = { readonly years: readonly FiscalYear[]; readonly quarters: readonly Quarter[] };

/** Number of years before the first one with filings; they appear only as comparatives. */
const yearsBefore = 2;

/** Position of the first quarter whose accounts include the other company. */
export const firstMerged = ({ from }: MergerSpec): number => 4 * yearsBefore + from;

/**
 * Shares or accounts of a quarter in thousandths of those without the merger. `recast`: in the books that contain only the
 * other company's history.
 */
export const mergedPermille = (
  merger: MergerSpec | null,
  of: 'shares' | 'size',
  quarter: number,
  recast: boolean,
): number => {
  if (merger === null) return 1000;
  const first = firstMerged(merger);
  if (recast || quarter > first) return merger[of];
  return quarter < first ? 1000 : 1000 + ((merger[of] - 1000) * merger.part) / 1000;
};

const yearEnd = (calendar: CalendarSpec, year: number): string => {
  const end = monthEnd(year, calendar.month);
  if (calendar.kind === 'month_end') return end;
  const back = (weekday(end) - calendar.weekday + 7) % 7;
  const last = addDays(end, -back);
  return calendar.rule === 'nearest' && back > 3 ? addDays(last, 7) : last;
};

const quarterEnds = (calendar: CalendarSpec, start: string, end: string): string[] => {
  if (calendar.kind === 'month_end') {
    const [year, month] = [yearOf(end), calendar.month];
    return [-9, -6, -3, 0].map((shift) => monthEnd(year, month + shift));
  }
  const weeks = calendar.weeks.map((count) => count);
  if (daysBetween(start, end) + 1 > 364)
    weeks[calendar.extra_week_in - 1] = (weeks[calendar.extra_week_in - 1] ?? 0) + 1;
  let cursor = addDays(start, -1);
  return weeks.map((count) => (cursor = addDays(cursor, count * 7)));
};

const transitionEnds = (start: string, end: string): string[] => {
  const ends = [end];
  for (let month = 3; ; month += 3) {
    const earlier = monthEnd(yearOf(end), Number(end.slice(5, 7)) - month);
    if (earlier <= start) return ends;
    ends.unshift(earlier);
  }
};

/**
 * Two years before the first with filings, the years with filings, and one more that may be partly reported.
 * A year is labelled by the calendar year in which it ends, or by the one before if the spec requires it.
 */
export const buildCalendar = (spec: IssuerSpec): FiscalCalendar => {
  const years: FiscalYear[] = [];
  const quarters: Quarter[] = [];
  const shift = spec.label === 'start' ? 1 : 0;
  const push = (label: number, start: string, ends: readonly string[], transition: boolean): void => {
    const first = quarters.length;
    let cursor = start;
    ends.forEach((end, position) => {
      quarters.push({
        index: quarters.length,
        start: cursor,
        end,
        year: years.length,
        ordinal: position + 1,
      });
      cursor = addDays(end, 1);
    });
    const end = addDays(cursor, -1);
    years.push({ index: years.length, label, start, end, first, last: quarters.length - 1, transition });
  };
  const { transition } = spec;
  let calendar = spec.calendar;
  let label = spec.first_year - yearsBefore;
  let previous = yearEnd(calendar, label - 1 + shift);
  for (let count = 0; count < spec.years + yearsBefore + 1; count += 1) {
    const start = addDays(previous, 1);
    const end = yearEnd(calendar, label + shift);
    push(label, start, quarterEnds(calendar, start, end), false);
    previous = end;
    if (transition?.after === label) {
      calendar = { kind: 'month_end', month: transition.month };
      const sameYear = monthEnd(yearOf(end), transition.month);
      const stubEnd = sameYear > end ? sameYear : monthEnd(yearOf(end) + 1, transition.month);
      const stubStart = addDays(end, 1);
      push(yearOf(stubEnd), stubStart, transitionEnds(stubStart, stubEnd), true);
      previous = stubEnd;
      label = yearOf(stubEnd) + 1;
    } else label += 1;
  }
  return { years, quarters };
};
