import { isSession } from '@footnote/market/session-calendar';
import { addDays, daysBetween } from '@footnote/values/day';
import { limitOf } from '../../subject/thresholds.ts';
import { type Dated, type Reported, YEAR, yearBefore } from './announcements.ts';

/** Maximum deviation in days from fifty-two weeks of a regular announcement. */
const SLACK_DAYS = limitOf('earnings.irregular');
/** Number of announcements whose distance from the previous year determines the spread. */
const COMPARED = limitOf('earnings.compared');
const LEAST_COMPARED = limitOf('earnings.least_compared');
/** Days between the ends of two quarters, of twelve to seventeen weeks. */
const QUARTER_DAYS = {
  least: limitOf('earnings.shortest_quarter'),
  most: limitOf('earnings.longest_quarter'),
} as const;
/** The day, or the next one with a session of the exchange. */
const onSession = (day: string): string => (isSession(day) ? day : onSession(addDays(day, 1)));

export type NextAnnouncement = {
  readonly date: string;
  readonly earliest: string;
  readonly latest: string;
  /** The announcement of the previous year, 52 weeks after which the next one is expected. */
  readonly yearBefore: Dated;
  /** Number of announcements behind the spread. */
  readonly compared: number;
  /** Quarters after the newest report: 1, or 2 if results were announced but not reported yet. */
  readonly quartersAhead: 1 | 2;
};

export type NextRefusal =
  'habit_not_steady' | 'no_announcements' | 'overdue' | 'report_not_listed' | 'too_few_announcements';

export type Outlook = {
  /** Results that were announced after the newest report. */
  readonly pending: Dated | null;
  readonly next: NextAnnouncement | NextRefusal;
};

/** How many days before (zero or less) and after fifty-two weeks of the year before, by as many dates as were compared. */
export type Habit = { readonly compared: number; readonly earliest: number; readonly latest: number };

/** The habit by how far dates, oldest first, were from fifty-two weeks after those of the year before. */
export function habitOf(misses: readonly number[]): Habit | 'habit_not_steady' | 'too_few' {
  const newest = misses.slice(-COMPARED);
  if (newest.length < LEAST_COMPARED) return 'too_few';
  if (newest.some((days) => Math.abs(days) > SLACK_DAYS)) return 'habit_not_steady';
  return { compared: newest.length, earliest: Math.min(0, ...newest), latest: Math.max(0, ...newest) };
}

/**
 * When a company is expected to announce its next results, based on its past announcements: 52 weeks after
 * those of the same quarter of the previous year. The spread is the deviation of its last announcements from
 * that. `today` is YYYY-MM-DD. `reportedTo`: end of the newest period of the statements, null without any; a report of it
 * that EDGAR's list lacks hides what was announced since.
 */
export function outlookOf(
  periods: readonly Reported[],
  releases: readonly Dated[],
  today: string,
  reportedTo: string | null,
): Outlook {
  const newest = periods.at(-1);
  if (newest === undefined || isBehind(newest, reportedTo))
    return { pending: null, next: 'report_not_listed' };
  if (periods.slice(-4).every(({ announced }) => announced === null))
    return { pending: null, next: 'no_announcements' };
  const misses = periods.flatMap((period) => {
    const before = yearBefore(periods, period.report)?.announced;
    return before === null || before === undefined || period.announced === null
      ? []
      : [daysBetween(before.filed, period.announced.filed) - YEAR];
  });
  const habit = habitOf(misses);
  if (habit === 'too_few') return { pending: null, next: 'too_few_announcements' };
  if (habit === 'habit_not_steady') return { pending: null, next: habit };
  const [first, second] = following(periods, newest);
  const pending = pendingOf(releases, newest, first);
  const model = pending === null ? first : second;
  if (model?.announced === null || model === undefined) return { pending, next: 'too_few_announcements' };
  const date = onSession(addDays(model.announced.filed, YEAR));
  const latest = addDays(date, habit.latest);
  if (today > latest) return { pending, next: 'overdue' };
  return {
    pending,
    next: {
      date,
      earliest: addDays(date, habit.earliest),
      latest,
      yearBefore: model.announced,
      compared: habit.compared,
      quartersAhead: pending === null ? 1 : 2,
    },
  };
}

/** Whether the statements have a period that follows the newest report in EDGAR's list. */
const isBehind = ({ report }: Reported, reportedTo: string | null): boolean =>
  reportedTo !== null && daysBetween(report.report_date, reportedTo) >= QUARTER_DAYS.least;

/** The two quarters that followed in the previous year; fewer if one is missing. */
function following(periods: readonly Reported[], newest: Reported): readonly Reported[] {
  const quarters: Reported[] = [];
  let current = yearBefore(periods, newest.report);
  while (current !== undefined && quarters.length < 2) {
    const next = periods[periods.indexOf(current) + 1];
    const length = next === undefined ? 0 : daysBetween(current.report.report_date, next.report.report_date);
    current = length >= QUARTER_DAYS.least && length <= QUARTER_DAYS.most ? next : undefined;
    if (current !== undefined) quarters.push(current);
  }
  return quarters;
}

/** The newest release since the newest report, at about the time expected for the next quarter's. */
function pendingOf(
  releases: readonly Dated[],
  { report }: Reported,
  model: Reported | undefined,
): Dated | null {
  const expected = model?.announced;
  if (expected === null || expected === undefined) return null;
  return (
    releases.findLast(
      ({ filed }) =>
        filed > report.filed && Math.abs(daysBetween(expected.filed, filed) - YEAR) <= SLACK_DAYS,
    ) ?? null
  );
}
