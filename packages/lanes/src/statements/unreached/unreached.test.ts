import { expect } from 'chai';
import { parseLabel } from '@footnote/statements/calendar/label';
import { isOfReport } from './unreached.ts';

const NEWEST = { fiscal_year: 2025, fiscal_period: 'Q3', period_end: '2025-06-28' } as const;

describe('a period that a known report has and the statements have not', () => {
  const ofReport = (label: string, reportEnd: string): boolean =>
    isOfReport(parseLabel(label)!, NEWEST, reportEnd);

  it('is of the quarters between the two, whatever their lengths', () => {
    const upToYear = ['2025-Q3', '2025-Q4', 'FY2025', 'TTM-2025-Q4', '2026-Q1', '2026-3M', 'FY2026'];
    expect(upToYear.filter((label) => ofReport(label, '2025-09-27'))).to.deep.equal([
      '2025-Q4',
      'FY2025',
      'TTM-2025-Q4',
    ]);
    expect(upToYear.filter((label) => ofReport(label, '2025-12-27'))).to.deep.equal([
      '2025-Q4',
      'FY2025',
      'TTM-2025-Q4',
      '2026-Q1',
      '2026-3M',
    ]);
  });

  it('is none of years ago or to come', () => {
    expect(['FY1999', '2031-Q4'].filter((label) => ofReport(label, '2026-03-28'))).to.deep.equal([]);
  });

  it('counts years of a company that reports once a year', () => {
    const annual = { fiscal_year: 2024, fiscal_period: 'FY', period_end: '2024-12-31' } as const;
    const isNext = (label: string) => isOfReport(parseLabel(label)!, annual, '2025-12-31');
    expect([isNext('FY2024'), isNext('FY2025'), isNext('FY2026')]).to.deep.equal([false, true, false]);
  });
});
