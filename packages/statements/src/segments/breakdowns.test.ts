import { expect } from 'chai';
import { formatAmount } from '../decimal.ts';
import { breakdownsOf, type Breakdown, type SegmentFact } from './breakdowns.ts';

const PRODUCT = 'srt:ProductOrServiceAxis';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
const REGION = 'srt:StatementGeographicalAxis';
const ITEMS = 'srt:ConsolidationItemsAxis';

const fact = (
  millions: number,
  members: Readonly<Record<string, string>> = {},
  changes: Partial<SegmentFact> = {},
): SegmentFact => ({
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

const shown = (breakdown: Breakdown): unknown =>
  breakdown.kind === 'refused'
    ? [breakdown.measure, breakdown.axis, breakdown.reason]
    : [
        breakdown.measure,
        breakdown.axis,
        Object.fromEntries(breakdown.parts.map(({ name, value }) => [name, formatAmount(value)])),
      ];
const of = (...facts: readonly SegmentFact[]): readonly unknown[] => breakdownsOf(facts).map(shown);

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
      ),
    ).to.deep.equal([
      ['revenue', 'product', { 'fn:LampsMember': '610000000', 'fn:DesksMember': '390000000' }],
      ['revenue', 'segment', { 'fn:HomeMember': '1000000000' }],
      ['revenue', 'geography', { 'country:US': '400000000', 'us-gaap:NonUsMember': '601000000' }],
    ]);
  });

  it('are refused where the members do not add up, and are none without members or whole', () => {
    const members = [fact(610, { [SEGMENT]: 'fn:NorthMember' }), fact(300, { [SEGMENT]: 'fn:SouthMember' })];
    expect(of(fact(1000), ...members)).to.deep.equal([['revenue', 'segment', 'does_not_reconcile']]);
    expect(of(fact(1000))).to.deep.equal([]);
    expect(of(...members)).to.deep.equal([]);
  });

  it('count operating segments as the segments, and allow for what is reported between', () => {
    const concept = { concept: 'OperatingIncomeLoss' };
    const operating = { [ITEMS]: 'us-gaap:OperatingSegmentsMember' };
    const facts = [
      fact(140, {}, concept),
      fact(120, { ...operating, [SEGMENT]: 'fn:NorthMember' }, concept),
      fact(60, { [SEGMENT]: 'fn:SouthMember' }, concept),
      fact(180, operating, concept),
      fact(-40, { [ITEMS]: 'us-gaap:CorporateNonSegmentMember' }, concept),
    ];
    const [found, ...others] = breakdownsOf(facts);
    expect(others).to.deep.equal([]);
    expect(shown(found!)).to.deep.equal([
      'operating_income',
      'segment',
      { 'fn:NorthMember': '120000000', 'fn:SouthMember': '60000000' },
    ]);
    expect(found?.kind === 'reconciled' && found.reconciling.map(({ name }) => name)).to.deep.equal([
      'us-gaap:CorporateNonSegmentMember',
    ]);
  });

  it('take the first concept that reconciles, period by period', () => {
    const sales = { concept: 'SalesRevenueNet' };
    const halves = { start: '2025-07-01' };
    expect(
      breakdownsOf([
        fact(1000),
        fact(1000, {}, sales),
        fact(600, { [REGION]: 'country:US' }, sales),
        fact(400, { [REGION]: 'us-gaap:NonUsMember' }, sales),
        fact(500, {}, halves),
        fact(500, { [REGION]: 'country:US' }, halves),
      ]).map(({ concept, start }) => [concept, start]),
    ).to.deep.equal([
      ['us-gaap:Revenues', '2025-07-01'],
      ['us-gaap:SalesRevenueNet', '2025-01-01'],
    ]);
    const both = [fact(1000, {}, sales), fact(1000), fact(700, { [REGION]: 'country:US' })];
    const whole = fact(1000, { [REGION]: 'country:US' }, sales);
    expect(breakdownsOf([...both, whole]).map(({ concept, kind }) => [concept, kind])).to.deep.equal([
      ['us-gaap:SalesRevenueNet', 'reconciled'],
    ]);
  });

  it('take the last digit of a value for its accuracy where none is stated', () => {
    const stated = (decimals: string | null) =>
      of(
        fact(1000, {}, { decimals }),
        fact(610, { [SEGMENT]: 'fn:NorthMember' }, { decimals }),
        fact(389, { [SEGMENT]: 'fn:SouthMember' }, { decimals }),
      );
    expect(stated('-6')).to.have.deep.nested.property('[0][2]', {
      'fn:NorthMember': '610000000',
      'fn:SouthMember': '389000000',
    });
    for (const decimals of [null, 'INF', 'many'])
      expect(stated(decimals)).to.deep.equal([['revenue', 'segment', 'does_not_reconcile']]);
  });

  it('leave out facts that the filing contradicts', () => {
    const north = { [SEGMENT]: 'fn:NorthMember' };
    const south = { [SEGMENT]: 'fn:SouthMember' };
    expect(of(fact(1000), fact(610, north), fact(610, north), fact(390, south))).to.have.length(1);
    expect(of(fact(1000), fact(610, north), fact(611, north), fact(390, south))).to.deep.equal([
      ['revenue', 'segment', 'does_not_reconcile'],
    ]);
    expect(of(fact(1000), fact(1001), fact(610, north), fact(390, south))).to.deep.equal([]);
  });
});
