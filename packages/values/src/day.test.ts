import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, dayAt, dayBefore, daysBetween, DAY_MS } from './day.ts';

const FIRST = Date.UTC(1900, 0, 1) / DAY_MS;
const LAST = Date.UTC(2199, 11, 31) / DAY_MS;
const day = fc.integer({ min: FIRST, max: LAST }).map((count) => dayAt(count * DAY_MS));
const days = fc.integer({ min: -40_000, max: 40_000 });

describe('days of the calendar', () => {
  it('are as far apart as was added', () => {
    fc.assert(fc.property(day, days, (from, count) => daysBetween(from, addDays(from, count)) === count));
  });

  it('add up, and back', () => {
    fc.assert(
      fc.property(day, days, days, (from, a, b) => {
        expect(addDays(addDays(from, a), b)).to.equal(addDays(from, a + b));
        expect(addDays(addDays(from, a), -a)).to.equal(from);
      }),
    );
  });

  it('are in the order of their texts', () => {
    fc.assert(
      fc.property(day, day, (a, b) => Math.sign(daysBetween(a, b)) === (a === b ? 0 : a < b ? 1 : -1)),
    );
  });

  it('are those of any time of the day', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: DAY_MS - 1 }),
        (from, ms) => dayAt(Date.parse(from) + ms) === from,
      ),
    );
  });

  it('end months and years where the calendar does', () => {
    expect(['2024-03-01', '2023-03-01', '1900-03-01', '2000-01-01'].map(dayBefore)).to.deep.equal([
      '2024-02-29',
      '2023-02-28',
      '1900-02-28',
      '1999-12-31',
    ]);
  });

  it('that no calendar has are refused', () => {
    expect(daysBetween('2024-13-01', '2024-01-01')).to.be.NaN;
    expect(() => addDays('', 1)).to.throw(RangeError);
  });
});
