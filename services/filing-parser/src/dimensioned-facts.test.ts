import { expect } from 'chai';
import { splitDimensioned } from './dimensioned-facts.ts';
import { CLASS, factOf } from './testing/reports.ts';

const FACES = [
  { role: 'i', statement: 'income', concepts: ['us-gaap:Revenues', 'fn:OddCosts'], labels: [] },
  { role: 'p', statement: 'parenthetical', concepts: ['us-gaap:CommonStockSharesIssued'], labels: [] },
] as const;
const SEGMENT = { 'us-gaap:StatementBusinessSegmentsAxis': 'fn:NorthMember' };
const CLASS_A = { [CLASS]: 'us-gaap:CommonClassAMember' };

const split = (...facts: Parameters<typeof splitDimensioned>[0]): ReturnType<typeof splitDimensioned> =>
  splitDimensioned(facts, FACES);
const kept = (...facts: Parameters<typeof splitDimensioned>[0]): readonly string[] =>
  split(...facts).onFaces.map(({ concept }) => concept);

describe('facts with dimensions, those of the faces separate from those of the notes', () => {
  it('has dimensioned facts of concepts on a face, for any axes', () => {
    expect(
      kept(
        factOf('Revenues', SEGMENT),
        factOf('Revenues', { ...SEGMENT, ...CLASS_A }),
        factOf('OddCosts', SEGMENT, { taxonomy: 'fn' }),
        factOf('CommonStockSharesIssued', SEGMENT),
        factOf('InventoryGross', SEGMENT),
        // A concept of the same name in another taxonomy is a different one.
        factOf('OddCosts', SEGMENT),
      ),
    ).to.deep.equal(['Revenues', 'Revenues', 'OddCosts', 'CommonStockSharesIssued']);
  });

  it('has dimensioned facts of any concept by class of stock only', () => {
    const axes = [CLASS, 'ifrs-full:ClassesOfShareCapitalAxis', 'ifrs-full:ClassesOfOrdinarySharesAxis'];
    for (const axis of axes)
      expect(kept(factOf('Dividends', { [axis]: 'fn:AMember' })), axis).to.have.length(1);
    expect(kept(factOf('Dividends', { ...CLASS_A, ...SEGMENT }))).to.deep.equal([]);
    expect(kept(factOf('Dividends', { 'fn:StatementClassOfStockAxis': 'fn:AMember' }))).to.deep.equal([]);
  });

  it('has revenue, operating income and assets by product, segment or region, also of the notes', () => {
    const items = 'srt:ConsolidationItemsAxis';
    expect(
      kept(
        factOf('SalesRevenueNet', SEGMENT),
        factOf('OperatingIncomeLoss', { ...SEGMENT, [items]: 'us-gaap:OperatingSegmentsMember' }),
        factOf('OperatingIncomeLoss', { [items]: 'us-gaap:CorporateNonSegmentMember' }),
        factOf('SalesRevenueNet', { ...SEGMENT, 'srt:ProductOrServiceAxis': 'fn:LampsMember' }),
        factOf('SalesRevenueNet', { 'srt:MajorCustomersAxis': 'fn:OneMember' }),
        factOf('CostOfRevenue', SEGMENT),
      ),
    ).to.deep.equal(['SalesRevenueNet', 'OperatingIncomeLoss', 'OperatingIncomeLoss']);
  });

  it('drops facts without dimensions', () => {
    expect(split(factOf('Revenues'), factOf('Dividends'))).to.deep.equal({ onFaces: [], inNotes: [] });
  });

  it('assigns all others to the notes, in the order of the report', () => {
    const facts = [
      factOf('InventoryGross', SEGMENT),
      factOf('Revenues', SEGMENT),
      factOf('Dividends', { ...CLASS_A, ...SEGMENT }),
    ];
    expect(split(...facts)).to.deep.equal({ onFaces: [facts[1]], inNotes: [facts[0], facts[2]] });
  });
});
