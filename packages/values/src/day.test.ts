import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, dayAt, dayBefore, daysBetween, DAY_MS, isDay } from './day.ts';

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

  it('exist exactly if the calendar has them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, date) => {
        const text = [
          String(year).padStart(4, '0'),
          ...[month, date].map((number) => String(number).padStart(2, '0')),
        ].join('-');
        const time = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
        expect(isDay(text), text).to.equal(exists);
      }),
      { numRuns: 2000 },
    );
    const wrong = [
      '',
      '2024-2-01',
      '2024-02-01T00:00:00Z',
      '20240201',
      ' 2024-02-01',
      '2024-02-30',
      '2024-02-01\n',
    ];
    expect(wrong.filter(isDay)).to.deep.equal([]);
    expect(['2000-02-29', '2024-02-29', '1900-02-28', '2023-12-31'].every(isDay)).to.equal(true);
    expect(
      ['1900-02-29', '2023-02-29', '2023-04-31', '2023-13-01', '2023-00-01', '2023-01-00'].some(isDay),
    ).to.equal(false);
  });
});
