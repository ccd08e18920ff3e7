import { addDays } from '@footnote/values/day';
import { reportedPeriods } from '../earnings/announcements.ts';
import { outlookOf } from '../earnings/habit.ts';
import { type ExpectedFiling, expectedFilings } from './expected-filings.ts';
import { byFilings, gapOf, type Item, itemOf, type Outlook } from './items.ts';
import type { CalendarParts, StoredCategory } from './read.ts';

/** Number of past items of each kind. */
export const PAST = 4;

type Parts = Pick<CalendarParts, 'category' | 'releases' | 'reports'>;
type Expected = Parts & Partial<Pick<CalendarParts, 'withoutReports'>>;

const endOf = ({ periodEnd }: ExpectedFiling): string | null =>
  typeof periodEnd === 'string' ? null : periodEnd.date;

/** Results and reports that are expected, on a day (YYYY-MM-DD). */
export function expectedOf({ withoutReports = null, ...parts }: Expected, today: string): Outlook {
  const { category, releases, reports } = parts;
  if (withoutReports !== null && reports.length === 0) return { items: [], gaps: gapsOf(withoutReports) };
  const periods = reportedPeriods(reports, releases);
  const reportedTo = category?.period_end ?? null;
  const filings = expectedFilings(periods, category?.filer_category ?? '', today).filter(
    (filing) => !isReported(filing, reportedTo),
  );
  const outlook = outlookOf(periods, releases, today, reportedTo);
  const outlooks = [earningsOutlook(outlook, filings)].concat(
    filings.length === 0
      ? [{ items: [], gaps: [gapOf({ ...FILING, reason: 'report_not_listed' })] }]
      : filings.map((filing) => filingOutlook(filing, category)),
  );
  return { items: outlooks.flatMap(({ items }) => items), gaps: outlooks.flatMap(({ gaps }) => gaps) };
}

const FILING = { basis: 'estimated', kind: 'filing' } as const;

/** Neither results nor reports are expected of what is no company, or of none that is known. */
const gapsOf = (reason: NonNullable<CalendarParts['withoutReports']>): Outlook['gaps'] => [
  gapOf({ ...RESULTS, reason }),
  gapOf({ ...FILING, reason }),
];

/** Days by which the end of a quarter that ends on a weekday may be predicted too late. */
const LATE = 10;

/** Statements have the period: its report was filed, even if EDGAR's list lacks it. */
function isReported(filing: ExpectedFiling, reportedTo: string | null): boolean {
  const end = endOf(filing);
  return end !== null && reportedTo !== null && end <= addDays(reportedTo, LATE);
}

const RESULTS = { basis: 'estimated', form: '8-K', kind: 'earnings' } as const;

function earningsOutlook(
  { next, pending }: ReturnType<typeof outlookOf>,
  filings: readonly ExpectedFiling[],
): Outlook {
  const about = RESULTS;
  const reported = filings[pending === null ? 0 : 1];
  const end = reported === undefined ? null : endOf(reported);
  if (typeof next === 'string')
    return { items: [], gaps: [gapOf({ ...about, period_end: end, reason: next })] };
  const { compared, date, earliest, latest, yearBefore } = next;
  const evidence = byFilings(yearBefore);
  return {
    items: [itemOf({ ...about, compared, date, earliest, evidence, latest, period_end: end })],
    gaps: [],
  };
}

function filingOutlook(filing: ExpectedFiling, category: StoredCategory | undefined): Outlook {
  const { deadline, estimated, form, model } = filing;
  const about = { form, kind: 'filing', period_end: endOf(filing) } as const;
  const items: Item[] = [];
  const gaps: Outlook['gaps'][number][] = [];
  if (typeof estimated === 'string') gaps.push(gapOf({ ...about, basis: 'estimated', reason: estimated }));
  else items.push(itemOf({ ...about, ...estimated, basis: 'estimated', evidence: byFilings(model) }));
  if (typeof deadline === 'string') gaps.push(gapOf({ ...about, basis: 'deadline', reason: deadline }));
  else {
    const rests = form === '20-F' ? [model] : [model, ...coverOf(category)];
    items.push(itemOf({ ...about, ...deadline, basis: 'deadline', evidence: byFilings(...rests) }));
  }
  return { items, gaps };
}

/** The filing whose cover page states the filer category. */
const coverOf = (category: StoredCategory | undefined) =>
  category === undefined
    ? []
    : [
        {
          accession: category.filer_category_accession,
          filed: category.filer_category_filed ?? '',
          form: category.filer_category_form,
        },
      ];

/** The last results and reports. */
export function pastOf({ category, releases, reports }: Parts, today: string): readonly Item[] {
  const periods = reportedPeriods(reports, releases);
  const { pending } = outlookOf(periods, releases, today, category?.period_end ?? null);
  const filed = periods.slice(-PAST).map(({ report }) =>
    itemOf({
      ...{ basis: 'occurred', date: report.filed, evidence: byFilings(report), form: report.form },
      ...{ kind: 'filing', period_end: report.report_date },
    }),
  );
  const announced = periods.flatMap(({ announced: release, report }) =>
    release === null ? [] : [{ release, end: report.report_date }],
  );
  const results = [...announced, ...(pending === null ? [] : [{ release: pending, end: null }])]
    .slice(-PAST)
    .map(({ release, end }) =>
      itemOf({
        ...{ basis: 'occurred', date: release.filed, evidence: byFilings(release), form: release.form },
        ...{ kind: 'earnings', period_end: end },
      }),
    );
  return [...filed, ...results];
}
