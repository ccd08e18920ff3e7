import { expect } from 'chai';
import type { InputFact, InputFiling } from './inputs.ts';
import { cell, company, fact, filing, shown } from './test-support.ts';
import { computeStatements } from './compute.ts';
import type { Statements } from './statements.ts';

/** In millions, by concept: for the span, and at its end (`@Name`). */
type Row = Readonly<Record<string, number>>;

const SPANS: readonly (readonly [string, string, string, string])[] = [
  ['10-Q', '2024-05-02', '2024-01-01', '2024-03-31'],
  ['10-Q', '2024-08-02', '2024-01-01', '2024-06-30'],
  ['10-Q', '2024-11-02', '2024-01-01', '2024-09-30'],
  ['10-K', '2025-02-20', '2024-01-01', '2024-12-31'],
];

/**
 * A filer of one year that ends in December: flows grow with the quarters (a quarter of `Row` each), balances
 * are constant. Notes fill the annual report to a realistic length.
 */
const filer = (
  rows: Row,
  more: { sic?: string; annual?: Row; taxonomy?: string; forms?: string } = {},
): Statements => {
  const { taxonomy = 'us-gaap' } = more;
  const named = (name: string): string => (name.includes(':') ? name : `${taxonomy}:${name}`);
  const factsOf = (row: Row, start: string, end: string, quarters: number): InputFact[] =>
    Object.entries(row).flatMap(([name, value]) => {
      if (name.startsWith('@')) return [fact(named(name.slice(1)), null, end, Math.round(value * 1e6))];
      if (name.startsWith('$'))
        return [fact(named(name.slice(1)), start, end, String((value * quarters) / 4), 'USD/shares')];
      const amount = Math.round((value * 1e6 * quarters) / 4);
      const facts = [fact(named(name), start, end, amount)];
      const from = ['2024-01-01', '2024-04-01', '2024-07-01'][quarters - 1];
      if (quarters > 1 && from !== undefined && !/Cash|Payments/.test(name))
        facts.push(fact(named(name), from, end, Math.round((value * 1e6) / 4)));
      return facts;
    });
  const filings: InputFiling[] = SPANS.filter(([form]) => more.forms === undefined || form === '10-K').map(
    ([form, filed, start, end], k) => {
      const annual = form === '10-K';
      const notes = annual
        ? Array.from({ length: 60 }, (_, n) => fact(`Note${n}`, start, end, 1e6 * (n + 1)))
        : [];
      return filing(annual ? (more.forms ?? form) : form, filed, [
        ...factsOf({ '@Assets': 9000, ...rows }, start, end, k + (more.forms ? 4 : 1)),
        ...(annual && more.annual ? factsOf(more.annual, start, end, 4) : []),
        ...notes,
      ]);
    },
  );
  return computeStatements(company(filings, { sic: more.sic ?? '3571' }));
};

const YEAR = '2024-12-31';
const annual = (statements: Statements, ...names: readonly string[]): readonly string[] =>
  names.map((name) => shown(statements, name, 'annual', YEAR).replace(/000000$/, ''));
const instant = (statements: Statements, ...names: readonly string[]): readonly string[] =>
  names.map((name) => shown(statements, name, 'instant', YEAR).replace(/000000$/, ''));

