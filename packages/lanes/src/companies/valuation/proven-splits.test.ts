import { expect } from 'chai';
import { provenSplits } from './proven-splits.ts';

const split = (after: string, until: string) => ({ numerator: 4n, denominator: 1n, after, until });

describe('splits that filings prove', () => {
  it('happened between two filings', () => {
    expect(provenSplits({ splits: [split('2020-07-31', '2020-10-30')], unchanged: [] }).splits).to.deep.equal(
      [{ after: '2020-07-31', exDate: '2020-10-30', ratio: 4 }],
    );
  });

  it('are all of them since figures are repeated, across gaps in which one is proven', () => {
    const unchanged = [
      { after: '2012-05-01', until: '2014-02-01' },
      { after: '2015-05-01', until: '2020-02-01' },
      { after: '2021-01-28', until: '2026-05-01' },
    ];
    const splits = [split('2020-07-31', '2020-10-30')];
    expect(provenSplits({ splits, unchanged }).provenFrom).to.equal('2015-05-01');
    expect(provenSplits({ splits: [], unchanged }).provenFrom).to.equal('2021-01-28');
    const older = [split('2014-05-01', '2014-08-01')];
    expect(provenSplits({ splits: older, unchanged }).provenFrom).to.equal('2021-01-28');
    expect(provenSplits({ splits: [...older, ...splits], unchanged }).provenFrom).to.equal('2012-05-01');
  });

  it('are not known at all where no figure is repeated', () => {
    expect(provenSplits({ splits: [], unchanged: [] }).provenFrom).to.equal('9999-12-31');
  });
});
