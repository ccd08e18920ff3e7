import { expect } from 'chai';
import { formatAmount, parseAmount } from '../decimal.ts';
import type { DimensionedFact } from '../inputs.ts';
import { type Breakdown, breakdownsOf } from './breakdowns.ts';

const PRODUCT = 'srt:ProductOrServiceAxis';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
const REGION = 'srt:StatementGeographicalAxis';
const ITEMS = 'srt:ConsolidationItemsAxis';
const OPERATING = { [ITEMS]: 'us-gaap:OperatingSegmentsMember' };
const NORTH = { [SEGMENT]: 'fn:NorthMember' };
const SOUTH = { [SEGMENT]: 'fn:SouthMember' };

const fact = (
  millions: number,
  members: Readonly<Record<string, string>> = {},
  changes: Partial<DimensionedFact> = {},
): DimensionedFact => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start: '2025-01-01',
  end: '2025-12-31',
  value: `${millions}000000`,
  decimals: '-6',
  dimensions: Object.entries(members).map(([axis, member]) => ({ axis, member })),
  ...changes,
});

const found = (...facts: readonly DimensionedFact[]): readonly Breakdown[] => {
  const { whole = [], parts = [] } = Object.groupBy(facts, ({ dimensions }) =>
    dimensions.length === 0 ? 'whole' : 'parts',
  );
  return breakdownsOf(whole, parts);
};

const named = (parts: readonly { readonly name: string; readonly value: bigint }[]): unknown =>
  Object.fromEntries(parts.map(({ name, value }) => [name, formatAmount(value)]));

const shown = (breakdown: Breakdown): unknown => [
  breakdown.measure,
  breakdown.by,
  breakdown.kind === 'refused' ? breakdown.reason : named(breakdown.parts),
];
const of = (...facts: readonly DimensionedFact[]): readonly unknown[] => found(...facts).map(shown);

