import type { AnswerOf, Schemas } from '@footnote/client';
import { familyOf } from '@footnote/edgar/form-family';
import type { Submissions } from '@footnote/edgar/submissions';
import { daysBetween } from '@footnote/values/day';
import { isAmendment } from '@footnote/values/form';

type Report = { readonly accession: string; readonly period: string };
type Fundamentals = AnswerOf<'/v2/fundamentals', 'get'>['data'];

export type AgedAnswers = {
  readonly age: Schemas['Age'];
  readonly fundamentals: Fundamentals;
  readonly snapshot: Pick<Schemas['Snapshot'], 'age' | 'freshness' | 'ttm'>;
  /** Of the newest period in EDGAR's list. */
  readonly newest: Report | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** Written here a second time, so that a change of the service's limits is noticed. */
const LIMITS = { annual: 500, quarterly: 185 } as const;
const SAME_PERIOD_DAYS = 15;
const LABELS = new Set(['fiscal_year']);

/** The original annual or quarterly report of the newest period that a list has. */
export function newestReportOf(filings: Submissions['filings']): Report | undefined {
  const reports = filings.flatMap(({ accession, form, filed, reportDate: period }) => {
    const family = familyOf(form);
    const isReport = family !== undefined && family !== 'current' && !isAmendment(form);
    return isReport && period !== null && period <= filed ? [{ accession, filed, period }] : [];
  });
  return reports.toSorted((a, b) => b.period.localeCompare(a.period) || a.filed.localeCompare(b.filed))[0];
}

/** Where answers let figures look newer than they are, in words. */
export function faultsOf({ age, fundamentals, snapshot, newest, today }: AgedAnswers): readonly string[] {
  if (fundamentals.freshness === 'unsupported' || 'quarterly_view' in fundamentals) return [];
  const end = newestServed(fundamentals);
  if (end === undefined) return [];
  const isPast = daysBetween(end, today) >= LIMITS[fundamentals.reporting_cadence];
  const isBehind = newest !== undefined && daysBetween(end, newest.period) > SAME_PERIOD_DAYS;
  const { statements } = age;
  if (statements === null) return [`figures to ${end} have no age`];
  return [
    ...(isPast && fundamentals.freshness !== 'stale'
      ? [`/v2/fundamentals is ${fundamentals.freshness} with figures to ${end}`]
      : []),
    ...(isPast && snapshot.freshness !== 'stale'
      ? [`/v2/snapshot is ${snapshot.freshness} with figures to ${end}`]
      : []),
    ...(isPast && statements.status !== 'stale'
      ? [`the age is ${statements.status} with figures to ${end}`]
      : []),
    ...(isBehind && statements.status === 'current'
      ? [`the age is current to ${end} beside a report to ${newest.period}`]
      : []),
    ...(isBehind && !statements.message.includes(newest.accession)
      ? [`the age does not name ${newest.accession} to ${newest.period} beside figures to ${end}`]
      : []),
    ...(statements.status === snapshot.age.statements?.status
      ? []
      : ['the ages of profile and snapshot differ']),
  ];
}

/** End of the newest row with a figure, its ratios aside. */
function newestServed(
  fundamentals: Exclude<Fundamentals, { readonly freshness: 'unsupported' }>,
): string | undefined {
  if ('quarterly_view' in fundamentals) return undefined;
  const { balance_sheet: balance = [], cash_flow: cash = [], income_statement: income = [] } = fundamentals;
  const ends = [...balance, ...cash, ...income]
    .filter((row) =>
      Object.entries(row).some(([name, value]) => typeof value === 'number' && !LABELS.has(name)),
    )
    .map(({ period_end: end }) => end);
  return ends.toSorted().at(-1);
}
