import { fractionOf } from '@footnote/values/decimal';
import { amountOrNull, parseAmount, size, trailingZeros } from '../decimal.ts';
import type { DimensionedFact, InputFact } from '../inputs.ts';
import {
  BY_NAMES,
  type By,
  coordinateOf,
  isReconciling,
  type Measure,
  measureOf,
  MEASURES,
} from './measures.ts';
import { finestPartition, type Part } from './partition.ts';

/**
 * Why a filing's breakdown is refused. `does_not_reconcile`: no members prove to add up to the total. `members_missing`:
 * all members together are less. `ambiguous_members`: several sets of members add up. `total_not_reported`: the filing
 * has members and no total, or different ones.
 */
export type BreakdownRefusal =
  'ambiguous_members' | 'does_not_reconcile' | 'members_missing' | 'total_not_reported';

/** One measure on one axis in one period, as one filing reports it under one concept. */
export type Breakdown = {
  readonly measure: Measure;
  readonly by: By;
  /** Qualified name. */
  readonly axis: string;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  readonly unit: string;
  /** Qualified name. */
  readonly concept: string;
  /** Of the company as a whole, in units of `decimal.ts`; null if not reported. */
  readonly total: bigint | null;
  /** The unit to which the coarsest of the figures is rounded. */
  readonly accuracy: bigint;
  /** All members that the filing reports, by qualified name. */
  readonly members: readonly Part[];
} & (
  | {
      readonly kind: 'reconciled';
      readonly total: bigint;
      /** Members that add up to the total with `reconciling`. */
      readonly parts: readonly Part[];
      /** Reconciling items between the parts and the total, such as eliminations. */
      readonly reconciling: readonly Part[];
      /** Members that are not parts: subtotals, and members of another scheme. */
      readonly dropped: readonly Part[];
    }
  | { readonly kind: 'refused'; readonly reason: BreakdownRefusal }
);

/** Members whose rounding exceeds a 200th of the total prove nothing. */
const MOST_ROUNDED = 200n;

/** A figure with its rounding unit. */
type Figure = { readonly value: bigint; readonly accuracy: bigint };

/** Figures of one concept in one period and unit; null if the filing contradicts itself. */
type Group = {
  readonly head: InputFact;
  readonly measure: Measure;
  /** By the kind of their place and the axis. */
  readonly places: Map<string, { readonly axis: string; readonly figures: Map<string, Figure | null> }>;
};

/**
 * Breakdowns of one filing, for every period in which it reports a measure on an axis, ordered by measure,
 * axis and preferred concept. `facts` are those of the company as a whole. Facts with other axes are ignored,
 * except that operating segments may be combined with an axis. If one of two figures for the same item rounds
 * the other, the exact one is used; figures that otherwise differ are omitted.
 */
