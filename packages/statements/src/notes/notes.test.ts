import { expect } from 'chai';
import { formatAmount } from '../decimal.ts';
import { noteFiling } from './filing.ts';
import { isRefused, type Note, type NoteFact } from './note.ts';
import { readNote } from './notes.ts';
import { FACE, noteFact, START } from './testing-facts.ts';

/** Rows as `key value`, then what they were held against as `= value`; or the refusal. */
function read(note: Note, facts: readonly NoteFact[]): readonly string[] | string {
  const filing = noteFiling('10-K', [...FACE, ...facts]);
  if (filing === undefined) return 'no_report';
  const verdict = readNote(note, filing);
  if (isRefused(verdict)) return verdict.refusal;
  return [
    ...verdict.rows.map(({ key, value }) => `${key} ${formatAmount(value)}`),
    ...verdict.reconciled.map(({ value }) => `= ${formatAmount(value)}`),
  ];
}

const years = (base: string, amounts: readonly number[]): NoteFact[] =>
  ['NextTwelveMonths', 'YearTwo', 'YearThree', 'YearFour', 'YearFive', 'AfterYearFive']
    .slice(0, amounts.length)
    .map((suffix, at) => noteFact(`${base}${suffix}`, (amounts[at] ?? 0) * 1e6));

describe('the maturities of leases', () => {
  const PAYMENTS = 'LesseeOperatingLeaseLiabilityPaymentsDue';
  const rows = years(PAYMENTS, [50, 40, 30, 20, 10, 60]);
  const total = noteFact(PAYMENTS, 210e6);
  const interest = noteFact('LesseeOperatingLeaseLiabilityUndiscountedExcessAmount', 35e6);
  const liability = [
    noteFact('OperatingLeaseLiabilityCurrent', 45e6),
    noteFact('OperatingLeaseLiabilityNoncurrent', 130e6),
  ];

  it('are led to their total and by the interest to the liability on the face', () => {
    expect(read('operating_lease_maturities', [...rows, total, interest, ...liability])).to.deep.equal([
      'year_1 50000000',
      'year_2 40000000',
      'year_3 30000000',
      'year_4 20000000',
      'year_5 10000000',
      'after_year_5 60000000',
      'total 210000000',
      'imputed_interest -35000000',
      '= 210000000',
      '= 175000000',
    ]);
  });

  it('are refused if a year is missing, if the liability is another one, and without a total', () => {
    const missing = [...rows.slice(0, 5), total];
    expect(read('operating_lease_maturities', missing)).to.equal('members_missing');
    const other = [...rows, total, interest, noteFact('OperatingLeaseLiability', 190e6)];
    expect(read('operating_lease_maturities', other)).to.equal('does_not_reconcile');
    expect(read('operating_lease_maturities', rows)).to.equal('total_not_reported');
    expect(read('operating_lease_maturities', [])).to.equal('not_reported');
  });

  it("take the filer's own row of the last years and the rest of the fiscal year", () => {
    const own = [
      noteFact('LesseeOperatingLeaseLiabilityPaymentsRemainderOfFiscalYear', 100e6),
      ...rows.slice(1, 4),
      noteFact('own:LesseeOperatingLeaseLiabilityToBePaidAfterYearFour', 20e6),
    ];
    expect(read('operating_lease_maturities', [...own, total])).to.deep.include(
      'remainder_of_fiscal_year 100000000',
    );
    const twice = [...own, rows[5] ?? total, total];
    expect(read('operating_lease_maturities', twice)).to.equal('ambiguous_candidate');
  });
});

