import { expect } from 'chai';
import { segmentsTimeliness } from './timeliness.ts';

describe('the freshness of a breakdown', () => {
  const staleFrom = (kind: string, cadence: 'annual' | 'quarterly'): number =>
    segmentsTimeliness({ period_end: '2025-09-27', period_kind: kind }, cadence).staleFrom ?? 0;

  it('of fiscal years lasts as long as that of a company that reports once a year', () => {
    expect(staleFrom('annual', 'quarterly')).to.equal(staleFrom('annual', 'annual'));
    expect(staleFrom('annual', 'quarterly')).to.be.greaterThan(Date.parse('2026-09-27'));
  });

  it('of quarters ends with the next report', () => {
    expect(staleFrom('quarter', 'quarterly')).to.be.lessThan(Date.parse('2026-05-29'));
  });
});
