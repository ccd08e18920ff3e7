import { expect } from 'chai';
import {
  cell,
  compute,
  fact,
  plainFilings,
  plainYears,
  shown,
  withFacts,
  withRowsAtEnd,
} from '../test-support.ts';

const END = '2024-12-31';

const debtOf = (rows: Record<string, number>): readonly string[] => {
  const statements = withRowsAtEnd(rows);
  return ['long_term_debt', 'debt_borrowings', 'total_debt'].map((field) =>
    shown(statements, field, 'instant', END),
  );
};

describe('debt and investments', () => {
  it('is unaffected by two values of investments in one filing, but not by two of debt', () => {
    const debt = { LongTermDebtNoncurrent: 300, LongTermDebtCurrent: 40 };
    const withSecond = (concept: string): string =>
      shown(
        withFacts(({ form, filed }) =>
          form === '10-K' && filed.startsWith('2025')
            ? [...Object.entries(debt), [concept, 7] as const, [concept, 9] as const].map(([name, value]) =>
                fact(name, null, END, value * 1e6),
              )
            : [],
        ),
        'debt_borrowings',
        'instant',
        END,
      );
    for (const concept of ['ShortTermInvestments', 'EquitySecuritiesFvNi'])
      expect(withSecond(concept), concept).to.equal('340000000');
    expect(withSecond('ShortTermBorrowings')).to.equal('ambiguous_candidate');
  });
});

