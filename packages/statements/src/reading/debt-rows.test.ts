import { expect } from 'chai';
import fc from 'fast-check';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, filing } from '../test-support.ts';
import { debtRows } from '../trees/debt-rows.ts';
import { sum, summation } from '../trees/testing/summations.ts';

const YEAR = ['2025-01-01', '2025-12-31'] as const;
const WHOLE = 'us-gaap:LiabilitiesAndStockholdersEquity';
const DUE = 'us-gaap:LiabilitiesCurrent';
const EQUITY = 'us-gaap:StockholdersEquity';

/** Rows of a balance sheet by concept, in millions. */
type Rows = Readonly<Record<string, number>>;

const PAYABLE = { 'us-gaap:AccountsPayableCurrent': 70 };
const PENSIONS = { 'us-gaap:OtherLiabilitiesNoncurrent': 55 };
const LONG = { 'us-gaap:LongTermDebtNoncurrent': 300 };
const OWN_LOANS = { 'acme:LoansAndNotesPayable': 120 };

const totalOf = (rows: Rows): number => Object.values(rows).reduce((total, value) => total + value, 0);
const ones = (concepts: readonly string[]): Record<string, string> =>
  Object.fromEntries(concepts.map((concept) => [concept, '1']));

type Sheet = {
  readonly due: Rows;
  readonly later: Rows;
  readonly consistent?: boolean;
  readonly facts?: readonly InputFact[];
};

const sheet = ({ due, later, consistent = true, facts = [] }: Sheet): InputFiling => {
  const end = YEAR[1];
  const sums = [sum({ start: null, end, consistent })];
  const rows = { ...due, ...later, [DUE]: totalOf(due), [EQUITY]: 400 };
  const calculations = [
    summation('balance', WHOLE, ones([DUE, ...Object.keys(later), EQUITY]), { sums }),
    summation('balance', DUE, ones(Object.keys(due)), { sums }),
  ];
  return filing(
    '10-K',
    '2026-02-01',
    [
      ...Object.entries({ ...rows, [WHOLE]: totalOf(due) + totalOf(later) + 400 }).map(([concept, value]) =>
        fact(concept, null, end, value * 1e6),
      ),
      fact('Assets', null, end, (totalOf(due) + totalOf(later) + 400) * 1e6),
      fact('Revenues', ...YEAR, 5e9),
      ...facts,
    ],
    { report: { faces: [], dimensioned: [], calculations } },
  );
};

const borrowings = (own: InputFiling): string => {
  const { value, refusal } = cell(compute([own]), 'debt_borrowings', 'instant', YEAR[1]);
  return value ?? refusal ?? '';
};

