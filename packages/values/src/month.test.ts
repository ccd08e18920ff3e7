import { expect } from 'chai';
import fc from 'fast-check';
import { addMonths, isMonthEnd, monthEnd, monthEndAfter, monthsBefore } from './month.ts';

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

describe('months after a day', () => {
  it('are those before it, counted the other way', () => {
    fc.assert(
      fc.property(days, counts, (date, count) => addMonths(date, count) === monthsBefore(date, -count)),
    );
    expect(addMonths('2025-11-30', 3)).to.equal('2026-02-28');
  });
});

describe('the end of a month', () => {
  it('is the day before the first of the next one', () => {
    fc.assert(
      fc.property(days, counts, (date, count) => {
        const end = monthEndAfter(date, count);
        expect(partsOf(end).months).to.equal(partsOf(date).months + count);
        expect(partsOf(end).day).to.equal(partsOf(end).length);
        expect(isMonthEnd(end)).to.equal(true);
      }),
    );
  });

  it('is no other day', () => {
    fc.assert(fc.property(days, (date) => isMonthEnd(date) === (partsOf(date).day === partsOf(date).length)));
  });

  it('is that of a neighbouring year for a month outside of the year', () => {
    expect([monthEnd(2024, 2), monthEnd(2024, 0), monthEnd(2024, 14)]).to.deep.equal([
      '2024-02-29',
      '2023-12-31',
      '2025-02-28',
    ]);
  });
});
