import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

type Rows = Readonly<Record<string, number>>;

/** An annual report with these rows of each year, in millions, newest first. */
const report = (year: number, shownYears: readonly Rows[]) =>
  filing(
    '10-K',
    `${year + 1}-02-20`,
    shownYears.flatMap((rows, back): InputFact[] => {
      const [start, end] = [`${year - back}-01-01`, `${year - back}-12-31`];
      return [
        fact('Assets', null, end, 9e9),
        fact('NetIncomeLoss', start, end, 2e8),
        fact('NetCashProvidedByUsedInOperatingActivities', start, end, 4e8),
        ...Object.entries(rows).map(([name, value]) =>
          fact(name, /LeaseLiability|LeaseObligations/.test(name) ? null : start, end, value * 1e6),
        ),
      ];
    }),
  );

const cell = (field: string, years: Readonly<Record<number, readonly Rows[]>>, year: number): string => {
  const filings = Object.entries(years).map(([own, rows]) => report(Number(own), rows));
  const kind = field.endsWith('liabilities') ? 'instant' : 'annual';
  return shown(compute(filings), field, kind, `${year}-12-31`);
};

describe('a zero next to an amount in one filing', () => {
  const property = (amount: number, other: number): Rows => ({
    PaymentsToAcquirePropertyPlantAndEquipment: amount,
    PaymentsToAcquireProductiveAssets: other,
  });

  it('is not the figure if the other row is', () => {
    const years = { 2018: [property(0, 2113)] };
    expect(cell('capex', years, 2018)).to.equal('-2113000000');
    const research = {
      ResearchAndDevelopmentExpense: 0,
      ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost: 14_277,
    };
    expect(cell('rnd_expense', { 2018: [research] }, 2018)).to.equal('14277000000');
  });

  it('makes an amount of its concept next to another one a part in all filings', () => {
    const years = { 2018: [property(0, 1778)], 2019: [property(732, 2217), property(0, 1778)] };
    expect(cell('capex', years, 2019)).to.equal('partial');
    expect(cell('capex', years, 2018)).to.equal('-1778000000');
    expect(cell('capex', { 2018: [property(0, 0)] }, 2018)).to.equal('0');
  });

  it('is not a lease liability of a balance sheet that shows capital leases', () => {
    const rows = {
      FinanceLeaseLiabilityCurrent: 0,
      FinanceLeaseLiabilityNoncurrent: 0,
      CapitalLeaseObligationsCurrent: 729,
      CapitalLeaseObligationsNoncurrent: 6683,
    };
    expect(cell('finance_lease_liabilities', { 2018: [rows] }, 2018)).to.equal('7412000000');
    expect(cell('finance_lease_liabilities', { 2018: [{ FinanceLeaseLiability: 0 }] }, 2018)).to.equal('0');
  });

  it('leaves the amount that an older filing has under the concept of the zero', () => {
    const years = {
      2017: [{ PaymentsToAcquireBusinessesNetOfCashAcquired: 226 }],
      2018: [
        { PaymentsToAcquireBusinessesNetOfCashAcquired: 77 },
        {
          PaymentsToAcquireBusinessesNetOfCashAcquired: 0,
          PaymentsToAcquireBusinessTwoNetOfCashAcquired: 226,
        },
      ],
    };
    expect(cell('acquisitions', years, 2017)).to.equal('-226000000');
    expect(cell('acquisitions', years, 2018)).to.equal('-77000000');
  });

  it('is refused if nothing shows which of the two is the figure', () => {
    const both = { ShareBasedCompensation: 0, AllocatedShareBasedCompensationExpense: 100 };
    const older = { 2017: [{ AllocatedShareBasedCompensationExpense: 100 }], 2018: [both, both] };
    expect(cell('stock_based_comp', { 2018: [both] }, 2018)).to.equal('ambiguous_candidate');
    expect(cell('stock_based_comp', older, 2017)).to.equal('ambiguous_candidate');
    expect(cell('stock_based_comp', { 2018: [{ ShareBasedCompensation: 0 }] }, 2018)).to.equal('0');
  });
});