describe('borrowings from the filing’s own balance sheet', () => {
  it('are its rows of debt, including those under extension concepts, each as an operand', () => {
    const own = sheet({ due: { ...PAYABLE, ...OWN_LOANS }, later: { ...LONG, ...PENSIONS } });
    const found = cell(compute([own]), 'debt_borrowings', 'instant', YEAR[1]);
    expect(found).to.include({ value: '420000000', method: 'derived_sum' });
    expect(found.operands.map(({ concept }) => concept).sort()).to.deep.equal(
      [...Object.keys(OWN_LOANS), ...Object.keys(LONG)].sort(),
    );
  });

  it('include an extension row in addition to those known as debt', () => {
    const due = { ...PAYABLE, 'us-gaap:LongTermDebtCurrent': 40, ...OWN_LOANS };
    expect(borrowings(sheet({ due, later: { ...LONG, ...PENSIONS } }))).to.equal('460000000');
  });

  it('are not used if the balance sheet does not add up, or has a row that may be debt', () => {
    const rows = { due: { ...PAYABLE, ...OWN_LOANS }, later: { ...LONG, ...PENSIONS } };
    expect(borrowings(sheet({ ...rows, consistent: false }))).to.equal('partial');
    const doubtful = { ...PENSIONS, 'acme:VendorFinancingNoncurrent': 5 };
    expect(borrowings(sheet({ ...rows, later: { ...LONG, ...doubtful } }))).to.equal('partial');
    const nothing = { ...PENSIONS, 'acme:VendorFinancingNoncurrent': 0 };
    expect(borrowings(sheet({ ...rows, later: { ...LONG, ...nothing } }))).to.equal('420000000');
  });

  it('are not used if debt due within a year may be in another row, or a note has more', () => {
    expect(borrowings(sheet({ due: PAYABLE, later: { 'acme:TermLoans': 300, ...PENSIONS } }))).to.equal(
      'not_reported',
    );
    const note = [fact('DebtInstrumentCarryingAmount', null, YEAR[1], 500e6)];
    const rows = { due: { ...PAYABLE, ...OWN_LOANS }, later: { ...LONG, ...PENSIONS } };
    expect(borrowings(sheet({ ...rows, facts: note }))).to.equal('partial');
  });

  it('exclude finance leases if the filing tags them, and are flagged if it does not', () => {
    const own = {
      due: { ...PAYABLE, 'acme:DebtAndFinanceLeasesCurrent': 50 },
      later: { 'acme:DebtAndFinanceLeasesNoncurrent': 310, ...PENSIONS },
    };
    const found = cell(compute([sheet(own)]), 'debt_borrowings', 'instant', YEAR[1]);
    expect(found).to.deep.include({ value: '360000000', flags: ['includes_finance_leases'] });
    const note = [
      fact('LongTermDebtCurrent', null, YEAR[1], 45e6),
      fact('LongTermDebtNoncurrent', null, YEAR[1], 300e6),
    ];
    expect(borrowings(sheet({ ...own, facts: note }))).to.equal('345000000');
  });

  it('are not used for a bank', () => {
    const income = ['InterestIncomeExpenseNet', 'NoninterestIncome', 'NoninterestExpense'];
    const facts = [
      ...income.map((name) => fact(name, ...YEAR, 50)),
      fact('Deposits', null, YEAR[1], 800),
      ...Array.from({ length: 50 }, (_, at) => fact(`Note${at}`, ...YEAR, at)),
    ];
    const bank = compute([
      sheet({ due: { ...PAYABLE, ...OWN_LOANS }, later: { ...LONG, ...PENSIONS }, facts }),
    ]);
    expect(bank.issuer.type).to.equal('bank');
    expect(cell(bank, 'debt_borrowings', 'instant', YEAR[1]).value).to.equal(null);
  });

  it('are recognised by their names', () => {
    const kind = (concept: string): string => {
      const { report } = sheet({ due: { ...PAYABLE, ...OWN_LOANS }, later: { [concept]: 1 } });
      const rows = report === undefined ? null : debtRows(report);
      if (rows?.rows.some((row) => row.concept === concept)) return 'debt';
      return rows?.unclear.some((row) => row.concept === concept) ? 'unclear' : 'other';
    };
    for (const name of [
      'SeniorNotesNet',
      'ConvertibleNotesPayableNoncurrent',
      'TermLoanNet',
      'RevolvingCreditFacility',
      'LongTermDebtAndCapitalLeaseObligations',
      'DebenturesAndNotesPayable',
      'MortgageNotesPayable',
    ])
      expect(kind(`acme:${name}`), name).to.equal('debt');
    for (const name of [
      'AccountsAndNotesPayable',
      'NotesPayableRelatedParties',
      'AccruedInterestAndDebt',
      'RealEstateFinancing',
      'DueToParent',
      'FederalHomeLoanBankAdvances',
      'Sundry',
    ])
      expect(kind(`acme:${name}`), name).to.equal('unclear');
    for (const name of [
      'ContentLiabilitiesNoncurrent',
      'OperatingLeaseLiabilityNoncurrent',
      'AssetRetirementObligationsLiability',
      'CommitmentsAndContingencies',
      'DeferredRevenue',
    ])
      expect(kind(`acme:${name}`), name).to.equal('other');
  });

  it('do not depend on the order of facts', () => {
    const own = sheet({ due: { ...PAYABLE, ...OWN_LOANS }, later: { ...LONG, ...PENSIONS } });
    fc.assert(
      fc.property(fc.shuffledSubarray([...own.facts], { minLength: own.facts.length }), (facts) => {
        expect(borrowings({ ...own, facts })).to.equal('420000000');
      }),
      { numRuns: 20 },
    );
  });
});
