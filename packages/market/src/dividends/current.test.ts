import { expect } from 'chai';
import fc from 'fast-check';
import { isSession } from '../session-calendar.ts';
import { type CurrentDividends, currentDividends } from './current.ts';
import type { Dividend } from './dividend.ts';
import { paymentsOf } from './payments.ts';
import { trackRecordOf } from './track-record.ts';

const at = (exDate: string, amount: number): Dividend => ({ exDate, amount });
const current = (asOf: string, ...dividends: readonly Dividend[]): CurrentDividends =>
  currentDividends(paymentsOf(dividends), asOf);

/** Payments of Apple as its price feeds report them. */
const APPLE = [
  at('2024-05-10', 0.25),
  at('2024-08-12', 0.25),
  at('2024-11-08', 0.25),
  at('2025-02-10', 0.25),
  at('2025-05-12', 0.26),
  at('2025-08-11', 0.26),
  at('2025-11-10', 0.26),
  at('2026-02-09', 0.26),
  at('2026-05-11', 0.27),
];

const NO_RATE = { annualRate: null, forwardRate: null, rateBasis: null, nextAmount: null } as const;

/** A payment a month of 0.01, and in each year the specials. */
function monthlyWith(specials: Readonly<Record<string, number>>): readonly Dividend[] {
  const months = Array.from({ length: 41 }, (_, month) =>
    at(new Date(Date.UTC(2023, month, 3)).toISOString().slice(0, 10), 0.01),
  );
  return [...months, ...Object.entries(specials).map(([exDate, amount]) => at(exDate, amount))];
}

