import { expect } from 'chai';
import { anotherConcept } from './another-concept.ts';
import { reading, recorded } from './test-recorded.ts';

describe('one row, one concept', () => {
  const OWN = 'us-gaap:NetIncomeLoss';
  const WHOLE = 'us-gaap:ProfitLoss';
  const year = [reading(1, OWN, 0, 260_200), reading(2, WHOLE, 2, 263_400)];

  it('finds a cell of a later filing that itself uses the better concept for its own period', () => {
    const later = recorded(
      { net_income: { FY: year, Q1: [reading(2, OWN, 0, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    const { counts, findings } = anotherConcept(later);
    expect(findings.map(({ by, seen }) => `${by}: ${seen}`)).to.deep.equal([
      'ProfitLoss for NetIncomeLoss: 263.4K of 10-K 2022-02-10, 260.2K of 10-K 2021-02-10',
    ]);
    expect(counts).to.deep.equal({ net_income: { judged: 2, found: 1 } });
  });

  it('passes comparatives of a filing that has moved to the other concept, and equal amounts', () => {
    const moved = recorded(
      { net_income: { FY: year, Q1: [reading(2, WHOLE, 2, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    expect(anotherConcept(moved).findings).to.deep.equal([]);
    const equal = [reading(1, OWN, 0, 260_200), reading(2, WHOLE, 2, 260_200)];
    const same = recorded(
      { net_income: { FY: equal, Q1: [reading(2, OWN, 0, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    expect(anotherConcept(same).findings).to.deep.equal([]);
  });
});
