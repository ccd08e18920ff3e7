import { expect } from 'chai';
import fc from 'fast-check';
import { frequencyOf } from './frequency.ts';
import type { Dividend } from './dividend.ts';
import { median, paymentsOf } from './payments.ts';

const day = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** Ex-dates from a first one on, a number of days apart. */
const dates = (...gaps: readonly number[]): readonly string[] => {
  let at = '2021-02-05';
  return [at, ...gaps.map((gap) => (at = day(at, gap)))];
};
const paid = (amounts: readonly number[], gap = 91): readonly Dividend[] =>
  amounts.map((amount, at) => ({ exDate: day('2021-02-05', gap * at), amount }));
const shown = (dividends: readonly Dividend[]): readonly unknown[] =>
  paymentsOf(dividends).map(({ regular, special }) => [regular, special]);

describe('payments of a stock', () => {
  it('are all regular if they are equal or increase', () => {
    expect(shown(paid([1, 1, 1.1, 1.1, 1.2]))).to.deep.equal([
      [1, 0],
      [1, 0],
      [1.1, 0],
      [1.1, 0],
      [1.2, 0],
    ]);
  });

  it('include those that the feed marks as special, and tranches are one payment', () => {
    const regular = paid([1, 1, 1]);
    expect(shown([...regular, { exDate: '2021-03-01', amount: 1, special: true }])).to.deep.equal([
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(shown([...regular, { exDate: '2021-02-10', amount: 0.5 }])[0]).to.deep.equal([1.5, 0]);
  });

  it('that are large and off the cycle are special', () => {
    const regular = paid([1, 1, 1, 1, 1]);
    const between = { exDate: day(regular[2]!.exDate, 30), amount: 2 };
    expect(shown([...regular, between])).to.deep.equal([
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 2],
      [1, 0],
      [1, 0],
    ]);
  });

  it('next to a special one are regular, although they look off-cycle because of it', () => {
    const regular = paid([1, 1, 1, 2, 2, 2]);
    const between = { exDate: day(regular[3]!.exDate, 40), amount: 9 };
    expect(shown([...regular, between]).slice(3)).to.deep.equal([
      [2, 0],
      [0, 9],
      [2, 0],
      [2, 0],
    ]);
  });

  it('have a special part in a spike on the regular date, once the next payment shows it', () => {
    expect(shown(paid([1, 1, 1, 5, 1]))[3]).to.deep.equal([1, 4]);
    const [last] = paymentsOf(paid([1, 1, 1, 5])).slice(-1);
    expect(last).to.include({ regular: 5, special: 0, possibleSpecial: true });
    expect(shown(paid([1, 1, 1, 5, 5]))[3]).to.deep.equal([5, 0]);
  });

  it('leave neighbouring payments as the regular part, raised or not', () => {
    expect(shown(paid([4, 4, 12, 6, 6]))[2]).to.deep.equal([6, 6]);
    expect(shown(paid([15, 15, 33, 15, 15]))[2]).to.deep.equal([15, 18]);
    expect(shown(paid([15, 15, 33, 14, 15]))[2]).to.deep.equal([33, 0]);
  });

  it('are special every second quarter, but not every second half-year', () => {
    expect(shown(paid([1, 1, 9, 1, 9, 1, 9, 1])).slice(2, 5)).to.deep.equal([
      [1, 8],
      [1, 0],
      [1, 8],
    ]);
  });

  it('that begin a shorter cycle are regular', () => {
    const yearly = paid([1, 1, 1, 1, 1, 9], 365);
    const next = { exDate: day(yearly[5]!.exDate, 180), amount: 8 };
    expect(shown([...yearly, next]).slice(-2)).to.deep.equal([
      [9, 0],
      [8, 0],
    ]);
  });

  it('that are larger every second time are finals, and regular', () => {
    expect(shown(paid([1, 3, 1, 3, 1, 3], 182)).every((payment) => (payment as number[])[1] === 0)).to.equal(
      true,
    );
  });

  it('add up to the total paid, whatever the order of the feed', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 400 }), (values, gap) => {
        const dividends = paid(values, gap);
        const payments = paymentsOf(dividends);
        const sum = payments.reduce((all, { regular, special }) => all + regular + special, 0);
        expect(sum).to.be.closeTo(
          values.reduce((all, value) => all + value, 0),
          1e-9,
        );
        expect(paymentsOf(dividends.toReversed())).to.deep.equal(payments);
      }),
    );
  });

  it('have a median', () => {
    expect([median([]), median([3]), median([3, 1]), median([5, 1, 2])]).to.deep.equal([null, 3, 2, 2]);
  });
});

describe('frequency of payments', () => {
  const repeated = (gap: number, times: number): readonly string[] =>
    dates(...Array.from({ length: times }, () => gap));

  it('is by how many gaps make a year', () => {
    expect(frequencyOf(repeated(91, 9))).to.equal('quarterly');
    expect(frequencyOf(repeated(30, 30))).to.equal('monthly');
    expect(frequencyOf(repeated(7, 120))).to.equal('weekly');
    expect(frequencyOf(repeated(182, 5))).to.equal('semi_annual');
    expect(frequencyOf(repeated(365, 4))).to.equal('annual');
  });

  it('recognises interim and final payments, and quarters of unequal length', () => {
    expect(frequencyOf(dates(116, 249, 116, 249))).to.equal('semi_annual');
    expect(frequencyOf(dates(63, 112, 91, 99, 63, 112, 91, 99))).to.equal('quarterly');
  });

  it('is irregular if the previous cycle was different, and unknown with too few payments', () => {
    expect(frequencyOf(dates(20, 300, 40, 200, 500))).to.equal('irregular');
    expect(frequencyOf(dates(365))).to.equal('annual');
    expect(frequencyOf(dates(91))).to.equal(null);
    expect(frequencyOf(dates(91, 91))).to.equal('quarterly');
    expect(frequencyOf(dates(30, 31, 28))).to.equal('monthly');
    expect(frequencyOf(dates(90, 200))).to.equal('irregular');
    expect(frequencyOf(dates())).to.equal(null);
    expect(frequencyOf([])).to.equal(null);
  });
});
