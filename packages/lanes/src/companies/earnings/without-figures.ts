import { addDays, daysBetween } from '@footnote/values/day';
import type { Reported } from './announcements.ts';

/** EDGAR's period of a report and the end of its fiscal period may differ by a week or two. */
const SAME_PERIOD_DAYS = 15;
/** As many as periods with figures. */
const MOST = 8;

/**
 * The listed reports on periods after the newest one that statements have figures of, newest first: their facts were not
 * collected, or are not served. `figuresEnd`: YYYY-MM-DD, null without any. `periods`: oldest first.
 */
export function withoutFigures(periods: readonly Reported[], figuresEnd: string | null): readonly Reported[] {
  return periods
    .filter(
      ({ report }) => figuresEnd === null || daysBetween(figuresEnd, report.report_date) > SAME_PERIOD_DAYS,
    )
    .slice(-MOST)
    .reverse();
}

/**
 * The day up to which periods were reported in a filing, whether there are figures of it or not: a release about a later one
 * repeats those before it. Null if neither statements nor reports are known.
 */
export function reportedUpTo(periods: readonly Reported[], figuresEnd: string | null): string | null {
  const listed = periods.at(-1)?.report.report_date;
  const ahead = withoutFigures(periods, figuresEnd).length > 0 && listed !== undefined;
  return ahead ? addDays(listed, SAME_PERIOD_DAYS) : figuresEnd;
}
