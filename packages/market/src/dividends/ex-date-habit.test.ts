import { expect } from 'chai';
import { exDateHabit } from './ex-date-habit.ts';

describe('the habit of ex-dates', () => {
  it('is the deviation of ex-dates from their estimates', () => {
    // 91 days apart; the last one is three days late, which also moves the estimate after it.
    const days = ['2024-02-09', '2024-05-10', '2024-08-12', '2024-11-08', '2025-02-10'];
    expect(exDateHabit(days, 'quarterly')).to.deep.equal({ compared: 4, earliest: -3, latest: 3 });
    expect(exDateHabit(days.slice(0, 2), 'quarterly')).to.equal(null);
    expect(exDateHabit(['2024-02-09', '2024-05-10', '2024-08-09'], 'quarterly')).to.deep.equal({
      compared: 2,
      earliest: 0,
      latest: 0,
    });
  });

  it('compares an interim payment with that of the year before', () => {
    const days = ['2023-04-13', '2023-08-10', '2024-04-11', '2024-08-08'];
    expect(exDateHabit(days, 'semi_annual')).to.deep.equal({ compared: 2, earliest: 0, latest: 0 });
  });
});
