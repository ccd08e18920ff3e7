import { candidatesOf, gaap, type Field } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import { ISSUER_TYPES } from '../statements.ts';

const fieldNamed = (name: string): Field => {
  const found = fields.find(({ field }) => field === name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
};

/** The concepts that alone are a reading of the field for some type of filer, in the field's order. */
const conceptsOf = (name: string): readonly string[] => {
  const terms = ISSUER_TYPES.flatMap((type) =>
    candidatesOf(fieldNamed(name), type).flatMap(({ terms: [term, ...more] }) =>
      more.every(({ optional }) => optional) ? (term?.concepts ?? []) : [],
    ),
  );
  return [...new Set(terms)];
};

/** Filers break down revenue from contracts even if the face has a wider total. */
const CONTRACTS = gaap('RevenueFromContractWithCustomerExcludingAssessedTax');

/**
 * A measure that is broken down: its field in the statements, and its qualified concepts in order of
 * preference.
 */
export const MEASURES = {
  revenue: { field: 'revenue', concepts: [...new Set([CONTRACTS, ...conceptsOf('revenue')])] },
  operating_income: { field: 'operating_income', concepts: conceptsOf('operating_income') },
  assets: { field: 'total_assets', concepts: conceptsOf('total_assets') },
} as const;

/** How it is broken down. Filings up to 2017 have some of the axes in us-gaap. */
export const AXES = {
  product: [
    'srt:ProductOrServiceAxis',
    'us-gaap:ProductOrServiceAxis',
    'us-gaap:ProductsAndServicesAxis',
    'ifrs-full:ProductsAndServicesAxis',
  ],
  segment: ['us-gaap:StatementBusinessSegmentsAxis', 'ifrs-full:SegmentsAxis'],
  geography: [
    'srt:StatementGeographicalAxis',
    'us-gaap:StatementGeographicalAxis',
    'ifrs-full:GeographicalAreasAxis',
  ],
} as const;

export type Measure = keyof typeof MEASURES;
export type By = keyof typeof AXES;

export const MEASURE_NAMES = Object.keys(MEASURES) as readonly Measure[];
export const BY_NAMES = Object.keys(AXES) as readonly By[];

/** The axis of reconciling items between the sum of the segments and the whole. */
const ITEMS: ReadonlySet<string> = new Set([
  'srt:ConsolidationItemsAxis',
  'us-gaap:ConsolidationItemsAxis',
  'ifrs-full:SegmentConsolidationItemsAxis',
]);

/** Combined with a segment it adds nothing, because the axis consists of operating segments. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'us-gaap:OperatingSegmentsMember',
  'ifrs-full:OperatingSegmentsMember',
]);

const RECONCILING: ReadonlySet<string> = new Set([
  'us-gaap:CorporateAndOtherMember',
  'us-gaap:CorporateMember',
  'us-gaap:CorporateNonSegmentMember',
  'us-gaap:IntersegmentEliminationMember',
  'us-gaap:MaterialReconcilingItemsMember',
  'us-gaap:SegmentReconcilingItemsMember',
  'ifrs-full:EliminationOfIntersegmentAmountsMember',
  'ifrs-full:MaterialReconcilingItemsMember',
  'ifrs-full:UnallocatedAmountsMember',
]);

const ELIMINATIONS = /Eliminations?(Member)?$/;

/**
 * Whether a member is not a part of the company but a reconciling item between its parts and the whole, such
 * as eliminations.
 */
export function isReconciling(member: string): boolean {
  return RECONCILING.has(member) || ELIMINATIONS.test(member);
}

const BY_OF: ReadonlyMap<string, By> = new Map(
  BY_NAMES.flatMap((by) => AXES[by].map((axis) => [axis, by] as const)),
);

const MEASURE_OF: ReadonlyMap<string, Measure> = new Map(
  MEASURE_NAMES.flatMap((measure) => MEASURES[measure].concepts.map((name) => [name, measure] as const)),
);

const LOCAL_NAMES: ReadonlySet<string> = new Set(
  [...MEASURE_OF.keys()].map((name) => name.slice(name.indexOf(':') + 1)),
);

/** The measure that a fact is of; undefined for all other facts. */
export function measureOf({
  taxonomy,
  concept,
}: {
  readonly taxonomy: string;
  readonly concept: string;
}): Measure | undefined {
  return LOCAL_NAMES.has(concept) ? MEASURE_OF.get(`${taxonomy}:${concept}`) : undefined;
}

type Dimensions = readonly { readonly axis: string; readonly member: string }[];

/**
 * Role of a fact in a breakdown. `part`: a member of an axis. `item`: a reconciling item, on the axis that
 * has only such items; it applies to every axis. `named_item`: a reconciling item recognised by its name on
 * another axis.
 */
export type Coordinate = { readonly axis: string; readonly member: string } & (
  { readonly kind: 'part' | 'named_item'; readonly by: By } | { readonly kind: 'item' }
);

/** Null for a fact with more or other axes; operating segments combined with an axis are ignored. */
export function coordinateOf(dimensions: Dimensions): Coordinate | null {
  const items = dimensions.filter(({ axis }) => ITEMS.has(axis));
  const others = dimensions.filter(({ axis }) => !ITEMS.has(axis));
  const [item] = items;
  const [other] = others;
  if (items.length > 1 || others.length > 1) return null;
  const isItem = item !== undefined && isReconciling(item.member);
  if (item !== undefined && !isItem && !TRANSPARENT.has(item.member)) return null;
  if (other === undefined) return item !== undefined && isItem ? { kind: 'item', ...pick(item) } : null;
  const by = BY_OF.get(other.axis);
  return by === undefined ? null : { kind: isItem ? 'named_item' : 'part', by, ...pick(other) };
}

function pick({ axis, member }: Dimensions[number]): Dimensions[number] {
  return { axis, member };
}

/** Whether a fact belongs to a breakdown of a measure by product, segment or region. */
export function isOfBreakdown(
  fact: Parameters<typeof measureOf>[0] & { readonly dimensions: Dimensions },
): boolean {
  return measureOf(fact) !== undefined && coordinateOf(fact.dimensions) !== null;
}
