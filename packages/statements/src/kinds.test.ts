import { expect } from 'chai';
import { atEnd, cell, filer, ofYear, shown, YEAR, type Row } from './test-support.ts';

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
      ofYear(statements, 'revenue', 'operating_income', 'ebitda', 'capex', 'gross_profit'),
    ).to.deep.equal(['4000', '800', '1280', '-1000', 'missing_operand']);
    expect(shown(statements, 'revenue', 'quarter', YEAR)).to.equal('1000000000');
    expect(atEnd(statements, 'ppe_net')).to.deep.equal(['7000']);
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
    expect(ofYear(statements, 'revenue')).to.deep.equal(['4000']);
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
    expect(ofYear(statements, 'revenue')).to.deep.equal(['4012']);
  });

  it('a fintech: contracts with customers are only part of the revenue of its face', () => {
    const statements = filer({
      RevenueFromContractWithCustomerExcludingAssessedTax: 400,
      CostsAndExpenses: 2000,
      OperatingIncomeLoss: 300,
      NetIncomeLoss: 200,
    });
    expect(ofYear(statements, 'revenue')).to.deep.equal(['ambiguous_candidate']);
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
      ofYear(
        statements,
        'revenue',
        'operating_expense',
        'cost_of_revenue',
        'gross_profit',
        'ebitda',
        'free_cash_flow',
      ),
    ).to.deep.equal(['5000', '4600', 'not_applicable', 'not_applicable', 'not_applicable', 'not_applicable']);
    expect(atEnd(statements, 'receivables', 'net_debt', 'total_debt')).to.deep.equal([
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
    expect(ofYear(statements, 'revenue', 'capex', 'gross_profit')).to.deep.equal([
      '960',
      '-350',
      'not_applicable',
    ]);
    expect(atEnd(statements, 'ppe_net', 'long_term_debt', 'debt_borrowings')).to.deep.equal([
      '8000',
      'partial',
      'partial',
    ]);
  });

  it('a manufacturer that rents out some of its property is not a REIT', () => {
    const rows = { Revenues: 4000, CostOfRevenue: 2500, GrossProfit: 1500, NetIncomeLoss: 300 };
    const some = filer({ ...rows, '@RealEstateInvestmentPropertyNet': 200 }, { sic: '2011' });
    expect([some.issuer.type, ...ofYear(some, 'gross_profit')]).to.deep.equal(['industrial', '1500']);
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
    expect(ofYear(statements, 'net_income', 'free_cash_flow', 'revenue')).to.deep.equal([
      '950',
      'not_applicable',
      'not_reported',
    ]);
    expect(atEnd(statements, 'net_debt')).to.deep.equal(['not_applicable']);
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
    expect(ofYear(statements, 'net_income', 'dividends_paid', 'eps_basic', 'eps_diluted')).to.deep.equal([
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
    expect(ofYear(statements, 'net_income')).to.deep.equal(['180']);
    expect(atEnd(statements, 'total_equity', 'total_equity_with_nci', 'total_liabilities')).to.deep.equal([
      '600',
      '1000',
      '8000',
    ]);
    // Redeemable interests alone show that ProfitLoss is not the parent's.
    const { NetIncomeLossAttributableToNoncontrollingInterest: share, ...rest } = rows;
    const redeemable = filer({ ...rest, NetIncomeLossAttributableToRedeemableNoncontrollingInterest: share });
    expect(ofYear(redeemable, 'net_income')).to.deep.equal(['not_reported']);
  });

  it('a retailer that tags one operating total: costs less their cost of revenue', () => {
    const statements = filer({
      Revenues: 4000,
      CostOfGoodsAndServicesSold: 2800,
      CostsAndExpenses: 3700,
      OperatingIncomeLoss: 300,
      NetIncomeLoss: 200,
    });
    expect(ofYear(statements, 'gross_profit', 'operating_expense')).to.deep.equal(['1200', '900']);
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
    expect(ofYear(statements, 'gross_profit', 'ebitda', 'free_cash_flow')).to.deep.equal([
      'not_reported',
      '2100',
      '900',
    ]);
    expect(cell(statements, 'cost_of_revenue', 'annual', YEAR).flags).to.include('excludes_depreciation');
  });

  it('an oil producer with other property: capital expenditure is both rows if they are separate', () => {
    const capex = (oil: Row, other: number): readonly string[] =>
      ofYear(
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
    expect(ofYear(several, 'capex')).to.deep.equal(['partial']);
    // The furniture of its offices is not its property.
    expect(atEnd(several, 'ppe_net')).to.deep.equal(['8000']);
    const one = filer({ ...rows, PaymentsForCapitalImprovements: 100 }, { sic: '6798' });
    expect(ofYear(one, 'capex')).to.deep.equal(['-100']);
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
    expect(atEnd(statements, 'ppe_net')).to.deep.equal(['7000']);
  });

  it('a manufacturer of aircraft: inventory net of progress billings; a bottler: trademarks and goodwill', () => {
    const aircraft = filer({
      Revenues: 900,
      '@InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings': 780,
    });
    expect(atEnd(aircraft, 'inventory')).to.deep.equal(['780']);
    const rows = {
      Revenues: 900,
      '@Goodwill': 184,
      '@IndefiniteLivedTrademarks': 143,
      '@OtherIntangibleAssetsNet': 5,
    };
    expect(atEnd(filer(rows), 'intangibles')).to.deep.equal(['332']);
  });
});
