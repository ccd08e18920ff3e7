import type { CellIndex } from '@footnote/figures/index/cell-index';
import type { Blocks } from '@footnote/figures/fundamentals/blocks';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import type {
  AnnouncedNotReported,
  AnnouncedResults,
  Earnings,
  EarningsPeriod,
  EarningsTrendRefusal,
  NextEarnings,
  NextEarningsRefusal,
  PeriodicReport,
  ResultsRefusal,
} from '@footnote/contract/types.generated';
import { daysBetween } from '@footnote/values/day';
import type { CommonMember } from '../../subject/document.ts';
import type { Dated, Reported } from './announcements.ts';
import type { NextAnnouncement, Outlook } from './habit.ts';
import { trendMember } from './trend.ts';

type IncomeRow = ReturnType<Blocks['rows']>['income_statement'][number];

export type EarningsParts = {
  /** Income statements newest first; empty without statements. */
  readonly rows: readonly IncomeRow[];
  /** The quarters by which a period is compared with those before it; null for an annual filer. */
  readonly quarters: CellIndex | null;
  readonly cadence: 'annual' | 'quarterly' | null;
  readonly currency: string | null;
  readonly periods: readonly Reported[];
  readonly outlook: Outlook;
  /** What is read of the release of results that are not reported yet; null without such a release. */
  readonly results: Writable<AnnouncedNotReported>['results'] | null;
  readonly guidance: Writable<Earnings>['guidance'];
  /** Listed reports on periods after those of the statements, newest first. */
  readonly unserved: readonly Reported[];
};

const NOT_READ: ResultsRefusal = { available: false, reason: 'not_read' };

const ANNUAL = { available: false, reason: 'annual_only_filer' } as const satisfies EarningsTrendRefusal;

type Members = Omit<Writable<Earnings>, CommonMember>;

/** The members of `GET /v2/earnings`. */
export function earningsMembers({
  rows,
  quarters,
  cadence,
  currency,
  periods,
  outlook,
  results,
  guidance,
  unserved,
}: EarningsParts): Members {
  const byEnd = new Map(periods.map((period) => [period.report.report_date, period]));
  const { pending, next } = outlook;
  return {
    announced_not_reported: pending === null ? null : { ...filingOf(pending), results: results ?? NOT_READ },
    currency,
    guidance,
    next:
      typeof next === 'string'
        ? ({ available: false, reason: next } satisfies NextEarningsRefusal)
        : nextMember(next, labelAfter(rows, periods.at(-1), next.quartersAhead)),
    periods: rows.map((row) => periodMember(row, byEnd.get(row.period_end), quarters)),
    reporting_cadence: cadence,
    reports_without_figures: unserved.map(({ announced, report }) => ({
      announced: announcedMember(announced, report, report.report_date),
      period_end: report.report_date,
      report: reportMember(report, report.report_date),
    })),
  };
}

function periodMember(
  row: IncomeRow,
  reported: Reported | undefined,
  quarters: CellIndex | null,
): Writable<EarningsPeriod> {
  const { eps_basic, eps_diluted, fiscal_period, fiscal_year, growth, period_end, provenance, revenue } = row;
  const announced = reported?.announced ?? null;
  const report = reported?.report;
  const trend = (field: 'eps_diluted' | 'revenue') =>
    quarters === null ? ANNUAL : trendMember(quarters, field, period_end);
  return {
    against_trend: { eps_diluted: trend('eps_diluted'), revenue: trend('revenue') },
    announced: announcedMember(announced, report, period_end),
    days_from_announcement_to_report:
      announced === null || report === undefined ? null : daysBetween(announced.filed, report.filed),
    eps_basic,
    eps_diluted,
    eps_yoy_pct: growth.eps_yoy_pct,
    fiscal_period,
    fiscal_year,
    period_end,
    provenance,
    report:
      report === undefined
        ? { available: false, reason: 'report_not_listed' }
        : reportMember(report, period_end),
    revenue,
    revenue_yoy_pct: growth.revenue_yoy_pct,
  };
}

const announcedMember = (
  announced: Dated | null,
  report: Reported['report'] | undefined,
  end: string,
): Writable<EarningsPeriod>['announced'] =>
  announced === null
    ? { available: false, reason: report === undefined ? 'report_not_listed' : 'not_announced' }
    : ({
        ...filingOf(announced),
        days_after_period_end: daysBetween(end, announced.filed),
      } satisfies Writable<AnnouncedResults>);

const reportMember = (report: Reported['report'], end: string): Writable<PeriodicReport> => ({
  ...filingOf(report),
  days_after_period_end: daysBetween(end, report.filed),
  form: report.form,
});

const filingOf = ({ accepted_at: accepted, accession, filed }: Dated) => ({
  accepted_at: accepted === null ? null : utc(accepted),
  accession,
  filed,
});

type Label = Pick<Writable<NextEarnings>, 'fiscal_period' | 'fiscal_year'>;

function nextMember(next: NextAnnouncement, label: Label): Writable<NextEarnings> {
  return {
    announcements_compared: next.compared,
    date_estimated: next.date,
    earliest: next.earliest,
    ...label,
    latest: next.latest,
    year_before: filingOf(next.yearBefore),
  };
}

const UNKNOWN: Label = { fiscal_period: null, fiscal_year: null };

/** The quarter this many after the newest report; unknown if the statements do not end with that report. */
function labelAfter(rows: readonly IncomeRow[], newest: Reported | undefined, quarters: number): Label {
  const [row] = rows;
  if (row === undefined || row.period_end !== newest?.report.report_date) return UNKNOWN;
  const quarter = /^Q([1-4])$/.exec(row.fiscal_period)?.[1];
  if (quarter === undefined) return UNKNOWN;
  const place = Number(quarter) - 1 + quarters;
  return {
    fiscal_period: `Q${(place % 4) + 1}` as NonNullable<Label['fiscal_period']>,
    fiscal_year: row.fiscal_year + Math.floor(place / 4),
  };
}
