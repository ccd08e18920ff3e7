import { labelFor, parseLabel } from '@footnote/values/period';
import type { FoundSegments, SegmentPeriod } from './found.ts';

/** A period with the rows of its served breakdown; empty if no report of it was parsed. */
export type SelectedPeriod = {
  readonly label: string;
  readonly period: SegmentPeriod;
  readonly rows: FoundSegments['rows'];
};

/** Of periods with one end, the most informative one comes first. */
const KINDS = ['quarter', 'annual', 'instant', 'ytd'];

/**
 * The requested period and earlier ones of its kind, newest first. `latest`: the newest one that a filing
 * breaks down, served or refused, preferring served ones of the same end; without any, the newest one that a
 * filing reports. Undefined if the statements have no such period.
 */
export function selectPeriods(
  { periods, rows }: FoundSegments,
  requested: string,
  count: number,
): readonly SelectedPeriod[] | undefined {
  const rowsOf = Map.groupBy(rows, keyOf);
  // The first quarter is a year to date, too.
  const candidates = periods
    .filter(({ period_kind: kind, fiscal_period: of }) => !(kind === 'ytd' && of === 'Q1'))
    .map((period) => ({ label: labelOf(period), period, rows: rowsOf.get(keyOf(period)) ?? [] }))
    .sort(newestFirst);
  const label = requested === 'latest' ? latestOf(candidates)?.label : balanceLabel(candidates, requested);
  const at = candidates.findIndex((candidate) => candidate.label === label);
  const first = candidates[at];
  if (first === undefined) return undefined;
  return candidates
    .slice(at)
    .filter(({ period }) => period.period_kind === first.period.period_kind)
    .slice(0, count);
}

function keyOf({
  period_kind: kind,
  period_end: end,
}: Pick<SegmentPeriod, 'period_end' | 'period_kind'>): string {
  return `${kind} ${end}`;
}

function labelOf({ period_kind: kind, fiscal_year: year, fiscal_period: of }: SegmentPeriod): string {
  return labelFor(kind, year, of);
}

function newestFirst({ period: a }: SelectedPeriod, { period: b }: SelectedPeriod): number {
  if (a.period_end !== b.period_end) return a.period_end < b.period_end ? 1 : -1;
  return KINDS.indexOf(a.period_kind) - KINDS.indexOf(b.period_kind);
}

function latestOf(candidates: readonly SelectedPeriod[]): SelectedPeriod | undefined {
  const brokenDown = candidates.find(({ rows }) => rows.some(({ refusal }) => refusal !== 'not_reported'));
  const served = candidates.find(
    ({ period, rows }) =>
      period.period_end === brokenDown?.period.period_end && rows.some(({ refusal }) => refusal === ''),
  );
  return served ?? brokenDown ?? candidates.find(({ rows }) => rows.length > 0) ?? candidates[0];
}

/** A balance has the label of the quarter that ends on its date. */
function balanceLabel(candidates: readonly SelectedPeriod[], requested: string): string {
  const isBalance = candidates.some(({ period }) => period.period_kind === 'instant');
  const parsed = parseLabel(requested);
  if (!isBalance || parsed === null) return requested;
  return labelFor('instant', parsed.year, parsed.period === 'FY' ? 'Q4' : parsed.period);
}
