import { expect } from 'chai';
import { atEnd, cell, filer, ofYear, shown, YEAR } from './test-support.ts';

describe('rows of insurers', () => {
  const plan = {
    Revenues: 5000,
    PremiumsEarnedNet: 4500,
    PolicyholderBenefitsAndClaimsIncurredHealthCare: 3800,
    CostOfGoodsAndServicesSold: 300,
    CostsAndExpenses: 4700,
    OperatingIncomeLoss: 300,
    NetIncomeLoss: 200,
    '@LiabilityForClaimsAndClaimsAdjustmentExpense': 700,
    '@AssetsCurrent': 4000,
  };

  it('are premiums, investment income, benefits and reserves', () => {
    const statements = filer(
      {
        Revenues: 5000,
        PremiumsEarnedNet: 4500,
        NetInvestmentIncome: 400,
        PolicyholderBenefitsAndClaimsIncurredNet: 3300,
        DeferredPolicyAcquisitionCostAmortizationExpense: 700,
        NetIncomeLoss: 320,
        '@UnearnedPremiums': 2000,
        '@DeferredPolicyAcquisitionCosts': 350,
        '@LiabilityForClaimsAndClaimsAdjustmentExpense': 6000,
        '@LiabilityForUnpaidClaimsAndClaimsAdjustmentExpenseNet': 5200,
      },
      { sic: '6331' },
    );
    expect(
      ofYear(
        statements,
        'premiums_earned',
        'net_investment_income',
        'policy_benefits',
        'acquisition_cost_amortization',
      ),
    ).to.deep.equal(['4500', '400', '3300', '700']);
    expect(
      atEnd(statements, 'unpaid_claims', 'unearned_premiums', 'deferred_acquisition_costs'),
    ).to.deep.equal(['6000', '2000', '350']);
    expect(shown(statements, 'premiums_earned', 'quarter', YEAR)).to.equal('1125000000');
    expect(statements.cells.some(({ field }) => field === 'rental_revenue')).to.equal(false);
  });

  it('of a health plan include its operating income; the cost of products is not its cost of revenue', () => {
    const statements = filer(plan, { sic: '6324' });
    expect(statements.issuer.type).to.equal('health_insurer');
    expect(
      ofYear(statements, 'premiums_earned', 'policy_benefits', 'operating_income', 'operating_expense'),
    ).to.deep.equal(['4500', '3800', '300', '4700']);
    expect(ofYear(statements, 'gross_profit')).to.deep.equal(['not_applicable']);
    expect(shown(statements, 'cost_of_revenue', 'annual', YEAR)).not.to.match(/[0-9]/);
    expect(atEnd(statements, 'unpaid_claims', 'current_assets')).to.deep.equal(['700', '4000']);
  });
});

