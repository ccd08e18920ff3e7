import { expect } from 'chai';
import { type Report, reportedPeriods } from '../earnings/announcements.ts';
import { deadlineOf } from './deadlines.ts';
import { expectedFilings } from './expected-filings.ts';
import { nextPeriodEnd } from './period-ends.ts';

const dayOf = (reported: { readonly date: string } | string): string =>
  typeof reported === 'string' ? reported : reported.date;

describe('the end of the next period', () => {
  const next = (...ends: readonly string[]): string => dayOf(nextPeriodEnd(ends));

  it('is the end of the month, or the same day, like earlier ones', () => {
    expect(next('2023-02-28', '2022-02-28')).to.equal('2024-02-29');
    expect(next('2025-12-31', '2024-12-31', '2023-12-31')).to.equal('2026-12-31');
    expect(next('2025-06-15', '2024-06-15')).to.equal('2026-06-15');
    expect(next('2025-12-31')).to.equal('period_end_unknown');
    expect(next('2025-12-31', '2024-09-30')).to.equal('period_end_unknown');
  });

  it('is 52 weeks later unless a year of 53 weeks may have occurred', () => {
    const ends = ['2026-03-28', '2025-03-29', '2024-03-30', '2023-04-01', '2022-03-26'];
    expect(next(...ends)).to.equal('2027-03-27');
    // 2023-04-01 is 371 days after 2022-03-26; five years later another long year may occur.
    expect(next('2027-03-27', ...ends)).to.equal('fiscal_year_length_unknown');
    expect(next(...ends.slice(0, 3))).to.equal('fiscal_year_length_unknown');
  });
});

describe('the deadline of a report', () => {
  const deadline = (...of: Parameters<typeof deadlineOf>): string => dayOf(deadlineOf(...of));

  it('depends on the form and the category of the filer', () => {
    const due = (form: '10-K' | '10-Q') =>
      (
        [
          'Large Accelerated Filer',
          'Accelerated Filer',
          'Smaller Reporting Accelerated Filer',
          'Non-accelerated Filer',
          'Smaller Reporting Company',
        ] as const
      ).map((category) => deadline(form, form === '10-K' ? '2025-12-31' : '2026-03-31', category));
    // 1 March 2026 and 10 May 2026 are Sundays.
    expect(due('10-K')).to.deep.equal(['2026-03-02', '2026-03-16', '2026-03-16', '2026-03-31', '2026-03-31']);
    expect(due('10-Q')).to.deep.equal(['2026-05-11', '2026-05-11', '2026-05-11', '2026-05-15', '2026-05-15']);
    expect(deadline('10-K', '2025-12-31', '')).to.equal('filer_category_unknown');
  });

  it('of a foreign issuer is four months after the year, or set by its country', () => {
    expect(deadline('20-F', '2025-12-31', '')).to.equal('2026-04-30');
    expect(deadline('20-F', '2025-06-30', '')).to.equal('2025-10-31');
    expect(deadline('20-F', '2025-10-31', '')).to.equal('2026-03-02');
    expect(deadline('20-F', '2025-03-25', '')).to.equal('2025-07-25');
    expect(deadline('40-F', '2025-12-31', '')).to.equal('set_by_home_country');
  });
});

describe('expected filings', () => {
  let serial = 0;
  const report = (form: string, end: string, filed: string): Report => ({
    accession: `0009990001-${filed.slice(2, 4)}-${String((serial += 1)).padStart(6, '0')}`,
    form,
    filed,
    accepted_at: null,
    report_date: end,
  });
  const REPORTS = [2022, 2023, 2024, 2025].flatMap((year) => [
    report('10-Q', `${year}-03-31`, `${year}-05-02`),
    report('10-Q', `${year}-06-30`, `${year}-08-01`),
    report('10-Q', `${year}-09-30`, `${year}-11-01`),
    report('10-K', `${year}-12-31`, `${year + 1}-02-20`),
  ]);
  const expected = (
    today: string,
    reports = REPORTS,
    category: 'Accelerated Filer' | '' = 'Accelerated Filer',
  ) => expectedFilings(reportedPeriods(reports, []), category, today);

  it('are those of the last year a year later, by habit and by rule', () => {
    const found = expected('2026-03-02');
    expect(
      found.map(({ form, periodEnd, deadline }) => [form, dayOf(periodEnd), dayOf(deadline)]),
    ).to.deep.equal([
      ['10-Q', '2026-03-31', '2026-05-11'],
      ['10-Q', '2026-06-30', '2026-08-10'],
      ['10-Q', '2026-09-30', '2026-11-09'],
      ['10-K', '2026-12-31', '2027-03-16'],
    ]);
    expect(found[0]?.estimated).to.deep.equal({
      date: '2026-05-01',
      earliest: '2026-05-01',
      latest: '2026-05-03',
      compared: 8,
    });
    expect(found[0]?.model).to.include({ form: '10-Q', report_date: '2025-03-31' });
  });

  it('of a late company are overdue', () => {
    const [first, second] = expected('2026-05-12');
    expect(first).to.include({ estimated: 'overdue', deadline: 'overdue' });
    expect(second?.deadline).to.deep.equal({ date: '2026-08-10' });
  });

  it('have a reason if they cannot be determined', () => {
    expect(expected('2026-03-02', REPORTS, '')[0]?.deadline).to.equal('filer_category_unknown');
    const late = REPORTS.with(-2, report('10-Q', '2025-09-30', '2025-12-24'));
    expect(expected('2026-03-02', late)[0]?.estimated).to.equal('habit_not_steady');
    expect(expected('2026-03-02', REPORTS.slice(-8))[0]?.estimated).to.equal('too_few_reports');
    expect(expected('2026-03-02', [])).to.deep.equal([]);
    const foreign = [2024, 2025].map((year) => report('40-F', `${year}-12-31`, `${year + 1}-03-20`));
    expect(expected('2026-06-01', foreign)[0]).to.deep.include({
      form: '40-F',
      deadline: 'set_by_home_country',
      estimated: 'too_few_reports',
    });
  });
});
