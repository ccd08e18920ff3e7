import { expect } from 'chai';
import { type Dated, type Report, reportedPeriods } from './announcements.ts';
import { habitOf, outlookOf } from './habit.ts';

let serial = 0;
const dated = (filed: string, form = '8-K'): Dated => ({
  accession: `0009990001-${filed.slice(2, 4)}-${String((serial += 1)).padStart(6, '0')}`,
  form,
  filed,
  accepted_at: null,
});
const report = (end: string, filed: string): Report => ({ ...dated(filed, '10-Q'), report_date: end });

const YEARS = [2022, 2023, 2024];
/** Days of the quarters of 2022 to 2024: results three weeks after the end, the report a week later. */
const REPORTS = YEARS.flatMap((year) => [
  report(`${year}-03-31`, `${year}-04-28`),
  report(`${year}-06-30`, `${year}-07-28`),
  report(`${year}-09-30`, `${year}-10-28`),
  report(`${year}-12-31`, `${year + 1}-02-02`),
]);
const RELEASES: readonly Dated[] = [
  ...['2022-04-21', '2022-07-21', '2022-10-20', '2023-01-26'],
  ...['2023-04-20', '2023-07-20', '2023-10-19', '2024-01-25'],
  ...['2024-04-18', '2024-07-18', '2024-10-17', '2025-01-23'],
].map((day) => dated(day));

const announcedOn = (reports: readonly Report[], releases: readonly Dated[]): (string | null)[] =>
  reportedPeriods(reports, releases).map(({ announced }) => announced?.filed ?? null);

const outlook = (
  today: string,
  releases: readonly Dated[] = RELEASES,
  reports: readonly Report[] = REPORTS,
  reportedTo: string | null = null,
) => outlookOf(reportedPeriods(reports, releases), releases, today, reportedTo);

describe('announcements of results', () => {
  it('are before the report and after the end of the period, in whatever order filings arrive', () => {
    const days = RELEASES.map(({ filed }) => filed);
    expect(announcedOn(REPORTS, RELEASES)).to.deep.equal(days);
    expect(announcedOn(REPORTS.toReversed(), RELEASES.toReversed())).to.deep.equal(days);
    expect(announcedOn(REPORTS, [])).to.deep.equal(REPORTS.map(() => null));
  });

  it('exclude preliminary and recast figures', () => {
    const others = ['2022-04-04', '2023-04-03', '2024-04-26', '2024-10-02'].map((day) => dated(day));
    expect(announcedOn(REPORTS, [...RELEASES, ...others])).to.deep.equal(RELEASES.map(({ filed }) => filed));
    const onlyEarly = RELEASES.map((each) => (each.filed === '2025-01-23' ? dated('2025-01-01') : each));
    expect(announcedOn(REPORTS, onlyEarly).at(-1)).to.equal(null);
  });

  it('exclude those of a period whose report was late', () => {
    const late = [report('2024-03-31', '2024-08-01'), report('2024-06-30', '2024-09-10')];
    expect(announcedOn(late, [dated('2024-07-25'), dated('2024-09-03')])).to.deep.equal([
      '2024-07-25',
      '2024-09-03',
    ]);
  });
});

describe('the next announcement', () => {
  it('is 52 weeks after that of the year before, with the spread of the last ones', () => {
    expect(outlook('2025-02-03')).to.deep.equal({
      pending: null,
      next: {
        date: '2025-04-17',
        earliest: '2025-04-17',
        latest: '2025-04-17',
        yearBefore: RELEASES[8],
        compared: 8,
        quartersAhead: 1,
      },
    });
    const moved = RELEASES.map((each) =>
      each.filed === '2024-07-18'
        ? dated('2024-07-23')
        : each.filed === '2024-10-17'
          ? dated('2024-10-14')
          : each,
    );
    expect(outlook('2025-02-03', moved).next).to.deep.include({
      date: '2025-04-17',
      earliest: '2025-04-14',
      latest: '2025-04-22',
    });
  });

  it('is on a session of the exchange', () => {
    // 364 days after 2024-04-19 is Good Friday of 2025.
    const friday = RELEASES.map((each) => (each.filed === '2024-04-18' ? dated('2024-04-19') : each));
    expect(outlook('2025-02-03', friday).next).to.have.property('date', '2025-04-21');
  });

  it('follows results that were announced and not reported yet', () => {
    const announced = [...RELEASES, dated('2025-04-17')];
    const { pending, next } = outlook('2025-04-18', announced);
    expect(pending?.filed).to.equal('2025-04-17');
    expect(next).to.deep.include({ date: '2025-07-17', quartersAhead: 2 });
    // For example deliveries of a quarter.
    expect(outlook('2025-04-03', [...RELEASES, dated('2025-04-02')]).pending).to.equal(null);
  });

  it('is refused without a habit', () => {
    expect(outlook('2025-04-18').next).to.equal('overdue');
    expect(outlook('2025-02-03', []).next).to.equal('no_announcements');
    expect(outlook('2023-02-03', RELEASES.slice(0, 4), REPORTS.slice(0, 4)).next).to.equal(
      'too_few_announcements',
    );
    const unsteady = RELEASES.map((each) => (each.filed === '2024-07-18' ? dated('2024-07-04') : each));
    expect(outlook('2025-02-03', unsteady).next).to.equal('habit_not_steady');
    expect(outlookOf([], [], '2025-02-03', null).next).to.equal('report_not_listed');
  });

  it('has a habit of the last eight of at least six announcements up to ten days from the year before', () => {
    expect(habitOf([0, 0, 0, 0, 0])).to.equal('too_few');
    expect(habitOf([10, -10, 0, 0, 0, 3])).to.deep.equal({ compared: 6, earliest: -10, latest: 10 });
    expect(habitOf([0, 0, 0, 0, 0, 11])).to.equal('habit_not_steady');
    expect(habitOf([0, 0, 0, 0, -11, 0])).to.equal('habit_not_steady');
    expect(habitOf([11, 1, 2, 3, 4, 5, 6, 7, 8])).to.deep.equal({ compared: 8, earliest: 0, latest: 8 });
  });

  it('is refused if the statements end eighty days after the newest report of the list', () => {
    const next = (reportedTo: string) => outlook('2025-02-03', RELEASES, REPORTS, reportedTo).next;
    expect(next('2025-03-20')).to.have.property('date', '2025-04-17');
    expect(next('2025-03-21')).to.equal('report_not_listed');
  });

  it('is refused if the list of filings lacks the reports of newer statements, which is not overdue', () => {
    expect(outlook('2025-10-01', RELEASES, REPORTS, '2024-12-31').next).to.equal('overdue');
    expect(outlook('2025-10-01', RELEASES, REPORTS, '2025-06-30').next).to.equal('report_not_listed');
  });

  it('is refused if the quarter of the previous year is missing', () => {
    const gap = REPORTS.filter(({ report_date: end }) => end !== '2024-03-31');
    expect(outlook('2025-02-03', RELEASES, gap).next).to.be.oneOf([
      'habit_not_steady',
      'too_few_announcements',
    ]);
  });
});
