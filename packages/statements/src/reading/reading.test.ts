import { expect } from 'chai';
import { issuerType } from '../filings/type-detection.ts';
import { reportingCurrency } from '../filings/currency.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { InputFact } from '../inputs.ts';
import { cell, compute, fact, filing, shown } from '../test-support.ts';
import type { Cell } from '../cell.ts';

const Y = ['2022-01-01', '2022-12-31'] as const;
const flow = (concept: string, value: number): InputFact => fact(concept, Y[0], Y[1], value);
const sheet = (concept: string, value: number): InputFact => fact(concept, null, Y[1], value);

/** One annual report with totals and the given facts. */
const report = (facts: readonly InputFact[], filed = '2023-02-15'): ReturnType<typeof filing> =>
  filing('10-K', filed, [
    flow('NetIncomeLoss', 50e6),
    flow('NetCashProvidedByUsedInOperatingActivities', 60e6),
    sheet('Assets', 900e6),
    ...facts,
  ]);

const year = (field: string, facts: readonly InputFact[]): string =>
  shown(compute([report(facts)]), field, 'annual', Y[1]);
const instant = (field: string, facts: readonly InputFact[]): string =>
  shown(compute([report(facts)]), field, 'instant', Y[1]);

describe('candidates of one filing', () => {
  it('ignores an inventory of exactly zero if another row has a value', () => {
    const nothing = sheet('InventoryNet', 0);
    expect(instant('inventory', [nothing, sheet('AirlineRelatedInventoryNet', 7e6)])).to.equal('7000000');
    expect(instant('inventory', [nothing])).to.equal('0');
    const cash = [
      sheet('CashAndCashEquivalentsAtCarryingValue', 0),
      sheet('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', 5e6),
    ];
    expect(instant('cash_and_equivalents', cash)).to.equal('0');
  });

  it('takes cash with short-term investments, before the cash of a note, if it is the closing cash of the flows', () => {
    const total = [sheet('CashCashEquivalentsAndShortTermInvestments', 22e6), sheet('Cash', 3e6)];
    const closing = (value: number): InputFact =>
      sheet('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', value);
    expect(instant('cash_and_equivalents', [...total, closing(22e6)])).to.equal('22000000');
    expect(instant('cash_and_equivalents', [...total, closing(4e6)])).to.equal('3000000');
    expect(instant('cash_and_equivalents', total)).to.equal('3000000');
  });

  it('never uses a narrower revenue tag as the total', () => {
    const narrow = [
      flow('Revenues', 90e6),
      flow('RevenueFromContractWithCustomerExcludingAssessedTax', 400e6),
    ];
    expect(year('revenue', narrow)).to.equal('ambiguous_candidate');
    const proven = [...narrow, flow('GrossProfit', 100e6), flow('CostOfRevenue', 300e6)];
    expect(year('revenue', proven)).to.equal('400000000');
    const wide = [
      flow('Revenues', 400e6),
      flow('RevenueFromContractWithCustomerExcludingAssessedTax', 390e6),
    ];
    expect(year('revenue', wide)).to.equal('400000000');
  });

  it('resolves an ambiguous revenue by the tag of older filings for the period', () => {
    const facts = [
      flow('Revenues', 90e6),
      flow('RevenueFromContractWithCustomerExcludingAssessedTax', 400e6),
    ];
    const older = report([flow('RevenueFromContractWithCustomerExcludingAssessedTax', 400e6)]);
    expect(shown(compute([older, report(facts, '2024-02-15')]), 'revenue', 'annual', Y[1])).to.equal(
      '400000000',
    );
  });

  it('refuses as partial if only one part of selling and general expense is tagged', () => {
    expect(year('sga_expense', [flow('GeneralAndAdministrativeExpense', 5e6)])).to.equal('partial');
    const both = [flow('GeneralAndAdministrativeExpense', 5e6), flow('SellingAndMarketingExpense', 7e6)];
    expect(year('sga_expense', both)).to.equal('12000000');
  });

  it('reads securities available for sale under their concepts before 2018 (0001628280-16-020309)', () => {
    expect(instant('long_term_investments', [sheet('AvailableForSaleSecuritiesNoncurrent', 8e6)])).to.equal(
      '8000000',
    );
    expect(instant('short_term_investments', [sheet('AvailableForSaleSecuritiesCurrent', 3e6)])).to.equal(
      '3000000',
    );
  });

  it('serves interest expense as a magnitude and refuses several members of the family', () => {
    expect(year('interest_expense', [flow('InterestExpense', -8e6)])).to.equal('8000000');
    expect(
      year('interest_expense', [flow('InterestExpense', 8e6), flow('InterestExpenseDebt', 7e6)]),
    ).to.equal('ambiguous_candidate');
    expect(
      year('interest_expense', [flow('InterestExpense', 8e6), flow('InterestExpenseDebt', 8e6)]),
    ).to.equal('8000000');
    expect(year('interest_expense', [flow('InterestPaidNet', 8e6)])).to.equal('not_reported');
  });

  it('serves the interest of the face if the running text rounds it, and refuses another round amount', () => {
    const withText = (face: number, text: number): string =>
      year('interest_expense', [flow('InterestExpenseNonoperating', face), flow('InterestExpense', text)]);
    expect(withText(401_858_000, 401_900_000)).to.equal('401858000');
    expect(withText(1_299e6, 1_000e6)).to.equal('ambiguous_candidate');
  });

  it('refuses interest that the newest filing tags with two values, although an older one tagged only one', () => {
    const report = (filed: string, more: Parameters<typeof year>[1]) =>
      filing('10-K', filed, [
        flow('InterestExpense', 93_237_000),
        flow('NetIncomeLoss', 130e6),
        sheet('Assets', 900e6),
        ...more,
      ]);
    const older = report('2023-02-15', []);
    const newer = report('2024-02-15', [flow('InterestExpenseDebt', 89_700_000)]);
    expect(shown(compute([older]), 'interest_expense', 'annual', Y[1])).to.equal('93237000');
    expect(shown(compute([older, newer]), 'interest_expense', 'annual', Y[1])).to.equal(
      'ambiguous_candidate',
    );
  });

  it('treats a declared dividend of zero as undeclared if the filing tags the payment', () => {
    const perShare = (concept: string, value: number) => fact(concept, ...Y, value, 'USD/shares');
    const declared = perShare('CommonStockDividendsPerShareDeclared', 0);
    const paid = perShare('CommonStockDividendsPerShareCashPaid', 1.72);
    expect(year('dividends_per_share', [declared, paid])).to.equal('1.72');
    expect(year('dividends_per_share', [declared])).to.equal('0');
  });

  it('uses the parent’s share of net income if a noncontrolling part is tagged', () => {
    const facts = [
      fact('ProfitLoss', ...Y, 55e6),
      fact('NetIncomeLossAttributableToNoncontrollingInterest', ...Y, 5e6),
      flow('NetCashProvidedByUsedInOperatingActivities', 60e6),
      sheet('Assets', 900e6),
    ];
    expect(shown(compute([filing('10-K', '2023-02-15', facts)]), 'net_income', 'annual', Y[1])).to.equal(
      '50000000',
    );
  });

  it('never counts current maturities twice', () => {
    const facts = [
      sheet('LongTermDebt', 100e6),
      sheet('LongTermDebtCurrent', 20e6),
      sheet('LongTermDebtNoncurrent', 80e6),
      sheet('CommercialPaper', 5e6),
    ];
    expect(instant('long_term_debt', facts)).to.equal('80000000');
    expect(instant('debt_borrowings', facts)).to.equal('105000000');
    expect(instant('long_term_debt', facts.slice(0, 2))).to.equal('ambiguous_candidate');
    const note = sheet('DebtInstrumentCarryingAmount', 100.4e6);
    expect(instant('long_term_debt', [...facts.slice(0, 2), note])).to.equal('80000000');
  });

  it('never adds a parent of short-term borrowings and its child', () => {
    const facts = [
      sheet('ShortTermBorrowings', 30e6),
      sheet('CommercialPaper', 30e6),
      sheet('LongTermDebtNoncurrent', 80e6),
    ];
    expect(instant('debt_borrowings', facts)).to.equal('110000000');
  });

  it('refuses a current part of debt without a tagged noncurrent part', () => {
    expect(instant('debt_borrowings', [sheet('LongTermDebtCurrent', 20e6)])).to.equal('partial');
    expect(instant('debt_borrowings', [])).to.equal('not_reported');
  });

  it('adds finance leases to debt unless the debt tag includes them', () => {
    const rest = [sheet('FinanceLeaseLiability', 7e6), sheet('LongTermDebtCurrent', 0)];
    expect(instant('total_debt', [sheet('LongTermDebtNoncurrent', 80e6), ...rest])).to.equal('87000000');
    expect(instant('total_debt', [sheet('LongTermDebtAndCapitalLeaseObligations', 80e6), ...rest])).to.equal(
      '80000000',
    );
  });

  it('computes net debt without short-term investments only if no row of them is tagged', () => {
    const facts = [
      sheet('LongTermDebtNoncurrent', 80e6),
      sheet('LongTermDebtCurrent', 0),
      sheet('CashAndCashEquivalentsAtCarryingValue', 30e6),
    ];
    expect(instant('net_debt', facts)).to.equal('50000000');
    expect(instant('net_debt', [...facts, sheet('OtherShortTermInvestments', 5e6)])).to.equal(
      'missing_operand',
    );
  });

  it('never uses cash with short-term investments as cash', () => {
    expect(
      instant('cash_and_equivalents', [sheet('CashCashEquivalentsAndShortTermInvestments', 9e6)]),
    ).to.equal('not_reported');
  });

  it('derives liabilities from the total and refuses derived equity that does not balance', () => {
    const total = [sheet('LiabilitiesAndStockholdersEquity', 900e6), sheet('StockholdersEquity', 300e6)];
    expect(instant('total_liabilities', total)).to.equal('600000000');
    const inclusive = [
      sheet('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 300e6),
      sheet('MinorityInterest', 20e6),
      sheet('Liabilities', 500e6),
    ];
    expect(instant('total_equity', inclusive)).to.equal('oracle_contradicted');
    const balanced = inclusive.map((item) =>
      item.concept === 'Liabilities' ? { ...item, value: '600000000' } : item,
    );
    expect(instant('total_equity', balanced)).to.equal('280000000');
  });

  it('subtracts the cost of revenue if OperatingExpenses includes all costs', () => {
    const facts = [
      flow('Revenues', 400e6),
      flow('CostOfRevenue', 250e6),
      flow('OperatingIncomeLoss', 60e6),
      flow('OperatingExpenses', 340e6),
    ];
    expect(year('operating_expense', facts)).to.equal('90000000');
  });

  it('recognises that CostsAndExpenses never included the cost of revenue', () => {
    const facts = [
      flow('Revenues', 400e6),
      flow('CostOfRevenue', 250e6),
      flow('OperatingIncomeLoss', 60e6),
      flow('CostsAndExpenses', 90e6),
    ];
    expect(year('operating_expense', facts)).to.equal('90000000');
  });

  it('computes no operating income from a derived operating expense', () => {
    const facts = [flow('GrossProfit', 150e6), flow('CostOfRevenue', 250e6), flow('CostsAndExpenses', 340e6)];
    expect(year('operating_income', facts)).to.equal('missing_operand');
  });

  it('confirms an unusually tagged operating cash flow by the change in cash', () => {
    const rows = (change: number): InputFact[] => [
      fact('ifrs-full:ProfitLoss', ...Y, 5e6),
      fact('ifrs-full:Assets', null, Y[1], 90e6),
      fact('ifrs-full:CashFlowsFromUsedInOperations', ...Y, 17e6),
      fact('ifrs-full:CashFlowsFromUsedInInvestingActivities', ...Y, -20e6),
      fact('ifrs-full:CashFlowsFromUsedInFinancingActivities', ...Y, 25e6),
      fact('ifrs-full:IncreaseDecreaseInCashAndCashEquivalents', ...Y, change),
    ];
    const served = (change: number): Cell =>
      cell(compute([filing('20-F', '2023-04-01', rows(change))]), 'operating_cash_flow', 'annual', Y[1]);
    expect(served(22e6).value).to.equal('17000000');
    expect(served(19e6).refusal).to.equal('not_reported');
  });

  it('serves a pretax income under a broader tag only if pretax − tax = net income', () => {
    const rows = (tax: number): InputFact[] => [
      flow('IncomeLossIncludingPortionAttributableToNoncontrollingInterest', 70e6),
      flow('IncomeTaxExpenseBenefit', tax),
    ];
    expect(year('pretax_income', rows(20e6))).to.equal('70000000');
    expect(year('pretax_income', rows(5e6))).to.equal('not_reported');
  });

  it('does not let a later filing with fewer rows shrink a sum', () => {
    const full = report([sheet('Goodwill', 100e6), sheet('IntangibleAssetsNetExcludingGoodwill', 40e6)]);
    const later = filing('10-Q', '2023-05-01', [sheet('Assets', 900e6), sheet('Goodwill', 100e6)]);
    expect(shown(compute([full, later]), 'intangibles', 'instant', Y[1])).to.equal('140000000');
  });

  it('does not use the opening of a roll-forward as a balance', () => {
    const later = filing('10-K', '2024-02-15', [
      sheet('StockholdersEquity', 999e6),
      fact('Assets', null, '2023-12-31', 950e6),
    ]);
    const first = report([sheet('StockholdersEquity', 300e6)]);
    expect(shown(compute([first, later]), 'total_equity', 'instant', Y[1])).to.equal('300000000');
  });
});

describe('issuer', () => {
  const ranked = (concepts: readonly string[]): ReturnType<typeof rankFilings> =>
    rankFilings([
      filing(
        '10-K',
        '2023-02-15',
        concepts.map((concept) => flow(concept, 1)),
      ),
    ]);

  it('type is determined by its tags, and by the SIC if they tie', () => {
    const bank = ['InterestIncomeExpenseNet', 'NoninterestIncome', 'NoninterestExpense', 'Deposits'];
    expect(issuerType(ranked(bank), '6021')).to.equal('bank');
    expect(issuerType(ranked(['PremiumsEarnedNet', 'UnearnedPremiums']), '6331')).to.equal('insurer');
    expect(issuerType(ranked(['RealEstateInvestmentPropertyNet']), '6512')).to.equal('reit');
    expect(issuerType(ranked(['Revenues']), '6798')).to.equal('reit');
    expect(issuerType(ranked(['Revenues']), '4911')).to.equal('utility');
    expect(issuerType(ranked(['Deposits', 'InterestIncomeExpenseNet']), '3711')).to.equal('industrial');
  });

  it('type is a health insurer by its SIC or, without one, its benefits', () => {
    const plan = ['PremiumsEarnedNet', 'LiabilityForClaimsAndClaimsAdjustmentExpense', 'Revenues'];
    expect(issuerType(ranked(plan), '6324')).to.equal('health_insurer');
    expect(issuerType(ranked(plan), null)).to.equal('insurer');
    const benefits = 'PolicyholderBenefitsAndClaimsIncurredHealthCare';
    expect(issuerType(ranked([...plan, benefits]), null)).to.equal('health_insurer');
  });

  it('type is no insurer if premiums are a small part of the revenue', () => {
    const withPremiums = (premiums: number): ReturnType<typeof rankFilings> =>
      rankFilings([
        filing('10-K', '2023-02-15', [
          flow('PremiumsEarnedNet', premiums),
          flow('UnearnedPremiums', 1),
          flow('Revenues', 1000),
        ]),
      ]);
    expect(issuerType(withPremiums(16), '6411'), 'a broker').to.equal('industrial');
    expect(issuerType(withPremiums(200), '6331'), 'an insurer that owns other companies').to.equal('insurer');
    expect(issuerType(withPremiums(330), '5912'), 'a retailer with health plans').to.equal('industrial');
    expect(issuerType(withPremiums(600), '6282'), 'an asset manager that owns an insurer').to.equal(
      'insurer',
    );
  });

  it('type is an industrial with captive finance if it lends to its customers', () => {
    const flows = 'ProceedsFromCollectionOfFinanceReceivables';
    const leases = 'PropertySubjectToOrAvailableForOperatingLeaseNet';
    expect(issuerType(ranked([flows, leases]), '3711')).to.equal('captive_finance');
    expect(issuerType(ranked([flows]), '7372')).to.equal('industrial');
    expect(issuerType(ranked([leases]), '7510')).to.equal('industrial');
    expect(issuerType(ranked([flows, leases]), '6153')).to.equal('industrial');
  });

  it('currency is that of most facts, not of the convenience translation', () => {
    const facts = [
      fact('Assets', null, Y[1], 1, 'CNY'),
      fact('Assets', null, Y[1], 1, 'USD'),
      fact('Liabilities', null, Y[1], 1, 'CNY'),
    ];
    expect(reportingCurrency([filing('20-F', '2023-04-01', facts)])).to.equal('CNY');
  });

  it('type decides which fields are refused for a bank', () => {
    const facts = [
      flow('InterestIncomeExpenseNet', 70e6),
      flow('NoninterestIncome', 30e6),
      flow('NoninterestExpense', 60e6),
      sheet('Deposits', 700e6),
      flow('InterestAndDividendIncomeOperating', 200e6),
      flow('Revenues', 230e6),
    ];
    const statements = compute([report(facts)], { sic: '6021' });
    expect(statements.issuer.type).to.equal('bank');
    expect(shown(statements, 'revenue', 'annual', Y[1])).to.equal('100000000');
    expect(shown(statements, 'operating_expense', 'annual', Y[1])).to.equal('60000000');
    for (const field of ['cost_of_revenue', 'gross_profit', 'operating_income', 'ebitda', 'free_cash_flow'])
      expect(shown(statements, field, 'annual', Y[1]), field).to.equal('not_applicable');
  });
});
