import type { Fact } from '../accounts.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import { type DimensionedFact, decimalsOf } from './dimensioned.ts';
import type { Axis, Network } from './networks.ts';
import { plainLine } from './lines.ts';
import { tree } from './networks.ts';
import { ownPrefix } from './names.ts';

const PRODUCT = 'srt:ProductOrServiceAxis';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
const REGION = 'srt:StatementGeographicalAxis';
const ITEMS = 'srt:ConsolidationItemsAxis';
const OPERATING = 'us-gaap:OperatingSegmentsMember';

const DOMAINS: Readonly<Record<string, string>> = {
  [ITEMS]: 'srt:ConsolidationItemsDomain',
  [PRODUCT]: 'srt:ProductsAndServicesDomain',
  [REGION]: 'srt:SegmentGeographicalDomain',
  [SEGMENT]: 'us-gaap:SegmentDomain',
};

/** A member's part of a total, in thousandths; the first of a list absorbs the rounding difference. */
export type SyntheticPart = {
  readonly members: readonly (readonly [axis: string, member: string])[];
  readonly permille: number;
};

/** Parts of one axis that add up to the total, and totals of some of them. */
export type SyntheticBreakdown = {
  readonly measure: 'revenue' | 'operating_income';
  readonly parts: readonly SyntheticPart[];
  /** Subtotals: the number of leading parts that each adds up. */
  readonly subtotals: readonly {
    readonly member: readonly [axis: string, member: string];
    readonly of: number;
  }[];
};

const CONCEPTS: Readonly<Record<SyntheticBreakdown['measure'], readonly string[]>> = {
  revenue: [
    'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap:Revenues',
    'us-gaap:SalesRevenueNet',
  ],
  operating_income: ['us-gaap:OperatingIncomeLoss'],
};

/** How a filing of a fiscal year breaks its figures down: by product and region, or by segment. */
export const breakdownsOf = (spec: IssuerSpec, year: number): readonly SyntheticBreakdown[] => {
  const own = (name: string): string => `${ownPrefix(spec)}:${name}Member`;
  const on = (axis: string, member: string, permille: number): SyntheticPart => ({
    members: [[axis, member]],
    permille,
  });
  const operating = (name: string, permille: number): SyntheticPart => ({
    members: [
      [ITEMS, OPERATING],
      [SEGMENT, own(name)],
    ],
    permille,
  });
  const { segments } = spec;
  if (segments === 'products')
    return [
      {
        measure: 'revenue',
        parts: [
          on(PRODUCT, own('Sprockets'), 437),
          on(PRODUCT, own('Flanges'), 281),
          on(PRODUCT, 'us-gaap:ServiceMember', 282),
        ],
        subtotals: [{ member: [PRODUCT, 'us-gaap:ProductMember'], of: 2 }],
      },
      {
        measure: 'revenue',
        parts: [on(REGION, 'country:US', 618), on(REGION, 'us-gaap:NonUsMember', 382)],
        subtotals: [],
      },
    ];
  if (segments === 'eliminations')
    return [
      {
        measure: 'revenue',
        parts: [
          operating('Bars', 713),
          operating('Pralines', 349),
          on(ITEMS, 'us-gaap:IntersegmentEliminationMember', -62),
        ],
        subtotals: [],
      },
      {
        measure: 'operating_income',
        parts: [
          operating('Bars', 902),
          operating('Pralines', 269),
          on(ITEMS, 'us-gaap:CorporateNonSegmentMember', -171),
        ],
        subtotals: [],
      },
    ];
  if (segments === 'recast')
    return [
      {
        measure: 'revenue',
        parts:
          year < spec.first_year + Math.ceil(spec.years / 2)
            ? [on(SEGMENT, own('Coats'), 527), on(SEGMENT, own('Boots'), 473)]
            : [on(SEGMENT, own('Stores'), 688), on(SEGMENT, own('Online'), 312)],
        subtotals: [],
      },
    ];
  return [];
};

/** The facts of a filing's breakdowns, for every period whose total it tags. */
export const segmentFacts = (
  spec: IssuerSpec,
  report: Report,
  facts: readonly Fact[],
): readonly DimensionedFact[] =>
  breakdownsOf(spec, report.year.label).flatMap(({ measure, parts, subtotals }) => {
    const concept = CONCEPTS[measure].find((name) => facts.some((fact) => fact.concept === name));
    return facts
      .filter((fact) => fact.concept === concept)
      .flatMap((fact) => {
        const amounts = dividedBy(BigInt(fact.value), parts, BigInt(spec.unit));
        return [
          ...parts.map(({ members }, at) => factOf(spec, fact, members, amounts[at] ?? 0n)),
          ...subtotals.map(({ member, of }) =>
            factOf(
              spec,
              fact,
              [member],
              amounts.slice(0, of).reduce((sum, amount) => sum + amount, 0n),
            ),
          ),
        ];
      });
  });

/** Whole units that add up to the total. */
const dividedBy = (total: bigint, parts: readonly SyntheticPart[], unit: bigint): readonly bigint[] => {
  const cut = parts.map(({ permille }) => ((total * BigInt(permille)) / (1000n * unit)) * unit);
  const rest = total - cut.reduce((sum, amount) => sum + amount, 0n);
  return cut.map((amount, at) => (at === 0 ? amount + rest : amount));
};

const factOf = (
  spec: IssuerSpec,
  fact: Fact,
  members: SyntheticPart['members'],
  amount: bigint,
): DimensionedFact => {
  const [taxonomy = '', concept = ''] = fact.concept.split(':');
  const { unit, start, end } = fact;
  const value = String(amount);
  const decimals = decimalsOf(spec, { ...fact, value });
  const dimensions = members.map(([axis, member]) => ({ axis, member }));
  return { taxonomy, concept, unit, start, end, value, decimals, dimensions };
};

/** The notes that show the breakdowns; empty if there are none. */
export const segmentNotes = (spec: IssuerSpec, report: Report, tagged: ReadonlySet<string>): Network[] => {
  const breakdowns = breakdownsOf(spec, report.year.label);
  const pairs = breakdowns.flatMap(({ parts, subtotals }) => [
    ...parts.flatMap(({ members }) => members),
    ...subtotals.map(({ member }) => member),
  ]);
  const axes = [...Map.groupBy(pairs, ([axis]) => axis)].map(([axis, of]): Axis => ({
    axis,
    domain: DOMAINS[axis] ?? '',
    members: [...new Set(of.map(([, member]) => member))],
  }));
  const concepts = breakdowns.flatMap(({ measure }) => {
    const concept = CONCEPTS[measure].find((name) => tagged.has(name));
    return concept === undefined ? [] : [concept];
  });
  if (concepts.length === 0) return [];
  return [
    {
      name: 'SegmentDetails',
      kind: 'Disclosure',
      title: 'SEGMENTS (Details)',
      statement: null,
      rows: tree('us-gaap:SegmentReportingAbstract', axes, [...new Set(concepts)].map(plainLine)),
    },
  ];
};
