import { expect } from 'chai';
import { staleBefore } from './stale.ts';

describe('a company in a comparison', () => {
  it('is stale fifteen months after its newest period, whatever the length of the months', () => {
    expect(staleBefore(Date.parse('2026-05-15T10:00:00Z'))).to.equal('2025-02-15');
    expect(staleBefore(Date.parse('2026-05-31T23:59:59Z'))).to.equal('2025-02-28');
  });
});
