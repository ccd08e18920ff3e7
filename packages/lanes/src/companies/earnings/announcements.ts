import type { PeriodicReport } from '@footnote/contract/types.generated';
import { addDays, daysBetween } from '@footnote/values/day';
/** Pairs periodic reports with the 8-Ks that announced their results. Days are YYYY-MM-DD. */

/** A filing of the submissions. */
export type Dated = Pick<PeriodicReport, 'accession' | 'form' | 'filed' | 'accepted_at'>;

/** A periodic report, no amendment. */
export type Report = Dated & { readonly report_date: string };

/** A reported period; `announced` is the 8-K with item 2.02 about its results, if any. */
export type Reported = { readonly report: Report; readonly announced: Dated | null };

const order = (one: Dated, other: Dated): number =>
  one.filed < other.filed ? -1 : one.filed > other.filed ? 1 : one.accession < other.accession ? -1 : 1;

/** Fifty-two weeks: the same weekday of the previous year. */
export const YEAR = 364;
/** Maximum deviation in days of quarter ends of two years from fifty-two weeks. */
const SLACK = 10;
/** An announcement so many days earlier or later than that of the year before was of something else. */
const ELSE = 21;
/** The same quarter of the previous year. */
export function yearBefore(periods: readonly Reported[], { report_date: end }: Report): Reported | undefined {
  const [first, last] = [addDays(end, -YEAR - SLACK), addDays(end, -YEAR + SLACK)];
  return periods.find(({ report }) => first <= report.report_date && report.report_date <= last);
}

/**
 * Every report in the order of periods. Its announcement is an 8-K with item 2.02 after the end of the period
 * and after the previous report, up to its own filing date: the one as long after the end as in the previous
 * year, since others are about preliminary or recast figures; without such a one, the last.
 */
export function reportedPeriods(reports: readonly Report[], releases: readonly Dated[]): readonly Reported[] {
  const announcements = releases.toSorted(order);
  const firstOfPeriod = new Map<string, Report>();
  for (const report of reports.toSorted(order))
    if (report.report_date !== '' && !firstOfPeriod.has(report.report_date))
      firstOfPeriod.set(report.report_date, report);
  const ordered = [...firstOfPeriod.values()].sort((one, other) =>
    one.report_date < other.report_date ? -1 : 1,
  );
  const periods: Reported[] = [];
  for (const report of ordered) {
    const before = periods.at(-1)?.report.filed ?? '';
    const from = before > report.report_date ? before : report.report_date;
    const candidates = announcements.filter(({ filed }) => filed > from && filed <= report.filed);
    periods.push({ report, announced: announcementOf(report, candidates, yearBefore(periods, report)) });
  }
  return periods;
}

function announcementOf(
  report: Report,
  candidates: readonly Dated[],
  before: Reported | undefined,
): Dated | null {
  if (before === undefined || before.announced === null) return candidates.at(-1) ?? null;
  const usual = daysBetween(before.report.report_date, before.announced.filed);
  const missOf = ({ filed }: Dated): number => Math.abs(daysBetween(report.report_date, filed) - usual);
  const nearest = candidates.reduce<Dated | null>(
    (best, candidate) => (best === null || missOf(candidate) <= missOf(best) ? candidate : best),
    null,
  );
  return nearest !== null && missOf(nearest) <= ELSE ? nearest : null;
}