describe('rows of landlords', () => {
  const landlord = {
    Revenues: 1000,
    OperatingLeaseLeaseIncome: 960,
    RevenueFromContractWithCustomerExcludingAssessedTax: 40,
    RealEstateTaxExpense: 110,
    NetIncomeLoss: 200,
    '@RealEstateInvestmentPropertyNet': 6000,
    '@RealEstateInvestmentPropertyAccumulatedDepreciation': 1500,
  };

  it('are lease income that adds up to revenue, taxes and real estate', () => {
    const statements = filer(landlord, { sic: '6798' });
    expect(ofYear(statements, 'rental_revenue', 'real_estate_taxes')).to.deep.equal(['960', '110']);
    expect(atEnd(statements, 'real_estate_net', 'real_estate_depreciation')).to.deep.equal(['6000', '1500']);
  });

  it('refuse lease income from a note, which excludes other charges to tenants', () => {
    const statements = filer({ ...landlord, OperatingLeaseLeaseIncome: 930 }, { sic: '6798' });
    expect(cell(statements, 'rental_revenue', 'annual', YEAR).rule).to.equal('rental_revenue.may_be_part');
    expect(ofYear(statements, 'rental_revenue')).to.deep.equal(['partial']);
  });

  it('with hotels: contracts with guests are the revenue if it covers the costs and the operating income', () => {
    const hotels = {
      RevenueFromContractWithCustomerExcludingAssessedTax: 5000,
      CostsAndExpenses: 4200,
      OperatingIncomeLoss: 800,
      NetIncomeLoss: 700,
    };
    expect(ofYear(filer(hotels, { sic: '6798' }), 'revenue', 'rental_revenue')).to.deep.equal([
      '5000',
      'not_reported',
    ]);
    const part = { ...hotels, RevenueFromContractWithCustomerExcludingAssessedTax: 300 };
    expect(ofYear(filer(part, { sic: '6798' }), 'revenue')).to.deep.equal(['not_reported']);
  });

  it('refuse real estate in use if the filing totals more', () => {
    const withTotal = filer({ ...landlord, '@RealEstateInvestments': 6500 }, { sic: '6798' });
    expect(atEnd(withTotal, 'real_estate_net')).to.deep.equal(['partial']);
    const annualReport = {
      '@RealEstateGrossAtCarryingValue': 8200,
      '@RealEstateAccumulatedDepreciation': 1600,
    };
    const withSchedule = filer(landlord, { sic: '6798', annual: annualReport });
    expect(cell(withSchedule, 'real_estate_net', 'instant', YEAR).rule).to.equal('real_estate.part_of_total');
  });
});

describe('rows of utilities', () => {
  it('are revenue by commodity, fuel with purchased power, and regulatory balances', () => {
    const statements = filer(
      {
        Revenues: 4000,
        RegulatedOperatingRevenueElectricNonNuclear: 3300,
        RegulatedOperatingRevenueGas: 600,
        UtilitiesOperatingExpenseFuelUsed: 500,
        UtilitiesOperatingExpensePurchasedPower: 350,
        UtilitiesOperatingExpenseGasAndPetroleumPurchased: 250,
        NetIncomeLoss: 500,
        '@RegulatoryAssetsCurrent': 200,
        '@RegulatoryAssetsNoncurrent': 2000,
        '@RegulatoryLiabilityNoncurrent': 900,
      },
      { sic: '4931' },
    );
    expect(
      ofYear(statements, 'electric_revenue', 'gas_revenue', 'fuel_and_purchased_power', 'purchased_gas'),
    ).to.deep.equal(['3300', '600', '850', '250']);
    expect(atEnd(statements, 'regulatory_assets', 'regulatory_liabilities')).to.deep.equal([
      '2200',
      'partial',
    ]);
  });

  it('refuse fuel alone, because some filers tag the sum under it', () => {
    const statements = filer(
      { Revenues: 4000, UtilitiesOperatingExpenseFuelUsed: 850, NetIncomeLoss: 500 },
      {
        sic: '4931',
      },
    );
    expect(ofYear(statements, 'fuel_and_purchased_power')).to.deep.equal(['partial']);
  });
});

describe('rows of a captive finance business', () => {
  it('of a captive finance business are its revenue and costs, its receivables of both terms and the equipment it leases', () => {
    const statements = filer({
      Revenues: 9000,
      FinancialServicesRevenue: 700,
      FinancialServicesCosts: 500,
      ProceedsFromCollectionOfFinanceReceivables: 3000,
      NetIncomeLoss: 600,
      '@NotesAndLoansReceivableNetCurrent': 2000,
      '@NotesAndLoansReceivableNetNoncurrent': 2500,
      '@PropertySubjectToOrAvailableForOperatingLeaseNet': 800,
    });
    expect(statements.issuer.type).to.equal('captive_finance');
    expect(ofYear(statements, 'revenue', 'finance_revenue', 'finance_costs')).to.deep.equal([
      '9000',
      '700',
      '500',
    ]);
    expect(atEnd(statements, 'finance_receivables', 'operating_lease_equipment')).to.deep.equal([
      '4500',
      '800',
    ]);
  });
});
