import { expect } from 'chai';
import { company, plainFilings, plainYears, splitReports } from '../test-support.ts';
import type { InputFiling } from '../inputs.ts';
import { filedSplits } from './filed-splits.ts';

const told = (filings: readonly InputFiling[]) => {
  const { splits, unchanged } = filedSplits(company(filings));
  return {
    splits: splits.map(
      ({ numerator, denominator, after, until }) => `${numerator}:${denominator} ${after} ${until}`,
    ),
    unchanged: unchanged.map(({ after, until }) => `${after} ${until}`),
  };
};

describe('what filings say of splits', () => {
  it('are the proven ones with the days of filings between which they happened', () => {
    expect(told(splitReports(2, ['2022-05-01', '2022-08-01'], ['2022-01-01', '2022-03-31']))).to.deep.equal({
      splits: ['2:1 2022-05-01 2022-08-01'],
      unchanged: [],
    });
  });

  it('and the days between which figures are repeated that a split would have changed', () => {
    const filings = plainFilings(2022, plainYears(3));
    const { splits, unchanged } = told(filings);
    expect(splits).to.deep.equal([]);
    const days = filings.map(({ filed }) => filed).sort();
    expect(unchanged).to.deep.equal([`${days[0]} ${days.at(-1)}`]);
  });

  it('is nothing of filings that share no figure', () => {
    expect(told(plainFilings(2022, plainYears(1)).slice(0, 1))).to.deep.equal({ splits: [], unchanged: [] });
  });
});
