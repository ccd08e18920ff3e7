import { expect } from 'chai';
import fc from 'fast-check';
import { monthsBefore } from './months.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const counts = fc.integer({ min: -150, max: 150 });

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Months since the year 0, and the day. */
const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
  return { months: 12 * year + month - 1, day, length };
};

describe('months before a day', () => {
  it('keep the day of the month, or use the last day of a shorter month', () => {
    fc.assert(
      fc.property(days, counts, (date, count) => {
        const [from, to] = [partsOf(date), partsOf(monthsBefore(date, count))];
        expect(to.months).to.equal(from.months - count);
        expect(to.day).to.equal(Math.min(from.day, to.length));
      }),
    );
  });

  it('keep the order of days', () => {
    fc.assert(
      fc.property(days, days, counts, (one, other, count) => {
        const [first = '', last = ''] = [one, other].toSorted();
        expect(monthsBefore(first, count) <= monthsBefore(last, count)).to.equal(true);
      }),
    );
  });

  it('are additive and reversible for a day that every month has', () => {
    fc.assert(
      fc.property(days, counts, counts, (date, one, other) => {
        const day = `${date.slice(0, 8)}28`;
        expect(monthsBefore(monthsBefore(day, one), other)).to.equal(monthsBefore(day, one + other));
        expect(monthsBefore(monthsBefore(day, one), -one)).to.equal(day);
      }),
    );
  });

  it('end with February', () => {
    expect(monthsBefore('2026-05-31', 3)).to.equal('2026-02-28');
    expect(monthsBefore('2028-05-30', 3)).to.equal('2028-02-29');
    expect(monthsBefore('2028-02-29', 24)).to.equal('2026-02-28');
  });
});
