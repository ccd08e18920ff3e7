import { expect } from 'chai';
import { reading, recorded } from './test-recorded.ts';
import { twoBases } from './two-bases.ts';

describe('one period, one basis', () => {
  const revenue = [reading(1, 'r', 0, 7_000_000_001), reading(3, 'r', 0, 3_900_000_001)];
  const cost = [reading(1, 'c', 0, 5_000_000_001)];
  const periods = { 1: 'FY', 3: 'FY' } as const;

  it('finds cost of revenue that is older than the restated revenue beside it', () => {
    const { counts, findings } = twoBases(
      recorded({ revenue: { FY: revenue }, cost_of_revenue: { FY: cost } }, periods),
    );
    expect(counts).to.deep.equal({ revenue: { periods: 1, cells: 1, fields: { cost_of_revenue: 1 } } });
    expect(findings.map(({ field, seen }) => `${field}: ${seen}`)).to.deep.equal([
      'cost_of_revenue: 5B beside revenue 3.9B, 7B before 10-K 2023-02-10',
    ]);
  });

  it('passes a cost that closes with the restated gross profit', () => {
    const profit = [reading(3, 'g', 0, -1_100_000_000)];
    const rows = { revenue: { FY: revenue }, cost_of_revenue: { FY: cost }, gross_profit: { FY: profit } };
    expect(twoBases(recorded(rows, periods)).counts).to.deep.equal({
      revenue: { periods: 1, cells: 0, fields: {} },
    });
  });
});
