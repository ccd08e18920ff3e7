import { DAY_MS, dayAt } from '@footnote/values/day';
import { isSession } from '../session-calendar.ts';
import type { DailyBar } from './series.ts';

export type Interval = 'day' | 'month' | 'week';

/** Bars of several sessions: first open, highest high, lowest low, last close, volumes added. */
export type IntervalBar = DailyBar & {
  /** First session that has a bar; `date` is the last. */
  readonly from: string;
  readonly sessions: number;
  /** Whether the last session of the week or month has a bar, or is before the newest bar. */
  readonly isComplete: boolean;
};

/**
 * Bars by ISO week or calendar month, oldest first. The newest one is complete once the last session of its
 * week or month by the calendar has a bar: the week of Good Friday ends on Thursday. Adjust prices before
 * aggregating, not after.
 */
export function byInterval(bars: readonly DailyBar[], interval: Interval): readonly IntervalBar[] {
  const groups: DailyBar[][] = [];
  let current = '';
  for (const bar of bars) {
    const key = periodOf(bar.date, interval);
    if (key !== current || groups.length === 0) groups.push([]);
    current = key;
    groups.at(-1)?.push(bar);
  }
  return groups.map((group, at) => merged(group, at < groups.length - 1, interval));
}

/** Monday of the ISO week, or YYYY-MM, or the day. */
function periodOf(date: string, interval: Interval): string {
  if (interval === 'day') return date;
  if (interval === 'month') return date.slice(0, 7);
  const at = Date.parse(date);
  return dayAt(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
}

function merged(group: readonly DailyBar[], isPast: boolean, interval: Interval): IntervalBar {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a period without bars');
  return {
    date: last.date,
    from: first.date,
    open: first.open,
    high: Math.max(...group.map(({ high }) => high)),
    low: Math.min(...group.map(({ low }) => low)),
    close: last.close,
    volume: group.every(({ volume }) => volume === null)
      ? null
      : group.reduce((sum, { volume }) => sum + (volume ?? 0), 0),
    sessions: group.length,
    isComplete: isPast || !hasSessionLater(last.date, interval),
  };
}

function hasSessionLater(date: string, interval: Interval): boolean {
  const period = periodOf(date, interval);
  for (let at = Date.parse(date) + DAY_MS; periodOf(dayAt(at), interval) === period; at += DAY_MS)
    if (isSession(dayAt(at))) return true;
  return false;
}