describe('current dividends', () => {
  it('are all payments of a year if most of what is paid is special, year after year', () => {
    const large = {
      '2023-08-18': 0.6,
      '2024-08-19': 0.7,
      '2025-02-18': 0.5,
      '2025-08-18': 0.6,
      '2026-02-18': 0.8,
    };
    const paid = current('2026-05-29', ...monthlyWith(large));
    expect(paid).to.include({ frequency: 'monthly', rateBasis: 'trailing_12m', nextAmount: 0.01 });
    expect(paid.annualRate).to.be.closeTo(1.4 + 0.12, 1e-9);
    expect(paid.forwardRate).to.equal(paid.annualRate);
    const twoYears = { ...large, '2024-08-19': 0 };
    const rare = current('2026-05-29', ...monthlyWith({ ...twoYears, '2025-02-18': 0.3 }));
    expect(rare).to.include({ rateBasis: 'forward_annualized', forwardRate: 0.12 });
  });

  it('have the rate of the last cycle and no next amount if the amounts rise and fall by much', () => {
    /** A payment a month from 2023 to 2025, the third of each quarter the largest. */
    const monthly = (amounts: readonly number[]): readonly Dividend[] =>
      Array.from({ length: 36 }, (_, month) =>
        at(
          new Date(Date.UTC(2023, month, 15)).toISOString().slice(0, 10),
          amounts[month % amounts.length] ?? 0,
        ),
      );
    const varied = current('2025-12-31', ...monthly([0.2, 0.3, 0.6]));
    expect(varied).to.include({ frequency: 'monthly', rateBasis: 'trailing_12m', nextAmount: null });
    expect(varied.forwardRate).to.be.closeTo(4 * 1.1, 1e-9);
    expect(varied.nextExDate).to.equal('2026-01-14');
    const alike = current('2025-12-31', ...monthly([0.2, 0.21, 0.19]));
    expect(alike).to.include({ rateBasis: 'forward_annualized', nextAmount: 0.19 });
    const raisedAndCut = [...Array<number>(20).fill(0.2), ...Array<number>(10).fill(0.4), 0.2];
    expect(current('2025-12-31', ...monthly(raisedAndCut)).rateBasis).to.equal('forward_annualized');
  });

  it('are none five years and a day after the last payment', () => {
    expect(current('2026-05-29', at('2021-05-29', 1)).status).to.equal('suspended');
    expect(current('2026-05-29', at('2021-05-28', 1)).status).to.equal('non_payer');
    const quarterly = ['2020-08-28', '2020-11-27', '2021-02-26'].map((day) => at(day, 1));
    expect(current('2026-05-29', ...quarterly, at('2021-05-29', 1)).status).to.equal('suspended');
    expect(current('2026-05-29', ...quarterly, at('2021-05-28', 1)).status).to.equal('non_payer');
  });

  it('for a quarterly payer are its trailing and forward rates, and the next payment', () => {
    const { annualRate, forwardRate, ...others } = current('2026-05-29', ...APPLE);
    expect(annualRate).to.be.closeTo(1.05, 1e-9);
    expect(forwardRate).to.be.closeTo(1.08, 1e-9);
    expect(others).to.deep.equal({
      status: 'payer',
      frequency: 'quarterly',
      rateBasis: 'forward_annualized',
      lastExDate: '2026-05-11',
      lastAmount: 0.27,
      nextExDate: '2026-08-10',
      nextAmount: 0.27,
      possibleSpecial: false,
      resumed: false,
    });
  });

  it('of a payer of interims and finals add up the last of each', () => {
    const found = current(
      '2026-03-01',
      at('2023-08-07', 1),
      at('2024-04-11', 3),
      at('2024-08-05', 1.2),
      at('2025-04-10', 3.2),
      at('2025-08-04', 1.4),
    );
    expect(found).to.include({ frequency: 'semi_annual', lastAmount: 1.4, nextAmount: 3.2 });
    expect(found.nextExDate).to.equal('2026-04-09');
    expect(found.forwardRate).to.be.closeTo(4.6, 1e-9);
  });

  it('are suspended if a payment is overdue, and absent if there was none for years', () => {
    const none = { annualRate: null, forwardRate: null, rateBasis: null, nextExDate: null, nextAmount: null };
    expect(current('2026-12-01', ...APPLE)).to.include({ ...none, status: 'suspended' });
    expect(current('2032-12-01', ...APPLE)).to.include({ ...none, status: 'non_payer' });
    expect(current('2026-05-29')).to.include({ ...none, status: 'non_payer', lastExDate: null });
  });

  it('do not treat a payment far above the others as the new rate before the next one', () => {
    const found = current('2026-05-29', ...APPLE.slice(0, -1), at('2026-05-11', 1.26));
    expect(found).to.include({
      ...NO_RATE,
      lastExDate: '2026-05-11',
      lastAmount: 1.26,
      possibleSpecial: true,
    });
    expect(found).to.include({ status: 'payer', frequency: 'quarterly', nextExDate: '2026-08-10' });
  });

  it('have as last payment all that was paid on its day, with a special part or beside a marked one', () => {
    const spiked = [...APPLE.slice(0, -2), at('2026-02-09', 1.26), at('2026-05-11', 0.26)];
    expect(currentDividends(paymentsOf(spiked), '2026-03-01')).to.include({
      lastAmount: 1.26,
      forwardRate: 1.04,
    });
    const marked = { ...at('2026-05-11', 2), special: true };
    expect(current('2026-05-29', ...APPLE, marked)).to.include({ lastAmount: 2.27, forwardRate: 1.08 });
  });

  it('have no rate after a payment of another amount that is too early for the cadence', () => {
    const early = current('2026-07-20', ...APPLE, at('2026-07-09', 0.4));
    expect(early).to.include({ ...NO_RATE, lastAmount: 0.4, nextExDate: null, possibleSpecial: true });
    const advanced = current('2026-07-20', ...APPLE, at('2026-07-09', 0.27));
    expect(advanced).to.include({ forwardRate: 1.08, possibleSpecial: false });
  });

  it('have no rate of a few payments, about a year apart, that multiply: all of them may be special', () => {
    const large = [at('2022-08-10', 18.5), at('2023-11-15', 35), at('2024-10-04', 75), at('2025-09-02', 90)];
    const found = current('2026-05-29', ...large);
    expect(found).to.include({ ...NO_RATE, status: 'payer', frequency: 'irregular', lastAmount: 90 });
    expect(found.possibleSpecial).to.equal(true);
    expect(trackRecordOf(paymentsOf(large), found, '2026-05-29').totalPayments).to.equal(4);
    const established = [4, 5, 6, 8, 13, 24].map((amount, year) => at(`${2020 + year}-06-20`, amount));
    expect(current('2025-09-01', ...established)).to.include({ forwardRate: 24, possibleSpecial: false });
  });

  it('of special payments alone are neither a rate nor a non-payer', () => {
    const marked = ['2022-08-10', '2023-11-15', '2024-10-04', '2025-09-02'].map((exDate) => ({
      ...at(exDate, 50),
      special: true,
    }));
    const found = current('2026-05-29', ...marked);
    expect(found).to.include({ ...NO_RATE, status: 'specials_only', lastExDate: null, lastAmount: null });
    expect(trackRecordOf(paymentsOf(marked), found, '2026-05-29')).to.include({
      totalPayments: 4,
      cuts: null,
    });
    expect(current('2031-05-29', ...marked).status).to.equal('non_payer');
  });

  it('after a suspension are by what was paid since', () => {
    const before = APPLE.map(({ exDate, amount }) => ({
      exDate: `${String(Number(exDate.slice(0, 4)) - 4)}${exDate.slice(4)}`,
      amount,
    }));
    const since = [at('2025-08-11', 0.1), at('2025-11-10', 0.1), at('2026-02-09', 0.1)];
    const begun = { status: 'payer', resumed: true } as const;
    expect(current('2026-03-02', ...before, ...since.slice(0, 1))).to.include({ ...begun, frequency: null });
    const found = current('2026-03-02', ...before, ...since);
    expect(found).to.include({ ...begun, frequency: 'quarterly', forwardRate: 0.4 });
    expect(found.annualRate).to.be.closeTo(0.3, 1e-9);
    expect(current('2026-06-02', ...before, ...since, at('2026-05-11', 0.1))).to.include({ resumed: false });
  });

  it('have no rate if nothing was paid for 13 months, even if a yearly payment is not overdue by half a year', () => {
    const yearly = [at('2023-04-24', 1), at('2024-04-22', 1), at('2025-04-23', 1)];
    expect(current('2026-04-01', ...yearly)).to.include({ status: 'payer', annualRate: 1, forwardRate: 1 });
    expect(current('2026-05-29', ...yearly)).to.include({
      status: 'payer',
      annualRate: null,
      forwardRate: null,
    });
  });

  it('move an estimate that has passed forward by one cycle, once', () => {
    expect(current('2026-08-11', ...APPLE).nextExDate).to.equal('2026-11-09');
  });

  it('use nothing after the day', () => {
    expect(current('2025-06-01', ...APPLE)).to.deep.equal(current('2025-06-01', ...APPLE.slice(0, 5)));
  });

  it('estimate sessions after the day', () => {
    const gaps = fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 200 }), (between, later) => {
        let day = Date.parse('2018-01-05');
        const dividends = between.map((gap) =>
          at(new Date((day += gap * 86_400_000)).toISOString().slice(0, 10), 1),
        );
        const asOf = new Date(day + later * 86_400_000).toISOString().slice(0, 10);
        const { nextExDate } = current(asOf, ...dividends);
        if (nextExDate !== null)
          expect(nextExDate > asOf && isSession(nextExDate), nextExDate).to.equal(true);
      }),
    );
  });
});
