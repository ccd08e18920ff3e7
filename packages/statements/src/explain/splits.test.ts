import { expect } from 'chai';
import type { ReportedSplits } from '../inputs.ts';
import { company, plainFilings, plainYears, splitReports } from '../test-support.ts';
import { explainCell } from './explain.ts';

describe('the splits of an explanation', () => {
  it('include the evidence of a price source that covers these days', () => {
    const split = splitReports(2, ['2022-05-01', '2022-08-01'], ['2022-01-01', '2022-03-31']);
    const filings = [...plainFilings(2023, plainYears(1)), ...split];
    const requested = {
      statement: 'income',
      field: 'eps_basic',
      period: { year: 2023, kind: 'annual', period: 'FY' },
    } as const;
    const splitsWith = (reported?: ReportedSplits): unknown =>
      explainCell({ ...company(filings), reported_splits: reported }, requested)?.splits;
    const prices = (ratio: number): ReportedSplits => ({
      source: 'prices',
      from: '2020-01-01',
      until: '2024-12-31',
      splits: [{ ex_date: '2022-07-01', numerator: ratio, denominator: 1 }],
    });
    expect(splitsWith()).to.deep.equal([{ date: '2022-08-01', ratio: '2:1' }]);
    expect(splitsWith(prices(2))).to.deep.equal([{ date: '2022-07-01', ratio: '2:1', witness: 'confirmed' }]);
    expect(splitsWith(prices(3))).to.deep.equal([
      { date: '2022-07-01', ratio: '3:1', witness: 'only_prices' },
      { date: '2022-08-01', ratio: '2:1', witness: 'only_filings' },
    ]);
  });
});
