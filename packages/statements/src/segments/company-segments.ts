import { acceptedFilings, byAge } from '../filings/accept.ts';
import type { Cell } from '../cell.ts';
import { size } from '../decimal.ts';
import type { CompanyInput, InputFact, InputFiling, InputReport } from '../inputs.ts';
import { type Breakdown, breakdownsOf } from './breakdowns.ts';
import { withFourthQuarters } from './fourth-quarters.ts';
import { type By, BY_NAMES, type Measure, measureOf } from './measures.ts';
import { measurePeriods, type Period, type PeriodFinder, periodFinder } from './periods.ts';
import type { SegmentRefusal } from './refusals.ts';
import type { SegmentVintage } from './vintage.ts';

type Statements = { readonly cells: readonly Cell[] };

/**
 * Every breakdown that a company's filings report, newest filing first in each period. The newest is served
 * if it reconciles to the served statements of the period. Otherwise an older one is served that reconciles
 * and that the newest does not contradict: all members of the newest are also members of the older one, with
 * the same values. A fourth quarter that no filing breaks down is derived from the year. `statements`: the served
 * statements.
 */
export function segmentsOf(company: CompanyInput, statements: Statements): readonly SegmentVintage[] {
  const filings = acceptedFilings(company).filter(({ report }) => report !== undefined);
  if (filings.length === 0) return [];
  const periods = measurePeriods(statements.cells);
  const periodOf = periodFinder(periods);
  const newestFirst = filings.toSorted((a, b) => byAge(b, a));
  const found = newestFirst.flatMap((filing) => vintagesOf(filing, periodOf));
  const reported = [...Map.groupBy(found, ({ key }) => key).values()].map((of) => standing(of));
  return withFourthQuarters(
    reported,
    periods,
    newestFirst.toReversed().map(({ accession }) => accession),
  );
}

type Found = Omit<SegmentVintage, 'refusal' | 'standing'> & { readonly key: string };

/** The breakdowns that a filing reports, once for each period. */
function vintagesOf(filing: InputFiling, periodOf: PeriodFinder): readonly Found[] {
  const { breakdowns, wholes } = reportedIn(filing);
  const found = new Map<string, Found>();
  const { accession, filed, form } = filing;
  const put = (measure: Measure, by: By, period: Period, breakdown: Breakdown | null): void => {
    const { period_kind: kind, period_end: end } = period;
    const key = `${measure} ${by} ${kind} ${end}`;
    const known = found.get(key);
    if (known !== undefined && rank(known.breakdown, period) >= rank(breakdown, period)) return;
    found.set(key, { key, measure, by, period, filing: { accession, filed, form }, breakdown });
  };
  for (const breakdown of breakdowns) {
    const period = periodOf(breakdown.measure, breakdown);
    if (period !== null) put(breakdown.measure, breakdown.by, period, breakdown);
  }
  for (const whole of wholes) {
    const period = periodOf(whole.measure, whole);
    if (period !== null) for (const by of BY_NAMES) put(whole.measure, by, period, null);
  }
  return [...found.values()];
}

/**
 * Of several concepts, the one whose breakdown reconciles, preferably to the served total; then the preferred
 * concept.
 */
function rank(breakdown: Breakdown | null, { served }: Period): number {
  if (breakdown === null) return 0;
  if (breakdown.kind === 'refused') return breakdown.total === null ? 1 : 2;
  return breakdown.total === served ? 4 : 3;
}

type Reported = {
  readonly breakdowns: readonly Breakdown[];
  /** The periods in which the filing reports a measure for the company as a whole. */
  readonly wholes: readonly (Pick<InputFact, 'end' | 'start' | 'unit'> & { readonly measure: Measure })[];
};

const memory = new WeakMap<
  readonly InputFact[],
  { readonly report: InputReport; readonly reported: Reported }
>();

/** Remembered for the same facts and report: a company is computed again for each new filing. */
function reportedIn({ facts, report }: InputFiling): Reported {
  if (report === undefined) return { breakdowns: [], wholes: [] };
  const known = memory.get(facts);
  if (known?.report === report) return known.reported;
  const reported = {
    breakdowns: breakdownsOf(facts, report.segments ?? []),
    wholes: facts.flatMap((fact) => {
      const measure = measureOf(fact);
      return measure === undefined ? [] : [{ measure, start: fact.start, end: fact.end, unit: fact.unit }];
    }),
  };
  memory.set(facts, { report, reported });
  return reported;
}

/** `vintages`: for one measure, axis and period, newest filing first. */
function standing(vintages: readonly Found[]): readonly SegmentVintage[] {
  const reported = vintages.filter(({ breakdown }) => breakdown !== null);
  // A filing without a breakdown of the period matters only if no filing has one.
  const shown = reported.length > 0 ? reported : vintages.slice(0, 1);
  const current = shown.find((_, at) => isProved(shown, at)) ?? shown[0];
  return shown.map(({ key: _, ...vintage }) => {
    const isStanding = vintage.filing === current?.filing;
    const own = ownRefusal(vintage.breakdown);
    return { ...vintage, standing: isStanding, refusal: own ?? (isStanding ? against(vintage) : null) };
  });
}

/** Whether a breakdown adds up to the served total, and the newer ones agree with it. */
function isProved(vintages: readonly Found[], at: number): boolean {
  const { breakdown = null, period } = vintages[at] ?? {};
  if (breakdown?.kind !== 'reconciled' || breakdown.total !== period?.served) return false;
  return vintages.slice(0, at).every((later) => agrees(later.breakdown, breakdown));
}

function ownRefusal(breakdown: Breakdown | null): SegmentRefusal | null {
  if (breakdown === null) return 'not_reported';
  return breakdown.kind === 'refused' ? breakdown.reason : null;
}

function against({
  breakdown,
  period: { served },
}: Pick<Found, 'breakdown' | 'period'>): SegmentRefusal | null {
  if (served === null) return 'total_not_served';
  return breakdown?.total === served ? null : 'differs_from_statements';
}

/** Whether a later breakdown repeats an earlier one or a part of it. */
function agrees(later: Breakdown | null, earlier: Breakdown): boolean {
  if (later === null) return true;
  const values = new Map(earlier.members.map(({ name, value }) => [name, value]));
  const accuracy = later.accuracy > earlier.accuracy ? later.accuracy : earlier.accuracy;
  return later.members.every(({ name, value }) => {
    const before = values.get(name);
    return before !== undefined && 2n * size(value - before) <= accuracy;
  });
}
