import { INTEREST_FAMILY } from './checks.ts';
import { FINANCIALS, candidate, candidates, field, gaap } from './field.ts';
import type { Field } from './field.ts';

const WITH_TAXES = 'RevenueFromContractWithCustomerIncludingAssessedTax';
const REGULATED = 'RegulatedAndUnregulatedOperatingRevenue';
const OTHER_REVENUE = [
  'RealEstateRevenueNet',
  'HealthCareOrganizationRevenue',
  'OilAndGasRevenue',
  'SalesRevenueGoodsNet SalesRevenueServicesNet?',
  'i:Revenue',
  'i:RevenueFromContractsWithCustomers',
  'RevenuesNetOfInterestExpense',
];

const revenue = field(
  'income',
  'revenue',
  candidates(
    'Revenues',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    WITH_TAXES,
    'SalesRevenueNet',
    REGULATED,
    ...OTHER_REVENUE,
  ),
  {
    reader: 'revenue',
    neverNegative: true,
    byType: {
      bank: candidates('RevenuesNetOfInterestExpense', 'InterestIncomeExpenseNet NoninterestIncome'),
      // A note's contracts with their taxes never stand for the operating revenue of the face (semantics §3.7.2).
      utility: candidates(
        'Revenues',
        'RevenueFromContractWithCustomerExcludingAssessedTax',
        'SalesRevenueNet',
        REGULATED,
        ...OTHER_REVENUE,
        WITH_TAXES,
      ),
      insurer: candidates('Revenues', 'i:InsuranceRevenue', 'RevenuesNetOfInterestExpense'),
      reit: candidates(
        'Revenues',
        'RealEstateRevenueNet',
        'OperatingLeaseLeaseIncome RevenueFromContractWithCustomerExcludingAssessedTax',
        'i:Revenue',
        'i:RevenueFromContractsWithCustomers',
        'RevenuesNetOfInterestExpense',
      ),
    },
  },
);

const results: readonly Field[] = [
  revenue,
  field(
    'income',
    'cost_of_revenue',
    [
      ...candidates(
        'CostOfRevenue',
        'CostOfGoodsAndServicesSold',
        'CostOfGoodsSold CostOfServices?',
        'i:CostOfSales',
      ),
      candidate('CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization', {
        flags: ['excludes_depreciation'],
      }),
    ],
    { neverNegative: true, notApplicable: FINANCIALS },
  ),
  field('income', 'gross_profit', candidates('GrossProfit', 'i:GrossProfit'), {
    notApplicable: ['bank', 'insurer', 'reit'],
  }),
  field('income', 'operating_expense', candidates('OperatingExpenses', 'i:OperatingExpense'), {
    byType: {
      bank: candidates('NoninterestExpense'),
      insurer: candidates('BenefitsLossesAndExpenses', 'i:OperatingExpense'),
    },
  }),
  field('income', 'costs_and_expenses', candidates('CostsAndExpenses'), { helper: true }),
  field(
    'income',
    'rnd_expense',
    candidates(
      'ResearchAndDevelopmentExpense',
      'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
      'ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost',
      'i:ResearchAndDevelopmentExpense',
    ),
    { faceOfInterims: true },
  ),
  field('income', 'sga_expense', [
    candidate('SellingGeneralAndAdministrativeExpense'),
    candidate('GeneralAndAdministrativeExpense SellingAndMarketingExpense|SellingExpense', {
      wholeOnly: true,
    }),
    candidate('i:DistributionCosts i:AdministrativeExpense', { wholeOnly: true }),
  ]),
  field(
    'income',
    'operating_income',
    candidates('OperatingIncomeLoss', 'i:ProfitLossFromOperatingActivities'),
    {
      notApplicable: FINANCIALS,
    },
  ),
  field(
    'income',
    'interest_expense',
    [...candidates(...INTEREST_FAMILY), candidate('i:FinanceCosts', { onFace: true })],
    {
      reader: 'interest',
      byType: { bank: candidates('InterestExpense', 'InterestExpenseOperating') },
    },
  ),
  field(
    'income',
    'pretax_income',
    [
      ...candidates(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign',
        'i:ProfitLossBeforeTax',
      ),
      candidate('IncomeLossIncludingPortionAttributableToNoncontrollingInterest', { proven: true }),
    ],
    { faceOfInterims: true },
  ),
  field(
    'income',
    'income_tax',
    candidates('IncomeTaxExpenseBenefit', 'i:IncomeTaxExpenseContinuingOperations'),
  ),
  field(
    'income',
    'net_income',
    candidates(
      'NetIncomeLoss',
      'ProfitLoss -NetIncomeLossAttributableToNoncontrollingInterest',
      'ProfitLoss',
      'i:ProfitLossAttributableToOwnersOfParent',
      'i:ProfitLoss',
    ),
  ),
  field(
    'income',
    'net_income_to_common',
    candidates(
      'NetIncomeLossAvailableToCommonStockholdersBasic',
      'i:ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity',
    ),
    { helper: true },
  ),
  field(
    'income',
    'depreciation_amortization',
    [
      ...[
        'DepreciationDepletionAndAmortization',
        'DepreciationAmortizationAndAccretionNet',
        'DepreciationAndAmortization',
      ].map((whole) => candidate(whole, { widest: true, splitOff: gaap('AmortizationOfIntangibleAssets') })),
      candidate('Depreciation AmortizationOfIntangibleAssets', { recurring: true }),
      candidate('OtherDepreciationAndAmortization AmortizationOfIntangibleAssets', { recurring: true }),
      ...candidates(
        'i:AdjustmentsForDepreciationAndAmortisationExpense',
        'i:DepreciationAndAmortisationExpense',
      ),
    ],
    { source: 'cash_flow', neverNegative: true, faceOfInterims: true },
  ),
];

