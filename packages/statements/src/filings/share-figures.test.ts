import { expect } from 'chai';
import { byAge } from './accept.ts';
import { rankFilings } from './filing-period.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { detectSplits } from '../splits/detect.ts';
import { fact, filing } from '../test-support.ts';

const splitsOf = (filings: readonly InputFiling[]): string[] =>
  detectSplits(rankFilings(filings.toSorted(byAge))).map(
    ({ date, numerator, denominator }) => `${date} ${numerator}:${denominator}`,
  );

const QUARTER = ['2021-01-01', '2021-03-31'] as const;

const averages = (shares: number): InputFact[] => [
  fact('WeightedAverageNumberOfSharesOutstandingBasic', ...QUARTER, shares, 'shares'),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', ...QUARTER, shares + 1000, 'shares'),
];

/** A report with earnings per share only by class of stock. */
const byClass = (filed: string, shares: number, eps: Readonly<Record<string, string>>): InputFiling => {
  const dimensioned = Object.entries(eps).map(([member, value]) => ({
    ...fact('EarningsPerShareBasic', ...QUARTER, value, 'USD/shares'),
    decimals: '2',
    dimensions: [{ axis: 'us-gaap:StatementClassOfStockAxis', member: `us-gaap:${member}` }],
  }));
  return filing('10-Q', filed, averages(shares), { report: { faces: [], dimensioned } });
};

describe('an untagged split of a filer with earnings per share by class of stock', () => {
  it('is recognised if the classes are equal', () => {
    const filings = [
      byClass('2021-05-01', 100e6, { CommonClassAMember: '2.00', CommonClassBMember: '2.00' }),
      byClass('2022-05-03', 200e6, { CommonClassAMember: '1.00', CommonClassBMember: '1.00' }),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-05-03 2:1']);
  });

  it('is recognised if each class changed, even to different values', () => {
    const filings = [
      byClass('2021-05-01', 100e6, { CommonClassAMember: '2.00', CommonClassBMember: '0.20' }),
      byClass('2022-05-03', 10e6, { CommonClassBMember: '2.00', CommonClassAMember: '20.00' }),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-05-03 1:10']);
  });

  it('is recognised if an older report has one figure for the company', () => {
    const filings = [
      filing('10-Q', '2021-05-01', [
        ...averages(100e6),
        fact('EarningsPerShareBasic', ...QUARTER, '2.00', 'USD/shares'),
      ]),
      byClass('2022-05-03', 200e6, { CommonClassAMember: '1.00', CommonClassBMember: '1.00' }),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-05-03 2:1']);
  });

  it('is not recognised if no class changed: the averages lost digits', () => {
    const filings = [
      byClass('2021-05-01', 100e6, { CommonClassAMember: '2.00', CommonClassBMember: '0.20' }),
      byClass('2022-05-03', 10e6, { CommonClassAMember: '2.00', CommonClassBMember: '0.20' }),
    ];
    expect(splitsOf(filings)).to.deep.equal([]);
  });
});