describe('debt of filers without a total tag', () => {
  it('adds notes by kind to the part due within a year', () => {
    expect(
      debtOf({ SeniorLongTermNotes: 300, LongTermLineOfCredit: 40, LongTermDebtCurrent: 10 }),
    ).to.deep.equal(['340000000', '350000000', '350000000']);
    expect(debtOf({ ConvertibleDebtNoncurrent: 500, DebtInstrumentCarryingAmount: 501 })).to.deep.equal([
      '500000000',
      '500000000',
      '500000000',
    ]);
    expect(debtOf({ ConvertibleDebtNoncurrent: 500 })[1]).to.equal('partial');
  });

  it('excludes a credit line for a filer with notes under an extension concept', () => {
    for (const other of ['LongTermDebt', 'UnsecuredDebt', 'SeniorNotes', 'DebtInstrumentCarryingAmount'])
      expect(debtOf({ LongTermLineOfCredit: 40, [other]: 3000 })[0], other).to.equal('partial');
    expect(debtOf({ LongTermLineOfCredit: 40, UnsecuredDebt: 3000 })).to.deep.equal([
      'partial',
      'partial',
      'missing_operand',
    ]);
  });

  it('includes loans under another concept if the current liabilities have no room for anything else', () => {
    const rows = {
      AccountsPayableAndAccruedLiabilitiesCurrent: 15_485,
      AccruedIncomeTaxesCurrent: 1569,
      LongTermDebtCurrent: 1960,
      LongTermDebtNoncurrent: 35_547,
      LiabilitiesCurrent: 23_571,
    };
    // Loans and notes payable include the commercial paper of the note.
    const loans = { NotesAndLoansPayable: 4557, CommercialPaper: 4209 };
    expect(debtOf({ ...rows, ...loans })[1]).to.equal('42064000000');
    expect(debtOf({ ...rows, OtherShortTermBorrowings: 4557 })[1]).to.equal('42064000000');
    expect(debtOf({ ...rows, OtherShortTermBorrowings: 4500 })[1]).to.equal('partial');
    // A row of the note that does not fit into current liabilities is inside another row.
    const without = { ...rows, LiabilitiesCurrent: 19_014 };
    expect(debtOf({ ...without, OtherShortTermBorrowings: 60 })[1]).to.equal('37507000000');
    // A total of notes and loans equal to the sum of known rows is not a separate row.
    expect(debtOf({ ...without, NotesAndLoansPayable: 37_507 })[1]).to.equal('37507000000');
  });

  it('distinguishes total from noncurrent long-term debt by the debt note', () => {
    const rows = { DebtCurrent: 2343, LongTermDebt: 5535 };
    expect(debtOf({ ...rows, DebtInstrumentCarryingAmount: 7907 })).to.deep.equal([
      '5535000000',
      '7878000000',
      '7878000000',
    ]);
    expect(debtOf({ ...rows, DebtInstrumentCarryingAmount: 5560 })[1]).to.equal('5535000000');
    expect(debtOf(rows)[1]).to.equal('ambiguous_candidate');
    const due = { LongTermDebtCurrent: 500, LongTermDebt: 5000, ShortTermBorrowings: 70 };
    expect(debtOf({ ...due, DebtInstrumentCarryingAmount: 5540 }).slice(0, 2)).to.deep.equal([
      '5000000000',
      '5570000000',
    ]);
    expect(debtOf({ ...due, DebtInstrumentCarryingAmount: 5030 }).slice(0, 2)).to.deep.equal([
      '4500000000',
      '5070000000',
    ]);
    expect(debtOf(due).slice(0, 2)).to.deep.equal(['ambiguous_candidate', 'ambiguous_candidate']);
    const years = ['InNextTwelveMonths', 'InYearTwo', 'InYearThree', 'InYearFour', 'InYearFive'];
    const maturities = (first: number, each: number): Record<string, number> =>
      Object.fromEntries(
        years.map((year, k) => [
          `LongTermDebtMaturitiesRepaymentsOfPrincipal${year}`,
          k === 0 ? first : each,
        ]),
      );
    expect(debtOf({ ...due, ...maturities(500, 1130) })[0]).to.equal('4500000000');
    expect(debtOf({ ...due, ...maturities(500, 1260) })[0]).to.equal('5000000000');
  });

  it('distinguishes them by the other rows of noncurrent liabilities', () => {
    // Liabilities of the plain filer: 552 of 920.
    const rows = {
      LiabilitiesCurrent: 300,
      DeferredIncomeTaxLiabilitiesNet: 11,
      OtherLiabilitiesNoncurrent: 41,
    };
    const due = { LongTermDebtCurrent: 30, LongTermDebt: 200 };
    expect(debtOf({ ...rows, ...due }).slice(0, 2)).to.deep.equal(['200000000', '230000000']);
    expect(debtOf({ ...rows, ...due, LiabilitiesCurrent: 330 }).slice(0, 2)).to.deep.equal([
      '170000000',
      '200000000',
    ]);
    expect(debtOf({ ...rows, ...due, LiabilitiesCurrent: 320 })[0]).to.equal('ambiguous_candidate');
    // More than everything due later: the total.
    expect(debtOf({ ...due, LiabilitiesCurrent: 380 })[0]).to.equal('170000000');
    expect(debtOf({ ...rows, LongTermDebt: 200 }).slice(0, 2)).to.deep.equal(['200000000', '200000000']);
    expect(debtOf({ ...rows, LongTermDebt: 190 }).slice(0, 2)).to.deep.equal([
      'ambiguous_candidate',
      '190000000',
    ]);
  });

  it('maturities are taken with finance leases if the noncurrent debt is', () => {
    const due = { LongTermDebtCurrent: 27, LongTermDebtAndCapitalLeaseObligationsCurrent: 28 };
    expect(debtOf({ LongTermDebtAndCapitalLeaseObligations: 298, ...due })[1]).to.equal('326000000');
    expect(debtOf({ LongTermDebtNoncurrent: 293, ...due })[1]).to.equal('320000000');
  });

  it('a total of exactly zero with parts of it is ignored', () => {
    expect(debtOf({ DebtCurrent: 0, LongTermDebtCurrent: 30, LongTermDebtNoncurrent: 200 })[1]).to.equal(
      '230000000',
    );
    expect(debtOf({ DebtCurrent: 0, LongTermDebtNoncurrent: 200 })[1]).to.equal('200000000');
    const combined = { DebtLongtermAndShorttermCombinedAmount: 0 };
    expect(debtOf({ ...combined, LongTermDebt: 200 })[1]).to.equal('200000000');
    expect(debtOf(combined)[1]).to.equal('0');
  });

  it('a total of debt and leases is all debt if no other row is larger', () => {
    const total = { DebtAndCapitalLeaseObligations: 540 };
    expect(debtOf({ ...total, LongTermDebt: 44 })[1]).to.equal('540000000');
    expect(debtOf(total)[2]).to.equal('540000000');
    expect(debtOf({ DebtAndCapitalLeaseObligations: 4, LongTermDebt: 440 })[1]).to.equal('440000000');
  });

  it('includes flagged leases if one row of an unclassified balance sheet has debt, maturities and leases', () => {
    const rows = {
      LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities: 430,
      ShortTermBorrowings: 60,
      FinanceLeaseLiability: 5,
    };
    expect(debtOf(rows)).to.deep.equal(['not_reported', '490000000', '490000000']);
    expect(cell(withRowsAtEnd(rows), 'debt_borrowings', 'instant', END).flags).to.include(
      'includes_finance_leases',
    );
  });

  it('is current debt alone if the noncurrent liabilities have no room for more', () => {
    // Liabilities of the plain filer: 552.
    const rows = { ConvertibleNotesPayableCurrent: 45, LiabilitiesCurrent: 500 };
    const others = { OperatingLeaseLiabilityNoncurrent: 32, OtherLiabilitiesNoncurrent: 20 };
    expect(debtOf({ ...rows, ...others })).to.deep.equal(['not_reported', '45000000', '45000000']);
    expect(debtOf(rows)[1]).to.equal('partial');
    expect(debtOf({ ...rows, LiabilitiesCurrent: 552 })[1]).to.equal('45000000');
  });

  it('includes notes to related parties if they are in a separate row', () => {
    const rows = {
      LongTermDebtCurrent: 0,
      LongTermDebtNoncurrent: 100,
      NotesPayableRelatedPartiesNoncurrent: 25,
      OtherLiabilitiesNoncurrent: 7,
    };
    expect(debtOf({ ...rows, LiabilitiesCurrent: 420 })[1]).to.equal('125000000');
    // Included above, according to the row's label.
    expect(debtOf({ ...rows, LiabilitiesCurrent: 445 })[1]).to.equal('100000000');
    expect(debtOf({ ...rows, LiabilitiesCurrent: 300 })[1]).to.equal('partial');
    expect(debtOf(rows)[1]).to.equal('partial');
  });

  it('is partial if the filer never tags current debt and some current liabilities are unexplained', () => {
    const rows = {
      LongTermDebtNoncurrent: 110,
      AccountsPayableAndAccruedLiabilitiesCurrent: 104,
      AccruedIncomeTaxesCurrent: 10,
      DividendsPayableCurrent: 4,
    };
    expect(debtOf({ ...rows, LiabilitiesCurrent: 129 })[1]).to.equal('partial');
    expect(debtOf({ ...rows, LiabilitiesCurrent: 118 })[1]).to.equal('110000000');
    expect(debtOf({ ...rows, LiabilitiesCurrent: 129, DebtInstrumentCarryingAmount: 111 })[1]).to.equal(
      '110000000',
    );
    expect(debtOf({ ...rows, LiabilitiesCurrent: 129, LongTermDebtCurrent: 0 })[1]).to.equal('110000000');
  });

  it('is partial if the debt note has some of it due within a year', () => {
    const rows = { LongTermDebtNoncurrent: 110, LiabilitiesCurrent: 30, AccountsPayableCurrent: 30 };
    expect(debtOf(rows)[1]).to.equal('110000000');
    const due = { LongTermDebtMaturitiesRepaymentsOfPrincipalInNextTwelveMonths: 5 };
    expect(debtOf({ ...rows, ...due })[1]).to.equal('partial');
  });

  it('is noncurrent debt at a date without current debt if the filer tags such debt at others', () => {
    const at = (end: string, name: string, value: number) => fact(name, null, end, value * 1e6);
    const statements = compute(
      plainFilings(2022, plainYears(3)).map((each) => {
        const [year] = each.form === '10-K' ? [Number(each.filed.slice(0, 4)) - 1] : [];
        if (year === undefined) return each;
        const end = `${year}-12-31`;
        const due = year === 2023 ? [at(end, 'LongTermDebtCurrent', 9)] : [];
        return { ...each, facts: [...each.facts, at(end, 'LongTermDebtNoncurrent', 110), ...due] };
      }),
    );
    expect(shown(statements, 'debt_borrowings', 'instant', END)).to.equal('110000000');
  });
});