describe('kinds of filers', () => {
  it('a utility: its operating revenue is wider than its contracts with customers, and is served', () => {
    const statements = filer(
      {
        RevenueFromContractWithCustomerExcludingAssessedTax: 3600,
        RegulatedAndUnregulatedOperatingRevenue: 4000,
        UtilitiesOperatingExpenseMaintenanceAndOperations: 900,
        OperatingExpenses: 3200,
        OperatingIncomeLoss: 800,
        InterestExpense: 200,
        NetIncomeLoss: 500,
        NetCashProvidedByUsedInOperatingActivities: 1200,
        PaymentsToAcquireProductiveAssets: 1000,
        DepreciationDepletionAndAmortization: 480,
        '@PublicUtilitiesPropertyPlantAndEquipmentNet': 7000,
      },
      { sic: '4911' },
    );
    expect(statements.issuer.type).to.equal('utility');
    expect(
      annual(statements, 'revenue', 'operating_income', 'ebitda', 'capex', 'gross_profit'),
    ).to.deep.equal(['4000', '800', '1280', '-1000', 'missing_operand']);
    expect(shown(statements, 'revenue', 'quarter', YEAR)).to.equal('1000000000');
    expect(instant(statements, 'ppe_net')).to.deep.equal(['7000']);
  });

  it('a utility without a result to prove it: wider by definition', () => {
    const statements = filer(
      {
        RevenueFromContractWithCustomerExcludingAssessedTax: 3600,
        RegulatedAndUnregulatedOperatingRevenue: 4000,
        NetIncomeLoss: 500,
      },
      { sic: '4911' },
    );
    expect(annual(statements, 'revenue')).to.deep.equal(['4000']);
  });

  it('a utility: contracts with their taxes never compete with its operating revenue', () => {
    const statements = filer(
      {
        RevenueFromContractWithCustomerIncludingAssessedTax: 3990,
        RegulatedAndUnregulatedOperatingRevenue: 4012,
        NetIncomeLoss: 500,
      },
      { sic: '4911' },
    );
    expect(annual(statements, 'revenue')).to.deep.equal(['4012']);
  });

  it('a fintech: contracts with customers are only part of the revenue of its face', () => {
    const statements = filer({
      RevenueFromContractWithCustomerExcludingAssessedTax: 400,
      CostsAndExpenses: 2000,
      OperatingIncomeLoss: 300,
      NetIncomeLoss: 200,
    });
    expect(annual(statements, 'revenue')).to.deep.equal(['ambiguous_candidate']);
  });

  it('an insurer: no margins, no current assets, benefits and expenses as its operating expense', () => {
    const statements = filer(
      {
        Revenues: 5000,
        PremiumsEarnedNet: 4500,
        PolicyholderBenefitsAndClaimsIncurredNet: 3300,
        BenefitsLossesAndExpenses: 4600,
        IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 400,
        NetIncomeLoss: 320,
        CostOfRevenue: 3300,
        InterestExpense: 90,
        NetCashProvidedByUsedInOperatingActivities: 800,
        PaymentsToAcquirePropertyPlantAndEquipment: 50,
        '@UnearnedPremiums': 2000,
        '@PremiumsReceivableAtCarryingValue': 900,
        '@AccountsReceivableNetCurrent': 100,
        '@LongTermDebt': 1500,
      },
      { sic: '6331' },
    );
    expect(statements.issuer.type).to.equal('insurer');
    expect(
      annual(
        statements,
        'revenue',
        'operating_expense',
        'cost_of_revenue',
        'gross_profit',
        'ebitda',
        'free_cash_flow',
      ),
    ).to.deep.equal(['5000', '4600', 'not_applicable', 'not_applicable', 'not_applicable', 'not_applicable']);
    expect(instant(statements, 'receivables', 'net_debt', 'total_debt')).to.deep.equal([
      'not_applicable',
      'not_applicable',
      '1500',
    ]);
  });

  it('a REIT: revenue is leases plus contracts, and real estate is its property', () => {
    const statements = filer(
      {
        OperatingLeaseLeaseIncome: 900,
        RevenueFromContractWithCustomerExcludingAssessedTax: 60,
        CostsAndExpenses: 600,
        NetIncomeLoss: 280,
        PaymentsToAcquireAndDevelopRealEstate: 350,
        NetCashProvidedByUsedInOperatingActivities: 500,
        '@RealEstateInvestmentPropertyNet': 8000,
        '@NotesPayable': 3000,
        '@LongTermLineOfCredit': 200,
      },
      { sic: '6798' },
    );
    expect(statements.issuer.type).to.equal('reit');
    expect(annual(statements, 'revenue', 'capex', 'gross_profit')).to.deep.equal([
      '960',
      '-350',
      'not_applicable',
    ]);
    expect(instant(statements, 'ppe_net', 'long_term_debt', 'debt_borrowings')).to.deep.equal([
      '8000',
      'partial',
      'partial',
    ]);
  });

  it('a manufacturer that rents out some of its property is not a REIT', () => {
    const rows = { Revenues: 4000, CostOfRevenue: 2500, GrossProfit: 1500, NetIncomeLoss: 300 };
    const some = filer({ ...rows, '@RealEstateInvestmentPropertyNet': 200 }, { sic: '2011' });
    expect([some.issuer.type, ...annual(some, 'gross_profit')]).to.deep.equal(['industrial', '1500']);
    const most = filer({ ...rows, '@RealEstateInvestmentPropertyNet': 5000 }, { sic: '7011' });
    expect(most.issuer.type).to.equal('reit');
  });

  it('a bank under IFRS: no free cash flow and no net debt', () => {
    const statements = filer(
      {
        InterestRevenueExpense: 3000,
        FeeAndCommissionIncomeExpense: 900,
        ProfitLoss: 1000,
        ProfitLossAttributableToOwnersOfParent: 950,
        Revenue: 6000,
        CashFlowsFromUsedInOperatingActivities: 2000,
        PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 100,
        '@CashAndCashEquivalents': 800,
        '@DepositsFromCustomers': 5000,
        '@LoansAndAdvancesToCustomers': 4000,
        '@Borrowings': 600,
      },
      { sic: '6029', taxonomy: 'ifrs-full', forms: '20-F' },
    );
    expect(statements.issuer).to.include({ type: 'bank', reporting_cadence: 'annual' });
    expect(annual(statements, 'net_income', 'free_cash_flow', 'revenue')).to.deep.equal([
      '950',
      'not_applicable',
      'not_reported',
    ]);
    expect(instant(statements, 'net_debt')).to.deep.equal(['not_applicable']);
  });

  it('a foreign issuer: one EPS for both, the parent’s dividends, and its own currency', () => {
    const statements = filer(
      {
        Revenue: 800,
        ProfitLossAttributableToOwnersOfParent: 80,
        ProfitLoss: 90,
        $BasicAndDilutedEarningsLossPerShare: 1.6,
        CashFlowsFromUsedInOperatingActivities: 150,
        DividendsPaidClassifiedAsFinancingActivities: 30,
        DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities: 25,
      },
      { taxonomy: 'ifrs-full', forms: '20-F' },
    );
    expect(annual(statements, 'net_income', 'dividends_paid', 'eps_basic', 'eps_diluted')).to.deep.equal([
      '80',
      '-25',
      '1.6',
      '1.6',
    ]);
  });

  it('an Up-C: net income is the parent’s share, equity with and without the other owners', () => {
    const rows = {
      Revenues: 2000,
      ProfitLoss: 300,
      NetIncomeLossAttributableToNoncontrollingInterest: 120,
      '@StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest': 1000,
      '@MinorityInterest': 400,
      '@LiabilitiesAndStockholdersEquity': 9000,
    };
    const statements = filer(rows);
    expect(annual(statements, 'net_income')).to.deep.equal(['180']);
    expect(instant(statements, 'total_equity', 'total_equity_with_nci', 'total_liabilities')).to.deep.equal([
      '600',
      '1000',
      '8000',
    ]);
    // Redeemable interests alone show that ProfitLoss is not the parent's.
    const { NetIncomeLossAttributableToNoncontrollingInterest: share, ...rest } = rows;
    const redeemable = filer({ ...rest, NetIncomeLossAttributableToRedeemableNoncontrollingInterest: share });
    expect(annual(redeemable, 'net_income')).to.deep.equal(['not_reported']);
  });

  it('a retailer that tags one operating total: costs less their cost of revenue', () => {
    const statements = filer({
      Revenues: 4000,
      CostOfGoodsAndServicesSold: 2800,
      CostsAndExpenses: 3700,
      OperatingIncomeLoss: 300,
      NetIncomeLoss: 200,
    });
    expect(annual(statements, 'gross_profit', 'operating_expense')).to.deep.equal(['1200', '900']);
  });

  it('an oil producer: costs without depletion yield no gross profit', () => {
    const statements = filer(
      {
        Revenues: 4000,
        CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization: 1500,
        DepreciationDepletionAndAmortization: 900,
        OperatingIncomeLoss: 1200,
        NetIncomeLoss: 800,
        NetCashProvidedByUsedInOperatingActivities: 2300,
        PaymentsToAcquireOilAndGasPropertyAndEquipment: 1400,
      },
      { sic: '1311' },
    );
    expect(annual(statements, 'gross_profit', 'ebitda', 'free_cash_flow')).to.deep.equal([
      'not_reported',
      '2100',
      '900',
    ]);
    expect(cell(statements, 'cost_of_revenue', 'annual', YEAR).flags).to.include('excludes_depreciation');
  });

  it('an oil producer with other property: capital expenditure is both rows if they are separate', () => {
    const capex = (oil: Row, other: number): readonly string[] =>
      annual(
        filer(
          {
            NetIncomeLoss: 800,
            NetCashProvidedByUsedInOperatingActivities: 2300,
            PaymentsToAcquirePropertyPlantAndEquipment: other,
            ...oil,
          },
          { sic: '1311' },
        ),
        'capex',
      );
    const wells = { PaymentsToExploreAndDevelopOilAndGasProperties: 1400 };
    expect(capex(wells, 20)).to.deep.equal(['-1420']);
    // With at least as much property as wells, the row may include them.
    expect(capex(wells, 1500)).to.deep.equal(['ambiguous_candidate']);
    expect(capex({ ...wells, PaymentsToAcquireOilAndGasPropertyAndEquipment: 300 }, 20)).to.deep.equal([
      'ambiguous_candidate',
    ]);
    expect(capex({}, 20)).to.deep.equal(['-20']);
  });

  it('a REIT with several rows of capital expenditure: none of them is the total', () => {
    const rows = {
      NetIncomeLoss: 280,
      NetCashProvidedByUsedInOperatingActivities: 500,
      '@RealEstateInvestmentPropertyNet': 8000,
    };
    const several = filer(
      {
        ...rows,
        PaymentsToAcquirePropertyPlantAndEquipment: 4,
        PaymentsForCapitalImprovements: 100,
        PaymentsToAcquireAndDevelopRealEstate: 350,
        '@PropertyPlantAndEquipmentNet': 12,
      },
      { sic: '6798' },
    );
    expect(annual(several, 'capex')).to.deep.equal(['partial']);
    // The furniture of its offices is not its property.
    expect(instant(several, 'ppe_net')).to.deep.equal(['8000']);
    const one = filer({ ...rows, PaymentsForCapitalImprovements: 100 }, { sic: '6798' });
    expect(annual(one, 'capex')).to.deep.equal(['-100']);
  });

  it('a utility: its plant without other property', () => {
    const statements = filer(
      {
        RegulatedAndUnregulatedOperatingRevenue: 4000,
        NetIncomeLoss: 500,
        '@PropertyPlantAndEquipmentNet': 90,
        '@PublicUtilitiesPropertyPlantAndEquipmentNet': 7000,
      },
      { sic: '4911' },
    );
    expect(instant(statements, 'ppe_net')).to.deep.equal(['7000']);
  });

  it('a manufacturer of aircraft: inventory net of progress billings; a bottler: trademarks and goodwill', () => {
    const aircraft = filer({
      Revenues: 900,
      '@InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings': 780,
    });
    expect(instant(aircraft, 'inventory')).to.deep.equal(['780']);
    const rows = {
      Revenues: 900,
      '@Goodwill': 184,
      '@IndefiniteLivedTrademarks': 143,
      '@OtherIntangibleAssetsNet': 5,
    };
    expect(instant(filer(rows), 'intangibles')).to.deep.equal(['332']);
  });
});
