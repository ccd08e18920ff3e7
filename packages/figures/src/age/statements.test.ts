import { expect } from 'chai';
import { addDays } from '@footnote/values/day';
import fc from 'fast-check';
import { isStaleOn, staleBefore, staleFrom } from './statements.ts';

describe('the age of statements', () => {
  it('is counted from the end of the newest period, by how the company reports', () => {
    expect(staleFrom('2026-01-01', 'quarterly')).to.equal('2026-07-05');
    expect(staleFrom('2026-01-01', 'annual')).to.equal('2027-05-16');
    expect(isStaleOn('2026-07-04', '2026-01-01', 'quarterly')).to.equal(false);
    expect(isStaleOn('2026-07-05', '2026-01-01', 'quarterly')).to.equal(true);
  });

  it('is the same by the end of a period and by the day', () => {
    const cadence = fc.constantFrom('annual' as const, 'quarterly' as const);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), cadence, (days, how) => {
        const end = addDays('2026-01-01', -days);
        expect(end < staleBefore('2026-01-01', how)).to.equal(isStaleOn('2026-01-01', end, how));
      }),
    );
  });
});