describe('the maturities of debt', () => {
  const rows = years('LongTermDebtMaturitiesRepaymentsOfPrincipal', [100, 200, 300]);

  it('are held against the face by the discount', () => {
    expect(
      read('debt_maturities', [
        ...rows,
        noteFact('DebtInstrumentUnamortizedDiscountPremiumAndDebtIssuanceCostsNet', 8e6),
        noteFact('LongTermDebtCurrent', 99e6),
        noteFact('LongTermDebtNoncurrent', 493e6),
      ]),
    ).to.include.members(['unamortized_discount_and_costs -8000000', '= 592000000']);
  });

  it('are refused without their last years', () => {
    expect(read('debt_maturities', [...rows, noteFact('LongTermDebt', 900e6)])).to.equal('members_missing');
  });

  it('of one kind of debt are named by it, of several kinds refused', () => {
    const of = (member: string): NoteFact[] =>
      [...rows, noteFact('LongTermDebt', 600e6)].map((fact) => ({
        ...fact,
        axes: ['us-gaap:LongtermDebtTypeAxis'],
        members: [member],
        typed: [false],
      }));
    expect(read('debt_maturities', of('us-gaap:SeniorNotesMember'))).to.include('= 600000000');
    const both = [...of('us-gaap:SeniorNotesMember'), ...of('us-gaap:LoansPayableMember')];
    expect(read('debt_maturities', both)).to.equal('ambiguous_candidate');
  });
});

describe('the amortization of intangible assets', () => {
  const rows = years('FiniteLivedIntangibleAssetsAmortizationExpense', [5, 4, 3, 2, 1, 6]);

  it('adds up to their net amount, within two units', () => {
    expect(
      read('intangible_amortization', [...rows, noteFact('FiniteLivedIntangibleAssetsNet', 22e6)]),
    ).to.include('= 22000000');
    expect(
      read('intangible_amortization', [...rows, noteFact('FiniteLivedIntangibleAssetsNet', 24e6)]),
    ).to.equal('members_missing');
  });
});

describe('the reconciliation of income tax', () => {
  const flow = (name: string, value: number, unit = 'USD'): NoteFact =>
    noteFact(name, value, { start: START, unit });
  const rows = [
    flow('IncomeTaxReconciliationIncomeTaxExpenseBenefitAtFederalStatutoryIncomeTaxRate', 21e6),
    flow('IncomeTaxReconciliationStateAndLocalIncomeTaxes', 3e6),
    flow('IncomeTaxReconciliationTaxCreditsResearch', 4e6),
    flow('own:SettlementOfDispute', 2e6),
    flow('IncomeTaxReconciliationOtherAdjustments', 1e6),
  ];
  const tax = flow('IncomeTaxExpenseBenefit', 19e6);

  it('subtracts credits, finds the sign of an own row, and leaves out what follows the table', () => {
    const prose = flow(
      'EffectiveIncomeTaxRateReconciliationShareBasedCompensationExcessTaxBenefitAmount',
      7e6,
    );
    expect(read('tax_reconciliation', [tax, ...rows, prose])).to.deep.equal([
      'statutory 21000000',
      'state_and_local_income_taxes 3000000',
      'tax_credits_research -4000000',
      'own_row -2000000',
      'other_adjustments 1000000',
      'income_tax 19000000',
      '= 19000000',
    ]);
  });

  it('is refused if no sign makes it the tax', () => {
    expect(read('tax_reconciliation', [flow('IncomeTaxExpenseBenefit', 16e6), ...rows])).to.equal(
      'does_not_reconcile',
    );
  });

  it('in rates is held against the tax on the face as well', () => {
    const rates = [
      flow('EffectiveIncomeTaxRateReconciliationAtFederalStatutoryIncomeTaxRate', 0.21, 'pure'),
      flow('EffectiveIncomeTaxRateReconciliationStateAndLocalIncomeTaxes', 0.02, 'pure'),
      flow('EffectiveIncomeTaxRateReconciliationTaxCredits', 0.04, 'pure'),
      flow('EffectiveIncomeTaxRateContinuingOperations', 0.19, 'pure'),
    ];
    const pretax = (value: number): NoteFact =>
      flow(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
        value,
      );
    expect(read('tax_reconciliation', [tax, pretax(100e6), ...rates])).to.include.members([
      'tax_credits -0.04',
      'effective_rate 0.19',
    ]);
    expect(read('tax_reconciliation', [tax, pretax(90e6), ...rates])).to.equal('does_not_reconcile');
  });
});

