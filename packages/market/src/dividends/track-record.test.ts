import { DAY_MS } from '@footnote/values/day';
import { expect } from 'chai';
import fc from 'fast-check';
import { currentDividends } from './current.ts';
import type { Dividend } from './dividend.ts';
import { paymentsOf } from './payments.ts';
import { type TrackRecord, trackRecordOf } from './track-record.ts';

/** Payments every quarter, half-year or year, the newest on a day. */
const paid = (amounts: readonly number[], gap = 91, newest = '2026-05-11'): readonly Dividend[] =>
  amounts.map((amount, at) => ({
    exDate: new Date(Date.parse(newest) - (amounts.length - 1 - at) * gap * DAY_MS)
      .toISOString()
      .slice(0, 10),
    amount,
  }));

const recordOf = (dividends: readonly Dividend[], asOf = '2026-05-29'): TrackRecord => {
  const payments = paymentsOf(dividends);
  return trackRecordOf(payments, currentDividends(payments, asOf), asOf);
};

/** Seven years of four payments each, with one rate per year. */
const years = (...rates: readonly number[]): readonly Dividend[] =>
  paid(rates.flatMap((rate) => Array.from({ length: 4 }, () => rate)));

describe('track record of dividends', () => {
  it('for Apple on 2026-05-29 has twenty payments and five years, each above the year before', () => {
    const amounts = [0.22, 0.23, 0.24, 0.25, 0.26].flatMap((rate) => Array.from({ length: 4 }, () => rate));
    // Apple raises with the payment of May.
    const record = recordOf(paid([0.205, 0.205, 0.205, ...amounts, 0.27]));
    expect(record).to.deep.equal({
      firstExDate: '2021-08-16',
      totalPayments: 20,
      increaseYears: 5,
      cuts: 0,
      lastIncreaseDate: '2026-05-11',
    });
  });

  it('counts years back from the newest to the first that was not above the year before', () => {
    expect(recordOf(years(1, 2, 3, 3, 4, 5)).increaseYears).to.equal(2);
    expect(recordOf(years(1, 2, 3, 4, 5, 5)).increaseYears).to.equal(0);
    expect(recordOf(years(1, 2, 3, 4, 5, 5.02)).increaseYears).to.equal(0);
  });

  it('has a cut for each payment below the previous one, except after a special one', () => {
    expect(recordOf(years(3, 3, 2, 2, 1, 1)).cuts).to.equal(2);
    const amounts = [1, 1, 1, 1, 1, 1, 4, 1, 1, 1];
    expect(recordOf(paid(amounts))).to.include({ cuts: 0, totalPayments: 10, lastIncreaseDate: null });
  });

  it('compares interim payments with interim ones', () => {
    const amounts = [1, 3, 1.1, 3.3, 1.2, 3.6, 1.3, 3.9, 1.4, 4.2, 1.5, 4.5];
    expect(recordOf(paid(amounts, 182))).to.include({ cuts: 0, increaseYears: 5 });
    expect(recordOf(paid(amounts.with(-2, 1.3), 182)).cuts).to.equal(1);
  });

  it('has a cut for a suspension, and none for a stock that did not pay', () => {
    expect(recordOf(paid([1, 1, 1, 1, 1, 1, 1, 1], 91, '2024-05-13'))).to.include({
      cuts: 1,
      increaseYears: 0,
    });
    expect(recordOf([...paid([1, 1, 1, 1], 91, '2023-05-11'), ...paid([2, 2, 2, 2])])).to.include({
      cuts: 1,
      increaseYears: 0,
    });
    expect(recordOf(paid([1, 1, 1, 1], 91, '2019-05-11'))).to.deep.equal({
      firstExDate: null,
      totalPayments: 0,
      increaseYears: null,
      cuts: null,
      lastIncreaseDate: null,
    });
  });

  it('has no years if the frequency is irregular', () => {
    const days = ['2023-06-01', '2023-08-01', '2023-10-01', '2024-08-01', '2025-05-01', '2026-01-02'];
    expect(recordOf(days.map((exDate) => ({ exDate, amount: 1 }))).increaseYears).to.equal(null);
  });

  it('has no streak in the first year of payments, which cannot be compared', () => {
    expect(recordOf(paid([1, 1, 1, 1, 2])).increaseYears).to.equal(null);
    expect(recordOf(paid([1, 1, 1, 1, 2, 2, 2, 2])).increaseYears).to.equal(1);
  });

  it('stays within its window', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(30, 91, 182, 365), (values, gap) => {
        const dividends = paid(values, gap);
        const record = recordOf(dividends);
        expect(record.totalPayments).to.be.at.most(values.length);
        expect(record.increaseYears ?? 0).to.be.within(0, 5);
        expect(record.cuts ?? 0).to.be.at.most(record.totalPayments + 1);
      }),
    );
  });
});
