import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, filing } from '../test-support.ts';

type Amounts = Readonly<Record<string, number>>;

const sheet = (end: string, amounts: Amounts): InputFact[] =>
  Object.entries({ Assets: 9000, LiabilitiesAndStockholdersEquity: 9000, ...amounts }).map(([name, value]) =>
    fact(name, null, end, value * 1e6),
  );

/** Reports of two balance dates, each with a comparative for the previous year end. */
const report = (form: string, filed: string, end: string, own: Amounts, before: Amounts = {}): InputFiling =>
  filing(form, filed, [
    ...sheet(end, own),
    ...(Object.keys(before).length > 0 ? sheet('2021-12-31', before) : []),
    fact('NetIncomeLoss', form === '10-K' ? '2021-01-01' : '2022-01-01', end, 5e6),
  ]);

const flagged = (field: string, filings: readonly InputFiling[]): string[] => {
  const statements = compute(filings);
  return ['2021-12-31', '2022-03-31', '2022-06-30'].filter((end) =>
    cell(statements, field, 'instant', end).flags.includes('basis_change'),
  );
};

const cash = (amount: number): Amounts => ({ CashAndCashEquivalentsAtCarryingValue: amount });
const wide = (amount: number): Amounts => ({
  CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents: amount,
});
const plain = (amount: number): Amounts => ({ LongTermDebtNoncurrent: amount });
const leased = (amount: number): Amounts => ({ LongTermDebtAndCapitalLeaseObligations: amount });

const three = (rows: readonly (readonly [Amounts, Amounts?])[]): InputFiling[] =>
  rows.map(([own, before], at) =>
    at === 0
      ? report('10-K', '2022-02-15', '2021-12-31', own)
      : report(
          '10-Q',
          at === 1 ? '2022-05-01' : '2022-08-01',
          at === 1 ? '2022-03-31' : '2022-06-30',
          own,
          before,
        ),
  );

describe('basis of balances', () => {
  it('is flagged at both ends if a filing widens the cash of the year end but not that of the quarter between', () => {
    const rows = [[cash(243)], [cash(271), cash(243)], [cash(1114), cash(617)]] as const;
    expect(flagged('cash_and_equivalents', three(rows))).to.deep.equal([
      '2021-12-31',
      '2022-03-31',
      '2022-06-30',
    ]);
    const steady = [[cash(243)], [cash(271), cash(243)], [cash(1114), cash(243)]] as const;
    expect(flagged('cash_and_equivalents', three(steady))).to.deep.equal([]);
  });

  it('is flagged at both ends if one includes restricted cash or finance leases', () => {
    const narrowed = [[wide(243)], [wide(271), wide(243)], [cash(229)]] as const;
    expect(flagged('cash_and_equivalents', three(narrowed))).to.deep.equal(['2022-03-31', '2022-06-30']);
    const unleased = [[leased(900)], [leased(880), leased(900)], [plain(700), plain(720)]] as const;
    expect(flagged('long_term_debt', three(unleased))).to.deep.equal([
      '2021-12-31',
      '2022-03-31',
      '2022-06-30',
    ]);
  });

  it('is not flagged if the row changed its name and the comparative did not change', () => {
    const renamed = [[leased(900)], [leased(880), leased(900)], [plain(700), plain(900)]] as const;
    expect(flagged('long_term_debt', three(renamed))).to.deep.equal([]);
  });
});
