import { expect } from 'chai';
import { dimensionedFacts } from './dimensioned-facts.ts';
import { CLASS, factOf } from './testing/reports.ts';

const FACES = [
  { role: 'i', statement: 'income', concepts: ['us-gaap:Revenues', 'fn:OddCosts'], labels: [] },
  { role: 'p', statement: 'parenthetical', concepts: ['us-gaap:CommonStockSharesIssued'], labels: [] },
] as const;
const SEGMENT = { 'us-gaap:StatementBusinessSegmentsAxis': 'fn:NorthMember' };
const CLASS_A = { [CLASS]: 'us-gaap:CommonClassAMember' };

const kept = (...facts: Parameters<typeof dimensionedFacts>[0]): readonly string[] =>
  dimensionedFacts(facts, FACES).map(({ concept }) => concept);

describe('facts with dimensions that an event carries', () => {
  it('keeps dimensioned facts of concepts on a face, for any axes', () => {
    expect(
      kept(
        factOf('Revenues', SEGMENT),
        factOf('Revenues', { ...SEGMENT, ...CLASS_A }),
        factOf('OddCosts', SEGMENT, { taxonomy: 'fn' }),
        factOf('CommonStockSharesIssued', SEGMENT),
        factOf('InventoryGross', SEGMENT),
        // A concept of the same name in another taxonomy is another one.
        factOf('OddCosts', SEGMENT),
      ),
    ).to.deep.equal(['Revenues', 'Revenues', 'OddCosts', 'CommonStockSharesIssued']);
  });

  it('keeps dimensioned facts of any concept by class of stock only', () => {
    const axes = [CLASS, 'ifrs-full:ClassesOfShareCapitalAxis', 'ifrs-full:ClassesOfOrdinarySharesAxis'];
    for (const axis of axes)
      expect(kept(factOf('Dividends', { [axis]: 'fn:AMember' })), axis).to.have.length(1);
    expect(kept(factOf('Dividends', { ...CLASS_A, ...SEGMENT }))).to.deep.equal([]);
    expect(kept(factOf('Dividends', { 'fn:StatementClassOfStockAxis': 'fn:AMember' }))).to.deep.equal([]);
  });

  it('drops facts without dimensions', () => {
    expect(kept(factOf('Revenues'), factOf('Dividends'))).to.deep.equal([]);
  });
});