export function breakdownsOf(
  facts: readonly InputFact[],
  dimensioned: readonly DimensionedFact[],
): readonly Breakdown[] {
  const groups = [...groupsOf(dimensioned).values()];
  if (groups.length === 0) return [];
  const totals = totalsOf(facts);
  return groups
    .flatMap((group) => {
      const known = totalsFor(group, totals);
      const others = otherRevenue(group, facts);
      return BY_NAMES.flatMap((by) => breakdownOf(group, by, known, others));
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
}

type Totals = ReadonlyMap<
  string,
  { readonly measure: Measure; readonly fact: InputFact; readonly figure: Figure | null }
>;

/** Figures of the company as a whole by concept, period and unit; null if the filing contradicts itself. */
function totalsOf(facts: readonly InputFact[]): Totals {
  const totals = new Map<string, { measure: Measure; fact: InputFact; figure: Figure | null }>();
  for (const fact of facts) {
    const measure = measureOf(fact);
    const value = measure === undefined ? null : amountOrNull(fact.value);
    if (measure === undefined || value === null) continue;
    const key = keyOf(fact);
    const figure = merged(totals.get(key)?.figure, { value, accuracy: lastDigitOf(value) });
    totals.set(key, { measure, fact, figure });
  }
  return totals;
}

/** The total under the concept of the members; if the filing has none, those under other concepts of the measure. */
function totalsFor({ head, measure }: Group, totals: Totals): readonly bigint[] {
  const own = totals.get(keyOf(head));
  const found =
    own === undefined
      ? [...totals.values()].filter(
          (other) =>
            other.measure === measure &&
            other.fact.start === head.start &&
            other.fact.end === head.end &&
            other.fact.unit === head.unit,
        )
      : [own];
  return [...new Set(found.flatMap(({ figure }) => (figure === null ? [] : [figure.value])))];
}

const FROM_CONTRACTS: ReadonlySet<string> = new Set([
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
]);
const NOT_FROM_CONTRACTS = 'RevenueNotFromContractWithCustomer';

/**
 * Gains on hedges, rents and similar items explain the difference between total revenue and the revenue from
 * contracts that is broken down.
 */
function otherRevenue({ head }: Group, facts: readonly InputFact[]): readonly Part[] {
  if (!FROM_CONTRACTS.has(head.concept)) return [];
  const found = facts.filter(
    ({ taxonomy, concept, start, end, unit }) =>
      taxonomy === head.taxonomy &&
      concept === NOT_FROM_CONTRACTS &&
      start === head.start &&
      end === head.end &&
      unit === head.unit,
  );
  const values = new Set(found.map(({ value }) => amountOrNull(value)));
  const [value, ...more] = values;
  if (value === undefined || value === null || more.length > 0) return [];
  return [{ name: `${head.taxonomy}:${NOT_FROM_CONTRACTS}`, value }];
}

function groupsOf(dimensioned: readonly DimensionedFact[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const fact of dimensioned) {
    const measure = measureOf(fact);
    const at = measure === undefined ? null : coordinateOf(fact.dimensions);
    const value = at === null ? null : amountOrNull(fact.value);
    if (measure === undefined || at === null || value === null) continue;
    const key = keyOf(fact);
    const group: Group = groups.get(key) ?? { head: fact, measure, places: new Map() };
    groups.set(key, group);
    const place = at.kind === 'item' ? at.kind : `${at.kind} ${at.by}`;
    const known = group.places.get(place);
    const figures = known?.figures ?? new Map<string, Figure | null>();
    if (known === undefined) group.places.set(place, { axis: at.axis, figures });
    figures.set(at.member, merged(figures.get(at.member), { value, accuracy: accuracyOf(fact, value) }));
  }
  return groups;
}

function keyOf({ taxonomy, concept, start, end, unit }: InputFact): string {
  return `${taxonomy} ${concept} ${start} ${end} ${unit}`;
}

function placeOf({ measure, by, concept }: Breakdown): number {
  const concepts: readonly string[] = MEASURES[measure].concepts;
  return (
    (Object.keys(MEASURES).indexOf(measure) * BY_NAMES.length + BY_NAMES.indexOf(by)) * 100 +
    concepts.indexOf(concept)
  );
}

/** Combines two figures: the more exact one if the other rounds it. Null once they contradict each other. */
function merged(known: Figure | null | undefined, figure: Figure): Figure | null {
  if (known === undefined || known === null) return known === undefined ? figure : null;
  const [exact, coarse] = known.accuracy <= figure.accuracy ? [known, figure] : [figure, known];
  return 2n * size(exact.value - coarse.value) <= (exact.value === coarse.value ? 0n : coarse.accuracy)
    ? exact
    : null;
}

/** The rounding unit of a fact; if it is not stated, that of its last digit. */
function accuracyOf({ decimals, value }: DimensionedFact, amount: bigint): bigint {
  if (decimals !== null && /^-?[0-9]{1,2}$/.test(decimals))
    return parseAmount(`1e${-Number(decimals)}`) || 1n;
  const places = fractionOf(value);
  return amount === 0n ? 1n : parseAmount(`1e${-places}`) || 1n;
}

/**
 * The possible rounding unit of a figure that does not state it: the place of its last nonzero digit. A
 * single digit shows nothing.
 */
function lastDigitOf(value: bigint): bigint {
  const place = parseAmount(`1e${trailingZeros(value) ?? 0}`);
  return size(value) < 10n * place ? 1n : place;
}

function breakdownOf(
  { head: fact, measure, places }: Group,
  by: By,
  totals: readonly bigint[],
  others: readonly Part[],
): readonly Breakdown[] {
  const found = places.get(`part ${by}`);
  if (found === undefined) return [];
  const members = partsOf(found.figures);
  const items = [places.get('item'), places.get(`named_item ${by}`)]
    .map((place) => partsOf(place?.figures))
    .concat([others])
    .filter((parts) => parts.length > 0);
  const accuracy = [...found.figures.values()].reduce(
    (coarsest, figure) => (figure !== null && figure.accuracy > coarsest ? figure.accuracy : coarsest),
    1n,
  );
  const { start, end, unit, taxonomy, concept } = fact;
  const period = { measure, by, axis: found.axis, start, end, unit, concept: `${taxonomy}:${concept}` };
  const head = { ...period, accuracy, members };
  const judged = totals.map((total) => ({ ...head, total, ...judge(head, total, items) }));
  const [only, ...more] = judged;
  const reconciled = judged.find(({ kind }) => kind === 'reconciled');
  if (reconciled !== undefined) return [reconciled];
  if (only !== undefined && more.length === 0) return [only];
  return [{ ...head, kind: 'refused', total: null, reason: 'total_not_reported' }];
}

type Judged =
  | Pick<Breakdown & { readonly kind: 'reconciled' }, 'dropped' | 'kind' | 'parts' | 'reconciling'>
  | Pick<Breakdown & { readonly kind: 'refused' }, 'kind' | 'reason'>;

/** `items`: possible sets of reconciling items between the members and the total. */
function judge(
  { members, accuracy }: Pick<Breakdown, 'accuracy' | 'members'>,
  total: bigint,
  items: readonly (readonly Part[])[],
): Judged {
  // Without reconciling items first: filers report eliminations of segments although another axis needs none.
  for (const between of [[], ...items]) {
    const rest = total - sumOf(between);
    const partition = finestPartition(members, rest, accuracy);
    if (partition === 'ambiguous') return { kind: 'refused', reason: 'ambiguous_members' };
    if (partition === null || size(rest - sumOf(partition.parts)) * MOST_ROUNDED > size(total)) continue;
    const parts = partition.parts.filter(({ name }) => !isReconciling(name));
    const reconciling = [...partition.parts.filter(({ name }) => isReconciling(name)), ...between];
    if (parts.length > 0) return { kind: 'reconciled', parts, reconciling, dropped: partition.dropped };
  }
  const isShort = members.every(({ value }) => value >= 0n) && sumOf(members) < total;
  return { kind: 'refused', reason: isShort ? 'members_missing' : 'does_not_reconcile' };
}

function partsOf(figures: ReadonlyMap<string, Figure | null> | undefined): readonly Part[] {
  return [...(figures ?? [])].flatMap(([name, figure]) =>
    figure === null ? [] : [{ name, value: figure.value }],
  );
}

function sumOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { value }) => sum + value, 0n);
}
