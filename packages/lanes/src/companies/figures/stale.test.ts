import { expect } from 'chai';
import { stalePeriods } from './stale.ts';

describe('companies in comparisons and screens', () => {
  it('are stale by the newest period, by how they report', () => {
    const expected = { annual: '2025-01-02', quarterly: '2025-11-13' };
    expect(stalePeriods(Date.parse('2026-05-16T00:00:00Z'))).to.deep.equal(expected);
    expect(stalePeriods(Date.parse('2026-05-16T23:59:59Z'))).to.deep.equal(expected);
  });
});
