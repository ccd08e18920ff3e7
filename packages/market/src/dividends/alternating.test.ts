import { expect } from 'chai';
import { currentDividends } from './current.ts';
import type { Dividend } from './dividend.ts';
import { paymentsOf } from './payments.ts';
import { trackRecordOf } from './track-record.ts';

const of = (...written: readonly string[]): readonly Dividend[] =>
  written.map((line) => {
    const [exDate = '', amount] = line.split(' ');
    return { exDate, amount: Number(amount) };
  });

/** Quarterly payments that were raised three times, and from 2021 on a special one of any size between each two. */
const PAID = of(
  ...['2020-01-16 0.29', '2020-04-15 0.38', '2020-07-16 0.38', '2020-10-15 0.38'],
  ...['2021-01-14 0.38', '2021-04-15 0.41', '2021-07-15 0.41', '2021-10-14 0.41', '2021-12-14 2'],
  ...['2022-01-13 0.75', '2022-03-14 1', '2022-04-13 0.75', '2022-06-14 1.8', '2022-07-14 0.75'],
  ...['2022-09-14 1.5', '2022-10-14 0.75', '2022-12-14 1.5', '2023-01-13 0.82', '2023-03-15 1'],
  ...['2023-04-13 0.82', '2023-07-14 0.82', '2023-10-16 0.82', '2024-01-16 0.91', '2024-04-15 0.91'],
);
const SPECIAL = ['2021-12-14', '2022-03-14', '2022-06-14', '2022-09-14', '2022-12-14', '2023-03-15'];

/** What is answered as of a day from the payments up to then, or up to a later day. */
const answerAt = (asOf: string, upTo: string): object => {
  const payments = paymentsOf(PAID.filter(({ exDate }) => exDate <= upTo));
  const { annualRate, forwardRate, ...current } = currentDividends(payments, asOf);
  const record = trackRecordOf(payments, current, asOf);
  const rates = [annualRate, forwardRate].map((rate) => rate?.toFixed(6));
  return { ...current, rates, ...record };
};

describe('two series of quarterly payments that alternate', () => {
  it('are the steady one, which is regular, and the other one, which is special', () => {
    const special = paymentsOf(PAID).filter((payment) => payment.special > 0);
    expect(special.map(({ exDate }) => exDate)).to.deep.equal(SPECIAL);
    expect(answerAt('2023-06-30', '2023-06-30')).to.deep.include({
      rates: ['3.140000', '3.280000'],
      frequency: 'quarterly',
      cuts: 0,
    });
  });

  it('are answered as a later day remembers them, from the second special payment on', () => {
    for (const day of ['2022-04-30', '2022-06-30', '2022-08-15', '2022-12-31', '2023-03-31', '2023-06-30'])
      expect(answerAt(day, day), day).to.deep.equal(answerAt(day, '2024-05-01'));
  });

  it('are both regular where neither is steadier, as interims and finals', () => {
    const halves = of('2022-01-03 1', '2022-02-15 3', '2022-04-04 1.5', '2022-05-16 2', '2022-07-04 1');
    expect(paymentsOf(halves).every(({ special }) => special === 0)).to.equal(true);
  });
});
