import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const YEAR = ['2022-01-01', '2022-12-31'] as const;

/** An annual report with earnings per share only by class of stock. */
const byClass = (filed: string, first: string, second: string): InputFiling => {
  const dimensioned = Object.entries({ CommonClassAMember: first, CommonClassBMember: second }).map(
    ([member, value]) => ({
      ...fact('EarningsPerShareBasic', ...YEAR, value, 'USD/shares'),
      decimals: '2',
      dimensions: [{ axis: 'us-gaap:StatementClassOfStockAxis', member: `us-gaap:${member}` }],
    }),
  );
  const rows: InputFact[] = [
    fact('NetIncomeLoss', ...YEAR, -2e6),
    fact('WeightedAverageNumberOfSharesOutstandingBasic', ...YEAR, 100e6, 'shares'),
    fact('Assets', null, YEAR[1], 9e9),
  ];
  return filing('10-K', filed, rows, { report: { faces: [], dimensioned } });
};

const served = (...filings: readonly InputFiling[]): string =>
  shown(compute(filings), 'eps_basic', 'annual', YEAR[1]);

describe('earnings per share by class of stock', () => {
  it('are refused if the newest filing has different values, whatever an older one rounded them to', () => {
    const older = byClass('2023-02-15', '-0.02', '-0.02');
    expect(served(older)).to.equal('-0.02');
    expect(served(older, byClass('2024-02-15', '-0.021', '-0.019'))).to.equal('ambiguous_candidate');
  });

  it('are served if the newest filing has one value', () => {
    const older = byClass('2023-02-15', '-0.021', '-0.019');
    expect(served(older, byClass('2024-02-15', '-0.02', '-0.02'))).to.equal('-0.02');
  });
});
