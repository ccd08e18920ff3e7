import { expect } from 'chai';
import fc from 'fast-check';
import { federalHolidays, isBusinessDay, onBusinessDay } from './federal-holidays.ts';

describe('federal holidays', () => {
  it('are observed on the nearest weekday, including Columbus Day and Veterans Day', () => {
    expect([...federalHolidays(2026)]).to.deep.equal([
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
      ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
    ]);
    expect(federalHolidays(2027).has('2027-12-31')).to.equal(true);
    expect(federalHolidays(2028).has('2028-01-01')).to.equal(false);
    expect(federalHolidays(2020).has('2020-06-19')).to.equal(false);
  });

  it('move a due date to the next business day, and no other date', () => {
    expect(onBusinessDay('2026-03-01')).to.equal('2026-03-02');
    expect(onBusinessDay('2026-07-03')).to.equal('2026-07-06');
    expect(onBusinessDay('2026-11-09')).to.equal('2026-11-09');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const date = new Date(Date.parse('2000-01-01') + days * 86_400_000).toISOString().slice(0, 10);
        const moved = onBusinessDay(date);
        expect(isBusinessDay(moved)).to.equal(true);
        expect(moved === date).to.equal(isBusinessDay(date));
        expect(Date.parse(moved) - Date.parse(date)).to.be.at.most(4 * 86_400_000);
      }),
      { numRuns: 200 },
    );
  });
});