describe('the reconciliation of earnings per share', () => {
  const flow = (name: string, value: number, unit: string): NoteFact =>
    noteFact(name, value, { start: START, unit });
  const facts = (dilution: number): NoteFact[] => [
    flow('WeightedAverageNumberOfSharesOutstandingBasic', 50e6, 'shares'),
    flow('IncrementalCommonSharesAttributableToShareBasedPaymentArrangements', dilution, 'shares'),
    flow('WeightedAverageNumberOfDilutedSharesOutstanding', 52e6, 'shares'),
    flow('EarningsPerShareBasic', 1.58, 'USD/shares'),
    flow('EarningsPerShareDiluted', 1.52, 'USD/shares'),
  ];

  it('leads from basic to diluted shares and to both quotients', () => {
    expect(read('eps_reconciliation', facts(2e6))).to.deep.equal([
      'income_basic 79000000',
      'basic_shares 50000000',
      'dilution 2000000',
      'diluted_shares 52000000',
      'basic_eps 1.58',
      'diluted_eps 1.52',
      '= 52000000',
      '= 1.58',
      '= 1.52',
    ]);
  });

  it('is refused if the dilution or a quotient is another one', () => {
    expect(read('eps_reconciliation', facts(6e6))).to.equal('does_not_reconcile');
    const other = facts(2e6).map((fact) =>
      fact.concept === 'EarningsPerShareBasic' ? { ...fact, value: '1.85' } : fact,
    );
    expect(read('eps_reconciliation', other)).to.equal('does_not_reconcile');
  });
});

describe('the levels of fair value', () => {
  const AXIS = 'us-gaap:FairValueByFairValueHierarchyLevelAxis';
  const level = (concept: string, number: number, value: number): NoteFact =>
    noteFact(concept, value, {
      dimensions: [{ axis: AXIS, member: `us-gaap:FairValueInputsLevel${number}Member` }],
    });

  it('add up to the total of each line; lines without a total are left out', () => {
    expect(
      read('fair_value_levels', [
        level('AssetsFairValueDisclosure', 1, 10e6),
        level('AssetsFairValueDisclosure', 2, 5e6),
        level('EquitySecuritiesFvNi', 1, 3e6),
        noteFact('AssetsFairValueDisclosure', 15e6),
      ]),
    ).to.deep.equal(['level_1 10000000', 'level_2 5000000', 'total 15000000', '= 15000000']);
  });

  it('are refused if all three of a disclosed line are another sum', () => {
    const levels = [1, 2, 3].map((number) => level('AssetsFairValueDisclosure', number, 5e6));
    expect(read('fair_value_levels', [...levels, noteFact('AssetsFairValueDisclosure', 19e6)])).to.equal(
      'does_not_reconcile',
    );
  });
});

describe('remaining performance obligations', () => {
  const AXIS = 'us-gaap:RevenueRemainingPerformanceObligationExpectedTimingOfSatisfactionStartDateAxis';
  const share = (from: string, value: number): NoteFact =>
    noteFact('RevenueRemainingPerformanceObligationPercentage', value, {
      unit: 'pure',
      dimensions: [{ axis: AXIS, member: from, typed: true }],
    });
  const total = noteFact('RevenueRemainingPerformanceObligation', 64e6);

  it('are shares of the whole from the day after the balance sheet on', () => {
    expect(
      read('remaining_performance_obligations', [
        share('2028-01-01', 0.45),
        share('2026-01-01', 0.55),
        total,
      ]),
    ).to.deep.equal(['period_1 0.55', 'period_2 0.45', 'total 64000000', '= 1']);
  });

  it('are refused with a part only, or under a date of another filing', () => {
    expect(read('remaining_performance_obligations', [share('2026-01-01', 0.4), total])).to.equal(
      'members_missing',
    );
    const misdated = [share('2025-07-01', 0.5), share('2027-07-01', 0.5), total];
    expect(read('remaining_performance_obligations', misdated)).to.equal('does_not_reconcile');
  });
});
