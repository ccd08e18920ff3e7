import { expect } from 'chai';
import { reportedPeriods } from './announcements.ts';
import { reportedUpTo, withoutFigures } from './without-figures.ts';

const filing = (form: string, filed: string) => ({
  accession: `0009990001-${filed.slice(2, 4)}-${filed.slice(5, 7)}${filed.slice(8)}00`,
  accepted_at: null,
  filed,
  form,
});
const report = (end: string, filed: string) => ({ ...filing('10-Q', filed), report_date: end });

const PERIODS = reportedPeriods(
  [
    report('2025-03-31', '2025-04-28'),
    report('2025-06-30', '2025-07-28'),
    report('2025-09-30', '2025-10-28'),
  ],
  [filing('8-K', '2025-04-21'), filing('8-K', '2025-10-21')],
);

describe('listed reports without figures', () => {
  const ends = (figuresEnd: string | null) =>
    withoutFigures(PERIODS, figuresEnd).map(({ report: { report_date: end } }) => end);

  it('are those on later periods than the statements reach, newest first', () => {
    expect(ends('2025-03-29')).to.deep.equal(['2025-09-30', '2025-06-30']);
    expect(ends('2025-09-27')).to.deep.equal([]);
    expect(ends('2025-12-31')).to.deep.equal([]);
    expect(ends(null)).to.deep.equal(['2025-09-30', '2025-06-30', '2025-03-31']);
  });

  it('are reported: a later release does not announce their periods', () => {
    // The release about the fourth quarter has the third beside it, which the 10-Q that was not collected has reported.
    expect(reportedUpTo(PERIODS, '2025-03-29')! > '2025-09-30').to.equal(true);
    expect(reportedUpTo(PERIODS, '2025-03-29')! < '2025-12-27').to.equal(true);
    expect(reportedUpTo(PERIODS, '2025-09-27')).to.equal('2025-09-27');
    expect([reportedUpTo([], null), reportedUpTo([], '2025-09-27')]).to.deep.equal([null, '2025-09-27']);
  });
});
