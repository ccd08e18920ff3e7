import { expect } from 'chai';
import fc from 'fast-check';
import { easternWallClock, fromEasternWallClock, offsetByCalendar } from './eastern.ts';

const instant = fc.integer({ min: Date.UTC(1967, 0), max: Date.UTC(2037, 11) });

describe('the Eastern wall clock', () => {
  it('is that of the calendar at every instant', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(easternWallClock(at) - at).to.equal(offsetByCalendar(at));
      }),
      { numRuns: 2000 },
    );
  });

  it('is that of the calendar in each hour of the months in which it changes', () => {
    for (const month of [2, 3, 9, 10])
      for (let at = Date.UTC(2026, month); at < Date.UTC(2026, month + 1); at += 3_600_000)
        expect(easternWallClock(at) - at).to.equal(offsetByCalendar(at));
  });

  it('shows a time at the instant found for it, except in the hour skipped in spring', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const wall = easternWallClock(at);
        expect(easternWallClock(fromEasternWallClock(wall))).to.equal(wall);
      }),
    );
  });
});