describe('breakdowns of a filing', () => {
  it('break a whole down by product, segment and region', () => {
    expect(
      of(
        fact(1000),
        fact(610, { [PRODUCT]: 'fn:LampsMember' }),
        fact(390, { [PRODUCT]: 'fn:DesksMember' }),
        fact(1000, { [SEGMENT]: 'fn:HomeMember' }),
        fact(400, { [REGION]: 'country:US' }),
        fact(601, { [REGION]: 'us-gaap:NonUsMember' }),
        fact(5, { [PRODUCT]: 'fn:LampsMember', [REGION]: 'country:US' }),
        fact(7, { [PRODUCT]: 'fn:LampsMember', [ITEMS]: 'fn:OddMember' }),
      ),
    ).to.deep.equal([
      ['revenue', 'product', { 'fn:LampsMember': '610000000', 'fn:DesksMember': '390000000' }],
      ['revenue', 'segment', { 'fn:HomeMember': '1000000000' }],
      ['revenue', 'geography', { 'country:US': '400000000', 'us-gaap:NonUsMember': '601000000' }],
    ]);
  });

  it('of revenue from contracts have the other revenue of the filing between them and the total', () => {
    const contracts = { concept: 'RevenueFromContractWithCustomerExcludingAssessedTax' };
    const parts = [fact(700, NORTH, contracts), fact(430, SOUTH, contracts)];
    const other = (millions: number): DimensionedFact =>
      fact(millions, {}, { concept: 'RevenueNotFromContractWithCustomer' });
    const [breakdown] = found(fact(1000), other(-130), ...parts);
    expect(breakdown).to.deep.include({
      kind: 'reconciled',
      reconciling: [{ name: 'us-gaap:RevenueNotFromContractWithCustomer', value: parseAmount('-130000000') }],
    });
    const refused = ['revenue', 'segment', 'does_not_reconcile'];
    expect(of(fact(1000), other(-120), ...parts)).to.deep.equal([refused]);
    expect(of(fact(1000), other(-130), other(-140), ...parts)).to.deep.equal([refused]);
    expect(of(fact(1000), other(-130), fact(700, NORTH), fact(430, SOUTH))).to.deep.equal([refused]);
    // A breakdown is compared with a total of its own.
    expect(of(fact(1000), fact(1130, {}, contracts), other(-130), ...parts)).to.deep.equal([
      ['revenue', 'segment', { 'fn:NorthMember': '700000000', 'fn:SouthMember': '430000000' }],
    ]);
  });

  it('are refused with a reason if the members do not add up, and absent without members', () => {
    const reasons = (...facts: readonly DimensionedFact[]): readonly unknown[] =>
      found(...facts).map((breakdown) => breakdown.kind === 'refused' && breakdown.reason);
    expect(reasons(fact(1000), fact(610, NORTH), fact(300, SOUTH))).to.deep.equal(['members_missing']);
    expect(reasons(fact(1000), fact(610, NORTH), fact(395, SOUTH))).to.deep.equal(['does_not_reconcile']);
    expect(reasons(fact(1000), fact(-10, NORTH), fact(395, SOUTH))).to.deep.equal(['does_not_reconcile']);
    const schemes = { goods: 50_007, services: 49_996, north: 60_001, south: 40_002 };
    const members = Object.entries(schemes).map(([name, value]) => fact(value, { [SEGMENT]: `fn:${name}` }));
    expect(reasons(fact(100_003), ...members)).to.deep.equal(['ambiguous_members']);
    expect(reasons(fact(610, NORTH), fact(300, SOUTH))).to.deep.equal(['total_not_reported']);
    expect(reasons(fact(1000), fact(1001), fact(610, NORTH), fact(390, SOUTH))).to.deep.equal([
      'total_not_reported',
    ]);
    expect(found(fact(1000))).to.deep.equal([]);
  });

  it('count operating segments as the segments, and allow for reconciling items', () => {
    const concept = { concept: 'OperatingIncomeLoss' };
    const facts = [
      fact(140, {}, concept),
      fact(120, { ...OPERATING, ...NORTH }, concept),
      fact(60, SOUTH, concept),
      fact(180, OPERATING, concept),
      fact(-40, { [ITEMS]: 'us-gaap:CorporateNonSegmentMember' }, concept),
    ];
    const [only, ...others] = found(...facts);
    expect(others).to.deep.equal([]);
    expect(shown(only!)).to.deep.equal([
      'operating_income',
      'segment',
      { 'fn:NorthMember': '120000000', 'fn:SouthMember': '60000000' },
    ]);
    expect(only?.kind === 'reconciled' && named(only.reconciling)).to.deep.equal({
      'us-gaap:CorporateNonSegmentMember': '-40000000',
    });
  });

  it('recognise reconciling items between the segments and the whole by their names on the axis', () => {
    const instant = { concept: 'Assets', start: null };
    const [assets] = found(
      fact(1990, {}, instant),
      fact(780, { ...OPERATING, ...NORTH }, instant),
      fact(865, { ...OPERATING, ...SOUTH }, instant),
      fact(1645, { [SEGMENT]: 'fn:SegmentsTotalMember' }, instant),
      fact(345, { [ITEMS]: 'us-gaap:CorporateNonSegmentMember', [SEGMENT]: 'fn:HeadOfficeMember' }, instant),
    );
    expect(assets?.kind === 'reconciled' && [named(assets.parts), named(assets.reconciling)]).to.deep.equal([
      { 'fn:NorthMember': '780000000', 'fn:SouthMember': '865000000' },
      { 'fn:HeadOfficeMember': '345000000' },
    ]);
    const [revenue] = found(
      fact(1000),
      fact(610, NORTH),
      fact(490, SOUTH),
      fact(20, { [SEGMENT]: 'us-gaap:CorporateMember' }),
      fact(-120, { [SEGMENT]: 'fn:EliminationsMember' }),
    );
    expect(revenue?.kind === 'reconciled' && named(revenue.reconciling)).to.deep.equal({
      'us-gaap:CorporateMember': '20000000',
      'fn:EliminationsMember': '-120000000',
    });
  });

  it('are returned for each concept and period, the preferred concept first', () => {
    const sales = { concept: 'SalesRevenueNet' };
    const halves = { start: '2025-07-01' };
    const periods = found(
      fact(1000, {}, sales),
      fact(600, { [REGION]: 'country:US' }, sales),
      fact(400, { [REGION]: 'us-gaap:NonUsMember' }, sales),
      fact(1000),
      fact(700, { [REGION]: 'country:US' }),
      fact(500, {}, halves),
      fact(500, { [REGION]: 'country:US' }, halves),
    );
    expect(periods.map(({ concept, start, kind }) => [concept, start, kind])).to.deep.equal([
      ['us-gaap:Revenues', '2025-01-01', 'refused'],
      ['us-gaap:Revenues', '2025-07-01', 'reconciled'],
      ['us-gaap:SalesRevenueNet', '2025-01-01', 'reconciled'],
    ]);
  });

  it('take the total under another concept of the measure if the filing has none under that of the members', () => {
    const sales = { concept: 'SalesRevenueNet' };
    const parts = [fact(610, NORTH, sales), fact(390, SOUTH, sales)];
    expect(of(fact(1000), ...parts)).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '610000000',
      'fn:SouthMember': '390000000',
    });
    expect(of(fact(1003), ...parts)).to.have.deep.nested.property('[0][2]', 'members_missing');
    expect(of(fact(1003), fact(1000, {}, sales), ...parts)).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '610000000',
      'fn:SouthMember': '390000000',
    });
  });

  it('are refused if they are rounded too coarsely to prove anything', () => {
    const billions = { decimals: '-9' };
    expect(of(fact(5600), fact(5000, NORTH, billions))).to.deep.equal([
      ['revenue', 'segment', 'members_missing'],
    ]);
  });

  it('read the elements of IFRS', () => {
    const ifrs = { taxonomy: 'ifrs-full', concept: 'Revenue', unit: 'EUR' };
    const axis = 'ifrs-full:GeographicalAreasAxis';
    expect(
      of(
        fact(90, {}, ifrs),
        fact(60, { [axis]: 'country:FR' }, ifrs),
        fact(30, { [axis]: 'country:IT' }, ifrs),
      ),
    ).to.deep.equal([['revenue', 'geography', { 'country:FR': '60000000', 'country:IT': '30000000' }]]);
  });

  it('derive the accuracy of a value from its last digit if none is stated', () => {
    const stated = (decimals: string | null) =>
      of(fact(1000, {}, { decimals }), fact(610, NORTH, { decimals }), fact(389, SOUTH, { decimals }));
    expect(stated('-6')).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '610000000',
      'fn:SouthMember': '389000000',
    });
    for (const decimals of [null, 'INF', 'many'])
      expect(stated(decimals)).to.deep.equal([['revenue', 'segment', 'members_missing']]);
  });

  it('use the more exact of two figures if one rounds the other, and omit contradictions', () => {
    const south = fact(390, SOUTH);
    const rounded = fact(600, NORTH, { decimals: '-8' });
    expect(of(fact(1000), fact(610, NORTH), fact(610, NORTH), south)).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '610000000',
      'fn:SouthMember': '390000000',
    });
    for (const order of [
      [rounded, fact(610, NORTH)],
      [fact(610, NORTH), rounded],
    ])
      expect(of(fact(1000), ...order, south)).to.deep.equal(of(fact(1000), fact(610, NORTH), south));
    expect(of(fact(1000), fact(610, NORTH), fact(611, NORTH), south)).to.deep.equal([
      ['revenue', 'segment', 'members_missing'],
    ]);
    const exact = fact(3827, {}, { value: '3827100000' });
    const parts = [fact(3827, NORTH, { value: '3827100000', decimals: '-5' })];
    expect(of(fact(3800), exact, ...parts)).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '3827100000',
    });
  });
});
