import { expect } from 'chai';
import { cell } from '../survey/test-cells.ts';
import { fourthEps } from './fourth-eps.ts';
import { reading, recorded } from './test-recorded.ts';

describe('earnings per share of fourth quarters', () => {
  it('are counted where they are refused, but not where nobody reports them', () => {
    const of = (refusal: 'not_reported' | 'missing_operand') =>
      fourthEps(
        [cell('eps_basic', null, { period_kind: 'quarter', fiscal_period: 'Q4', refusal })],
        recorded({}, {}),
      ).counts['eps_basic']?.refused;
    expect(of('missing_operand')).to.deep.equal({ missing_operand: 1 });
    expect(of('not_reported')).to.deep.equal({});
  });

  it('are found where another figure overrules a filed one that is the rest of the year', () => {
    const EPS = 'us-gaap:EarningsPerShareBasic';
    const of = (fourth: number) => {
      const eps = recorded(
        {
          eps_basic: {
            FY: [reading(1, EPS, 0, 4)],
            Q1: [reading(1, EPS, 0, 0.9)],
            Q2: [reading(1, EPS, 0, 0.9)],
            Q3: [reading(1, EPS, 0, 0.9)],
            Q4: [reading(1, EPS, 0, fourth)],
          },
        },
        {},
      );
      const served = cell('eps_basic', '1.42', {
        period_kind: 'quarter',
        fiscal_period: 'Q4',
        method: 'derived_q4',
      });
      return fourthEps([served], eps);
    };
    expect(of(1.31).counts['eps_basic']).to.include({ derived: 1, overruled: 1 });
    expect(of(1.31).findings.map(({ by, seen }) => `${by}: ${seen}`)).to.deep.equal([
      'derived_q4: 1.42 for 1.31 of 10-K 2021-02-10; the year less three quarters is 1.3',
    ]);
    expect(of(1.36).counts['eps_basic']?.overruled).to.equal(0);
    expect(of(1.42).counts['eps_basic']?.overruled).to.equal(0);
  });
});
