import { amountOrNull, parseAmount } from '../decimal.ts';
import type { DimensionedFact } from '../inputs.ts';
import { finestPartition, type Part } from './partition.ts';

/** What is broken down: its concepts, in order of preference. */
const MEASURES = {
  revenue: [
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'Revenues',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'SalesRevenueNet',
  ],
  operating_income: ['OperatingIncomeLoss'],
  assets: ['Assets'],
} as const;

/** How it is broken down. Filings up to 2017 have the same axes in us-gaap. */
const AXES = {
  product: ['srt:ProductOrServiceAxis', 'us-gaap:ProductOrServiceAxis'],
  segment: ['us-gaap:StatementBusinessSegmentsAxis'],
  geography: ['srt:StatementGeographicalAxis', 'us-gaap:StatementGeographicalAxis'],
} as const;

export type Measure = keyof typeof MEASURES;
export type Axis = keyof typeof AXES;

const ITEMS: ReadonlySet<string> = new Set(['srt:ConsolidationItemsAxis', 'us-gaap:ConsolidationItemsAxis']);
/** Beside a segment it adds nothing: operating segments are what the axis consists of. */
const TRANSPARENT = 'us-gaap:OperatingSegmentsMember';
/** Between the sum of the segments and the whole. */
const RECONCILING: ReadonlySet<string> = new Set([
  'us-gaap:CorporateAndOtherMember',
  'us-gaap:CorporateNonSegmentMember',
  'us-gaap:IntersegmentEliminationMember',
  'us-gaap:MaterialReconcilingItemsMember',
]);

/** A fact of a filing; without dimensions it is of the company as a whole. */
export type SegmentFact = DimensionedFact;

export type Breakdown = {
  readonly measure: Measure;
  readonly axis: Axis;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  readonly unit: string;
  /** Qualified name. */
  readonly concept: string;
  /** Of the company as a whole, in units of `decimal.ts`. */
  readonly total: bigint;
} & (
  | {
      readonly kind: 'reconciled';
      /** Members by qualified name; with `reconciling` they add up to the total. */
      readonly parts: readonly Part[];
      /** What the filing reports between the parts and the total, such as eliminations. */
      readonly reconciling: readonly Part[];
      /** Members that are no part: totals of others, and those of another scheme. */
      readonly dropped: readonly Part[];
    }
  | { readonly kind: 'refused'; readonly reason: 'does_not_reconcile' }
);

type Period = Pick<SegmentFact, 'start' | 'end' | 'unit'>;

/**
 * Breakdowns of one filing, of each period in which it reports a measure as a whole and by an axis; none where it reports
 * no members. Only facts with exactly that axis count, or with the operating segments beside it. Facts of which one
 * filing has two values are left out. Of several concepts the first that reconciles counts.
 */
export function breakdownsOf(facts: readonly SegmentFact[]): readonly Breakdown[] {
  const usable = withoutContradictions(facts.filter(({ taxonomy }) => taxonomy === 'us-gaap'));
  return (Object.keys(MEASURES) as Measure[]).flatMap((measure) =>
    (Object.keys(AXES) as Axis[]).flatMap((axis) => breakdownsBy(measure, axis, usable)),
  );
}

function breakdownsBy(measure: Measure, axis: Axis, facts: readonly SegmentFact[]): readonly Breakdown[] {
  const byPeriod = new Map<string, Breakdown>();
  for (const concept of MEASURES[measure]) {
    const ofConcept = facts.filter((fact) => fact.concept === concept);
    for (const whole of ofConcept.filter(({ dimensions }) => dimensions.length === 0)) {
      const period = [whole.start, whole.end, whole.unit].join(' ');
      const known = byPeriod.get(period);
      if (known?.kind === 'reconciled') continue;
      const found = breakdownOf(measure, axis, whole, ofConcept.filter(isOf(whole)));
      if (found !== null && (known === undefined || found.kind === 'reconciled')) byPeriod.set(period, found);
    }
  }
  return [...byPeriod.values()];
}

const isOf =
  (whole: Period) =>
  ({ start, end, unit }: Period): boolean =>
    start === whole.start && end === whole.end && unit === whole.unit;

/** Null where the whole is not broken down by the axis. */
function breakdownOf(
  measure: Measure,
  axis: Axis,
  whole: SegmentFact,
  facts: readonly SegmentFact[],
): Breakdown | null {
  const members = facts.filter((fact) => memberOn(AXES[axis], fact) !== null);
  if (members.length === 0) return null;
  const parts = members.map((fact) => partOf(memberOn(AXES[axis], fact) ?? '', fact));
  const items = facts.flatMap((fact) => {
    const [only, more] = fact.dimensions;
    const isItem = only !== undefined && more === undefined && ITEMS.has(only.axis);
    return isItem && RECONCILING.has(only.member) ? [partOf(only.member, fact)] : [];
  });
  const total = parseAmount(whole.value);
  const unit = [whole, ...members].map(unitOf).reduce((a, b) => (a > b ? a : b));
  const { start, end, taxonomy, concept } = whole;
  const head = { measure, axis, start, end, unit: whole.unit, concept: `${taxonomy}:${concept}`, total };
  // Without what lies between them first: filers report eliminations of segments where another axis has none.
  for (const reconciling of items.length === 0 ? [[]] : [[], items]) {
    const between = reconciling.reduce((sum, { value }) => sum + value, 0n);
    const found = finestPartition(parts, total - between, unit);
    if (found !== null) return { ...head, kind: 'reconciled', ...found, reconciling };
  }
  return { ...head, kind: 'refused', reason: 'does_not_reconcile' };
}

/** The member of a fact that has exactly this axis; null for others. */
function memberOn(axes: readonly string[], { dimensions }: SegmentFact): string | null {
  const [only, more] = dimensions.filter(({ axis, member }) => !(ITEMS.has(axis) && member === TRANSPARENT));
  return only !== undefined && more === undefined && axes.includes(only.axis) ? only.member : null;
}

function partOf(name: string, { value }: SegmentFact): Part {
  return { name, value: parseAmount(value) };
}

/** To what a fact is rounded; of one that does not state it, its last digit. */
function unitOf({ decimals, value }: SegmentFact): bigint {
  const stated = decimals !== null && /^-?[0-9]{1,2}$/.test(decimals);
  const places = stated ? Number(decimals) : (value.split('.')[1]?.length ?? 0);
  return parseAmount(`1e${-places}`) || 1n;
}

/** One fact for each identity, transparent members aside; none where values differ, or are no numbers. */
function withoutContradictions(facts: readonly SegmentFact[]): readonly SegmentFact[] {
  const byIdentity = Map.groupBy(
    facts.filter(({ value }) => amountOrNull(value) !== null),
    ({ concept, start, end, unit, dimensions }) =>
      JSON.stringify([
        concept,
        start,
        end,
        unit,
        dimensions
          .filter(({ member }) => dimensions.length < 2 || member !== TRANSPARENT)
          .map(({ axis, member }) => [axis, member]),
      ]),
  );
  return [...byIdentity.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.every(({ value }) => parseAmount(value) === parseAmount(first.value))
      ? [first]
      : [],
  );
}
