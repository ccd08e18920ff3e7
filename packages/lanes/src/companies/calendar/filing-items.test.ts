import { expect } from 'chai';
import type { Dated, Report } from '../earnings/announcements.ts';
import { expectedOf } from './filing-items.ts';

const dated = (filed: string, form = '8-K'): Dated => ({ accession: filed, form, filed, accepted_at: null });
const YEARS = [2022, 2023, 2024];
const RELEASES = YEARS.flatMap((year) =>
  [`${year}-04-20`, `${year}-07-20`, `${year}-10-19`, `${year + 1}-01-25`].map((day) => dated(day)),
);
const report = (form: string, end: string, filed: string): Report => ({
  ...dated(filed, form),
  report_date: end,
});
const REPORTS = YEARS.flatMap((year) => [
  report('10-Q', `${year}-03-31`, `${year}-05-01`),
  report('10-Q', `${year}-06-30`, `${year}-08-01`),
  report('10-Q', `${year}-09-30`, `${year}-11-01`),
  report('10-K', `${year}-12-31`, `${year + 1}-02-20`),
]);

describe('what is expected of a company whose statements are newer than the list of its filings', () => {
  const expected = (end: string | null) => {
    const category = {
      filer_category: 'Accelerated Filer',
      filer_category_accession: 'a',
      filer_category_form: '10-K',
      filer_category_filed: '2025-02-20',
      period_end: end,
    } as const;
    const { items, gaps } = expectedOf({ category, releases: RELEASES, reports: REPORTS }, '2025-08-20');
    return {
      gaps: gaps.map(({ kind, period_end: of, reason }) => [kind, of, reason]),
      filings: items.filter(({ kind }) => kind === 'filing').map(({ period_end: of }) => of),
    };
  };

  it('leaves out the reports of periods that the statements have', () => {
    expect(expected('2025-06-30')).to.deep.equal({
      gaps: [['earnings', '2025-09-30', 'report_not_listed']],
      filings: ['2025-09-30', '2025-09-30', '2025-12-31', '2025-12-31'],
    });
  });

  it('has reports overdue that nobody filed', () => {
    expect(expected('2024-12-31').gaps).to.deep.include(['filing', '2025-03-31', 'overdue']);
    expect(expected(null).gaps).to.deep.include(['earnings', '2025-03-31', 'overdue']);
  });
});