const perShare = { nature: 'per_share', measure: 'per_share' } as const;
const average = { nature: 'average', measure: 'shares' } as const;

const shares: readonly Field[] = [
  field(
    'income',
    'eps_basic',
    candidates(
      'EarningsPerShareBasic',
      'EarningsPerShareBasicAndDiluted',
      'i:BasicEarningsLossPerShare',
      'i:BasicAndDilutedEarningsLossPerShare',
    ),
    perShare,
  ),
  field(
    'income',
    'eps_diluted',
    candidates(
      'EarningsPerShareDiluted',
      'EarningsPerShareBasicAndDiluted',
      'i:DilutedEarningsLossPerShare',
      'i:BasicAndDilutedEarningsLossPerShare',
    ),
    perShare,
  ),
  field(
    'income',
    'shares_basic',
    candidates(
      'WeightedAverageNumberOfSharesOutstandingBasic',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
      'i:WeightedAverageShares',
    ),
    average,
  ),
  field(
    'income',
    'shares_diluted',
    candidates(
      'WeightedAverageNumberOfDilutedSharesOutstanding',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
      'i:AdjustedWeightedAverageShares',
    ),
    average,
  ),
  field(
    'income',
    'dividends_per_share',
    [
      candidate('CommonStockDividendsPerShareDeclared', {
        flags: ['declared'],
        notZeroBeside: gaap('CommonStockDividendsPerShareCashPaid'),
      }),
      candidate('CommonStockDividendsPerShareCashPaid', { flags: ['cash_paid'] }),
      candidate('i:DividendsRecognisedAsDistributionsToOwnersPerShare', { flags: ['declared'] }),
      candidate('i:DividendsPaidOrdinarySharesPerShare', { flags: ['cash_paid'] }),
    ],
    { nature: 'annual', measure: 'per_share', neverNegative: true },
  ),
];

/** Income statement (semantics §3.1, §3.4): expenses are positive. */
export const incomeFields: readonly Field[] = [...results, ...shares];
