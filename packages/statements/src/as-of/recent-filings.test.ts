import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import { company, plainFilings, plainYears } from '../test-support.ts';
import { SEVERAL_YEARS, TWELVE_MONTHS, withRecentFilings } from './recent-filings.ts';

const FILINGS = plainFilings(2012, plainYears(9));

describe('the filings of the newest period', () => {
  it('are every annual report, and all other filings of the last 27 months', () => {
    const { filings } = withRecentFilings(company(FILINGS), SEVERAL_YEARS);
    const newest = FILINGS.map(({ filed }) => filed)
      .sort()
      .at(-1)!;
    const left = FILINGS.filter((filing) => !filings.includes(filing));
    expect(left).not.to.be.empty;
    for (const { form, filed } of left) {
      expect(form).to.equal('10-Q');
      expect((Date.parse(newest) - Date.parse(filed)) / 86_400_000).to.be.at.least(825);
    }
    expect(withRecentFilings(company([]), SEVERAL_YEARS).filings).to.deep.equal([]);
  });

  it('include every third of the older annual reports, which also covers the years between', () => {
    const { filings } = withRecentFilings(company(FILINGS), TWELVE_MONTHS);
    const filed = filings
      .filter(({ form }) => form === '10-K')
      .map(({ filed: day }) => day.slice(0, 4))
      .sort();
    expect(filed).to.deep.equal(['2014', '2017', '2020', '2021']);
  });

  it('produce the same figures for that period as all filings, if annual reports also count for the year before', () => {
    for (let count = 1; count <= FILINGS.length; count += 1) {
      const whole = company(FILINGS.slice(0, count));
      const { cells } = computeStatements(whole);
      const newest = cells.reduce((end, { period_end: other }) => (other > end ? other : end), '');
      const before = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`;
      for (const [reach, since] of [
        [SEVERAL_YEARS, before],
        [TWELVE_MONTHS, newest],
      ] as const) {
        const recent = (all: typeof cells) => all.filter(({ period_end: end }) => end >= since);
        expect(recent(computeStatements(withRecentFilings(whole, reach)).cells)).to.deep.equal(recent(cells));
      }
    }
  });
});
