import { INTEREST_FAMILY } from './checks.ts';
import { PROVEN, notZeroBeside, required, unless, WHOLE } from './evidence.ts';
import type { Condition } from './evidence.ts';
import { FINANCIALS, candidate, candidates, field, gaap } from './field.ts';

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

/** Research and development other than what was acquired: the row of filers without the first concept. */
const OWN_RESEARCH = [
  gaap('ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'),
  gaap('ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost'),
];

/** Filers may split amortization off the row and keep the concept for the rest. */
const AMORTIZATION_SPLIT_OFF: Condition = unless('row.split_off_untagged', {
  from: 'comparatives',
  splitOff: gaap('AmortizationOfIntangibleAssets'),
});

const revenue = field(
  'income',
  'revenue',
  {
    definition:
      'Total revenue as on the face. If a filing tags several totals, the one above the others in its own income statement; if that is unknown, the first in order, unless another is more than 0.5 % larger; then the one equal to gross profit plus cost of revenue.',
    since: '2026-11-21.1',
    rows: true,
    line: 10,
    core: true,
  },
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
      // Contracts including taxes, from a note, never replace the operating revenue of the face (semantics
      // §3.7.2).
      utility: candidates(
        'Revenues',
        'RevenueFromContractWithCustomerExcludingAssessedTax',
        'SalesRevenueNet',
        REGULATED,
        ...OTHER_REVENUE,
        WITH_TAXES,
      ),
      insurer: candidates('Revenues', 'i:InsuranceRevenue', 'RevenuesNetOfInterestExpense'),
      reit: [
        ...candidates(
          'Revenues',
          'RealEstateRevenueNet',
          'OperatingLeaseLeaseIncome RevenueFromContractWithCustomerExcludingAssessedTax',
        ),
        // For hotels, whose guests are customers.
        candidate('RevenueFromContractWithCustomerExcludingAssessedTax', { conditions: [PROVEN] }),
        ...candidates('i:Revenue', 'i:RevenueFromContractsWithCustomers', 'RevenuesNetOfInterestExpense'),
      ],
    },
  },
);

/** Income statement (semantics §3.1, §3.4): expenses are positive. */
export const resultFields = [
  revenue,
  field(
    'income',
    'cost_of_revenue',
    {
      definition: 'Cost of the goods and services sold.',
      since: '2026-11-21.1',
      rows: true,
      line: 50,
      core: true,
    },
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
    { neverNegative: true, notApplicable: [...FINANCIALS, 'health_insurer'] },
  ),
  field(
    'income',
    'gross_profit',
    {
      definition: 'Revenue less its cost.',
      formula: 'revenue − cost_of_revenue',
      since: '2026-11-21.1',
      rows: true,
      line: 60,
      core: true,
    },
    candidates('GrossProfit', 'i:GrossProfit'),
    {
      notApplicable: [...FINANCIALS, 'health_insurer', 'reit'],
    },
  ),
  field(
    'income',
    'operating_expense',
    {
      definition:
        "Operating expense without the cost of revenue; a bank's noninterest expense, an insurer's benefits, losses and expenses.",
      formula:
        'costs_and_expenses − cost_of_revenue, else gross_profit − operating_income; a tag that includes the cost of revenue is served without it',
      since: '2026-11-21.1',
      rows: true,
      bankMetrics: 'noninterest_expense',
      line: 90,
      core: true,
    },
    candidates('OperatingExpenses', 'i:OperatingExpense'),
    {
      byType: {
        bank: candidates('NoninterestExpense'),
        insurer: candidates('BenefitsLossesAndExpenses', 'i:OperatingExpense'),
        health_insurer: candidates('BenefitsLossesAndExpenses', 'CostsAndExpenses'),
      },
    },
  ),
  field(
    'income',
    'costs_and_expenses',
    { definition: 'All costs and expenses, including the cost of revenue.', since: '2026-11-21.1' },
    candidates('CostsAndExpenses'),
  ),
  field(
    'income',
    'rnd_expense',
    { definition: 'Research and development.', since: '2026-11-21.1', rows: true, line: 70 },
    [
      candidate('ResearchAndDevelopmentExpense', { conditions: [notZeroBeside(OWN_RESEARCH)] }),
      ...candidates(...OWN_RESEARCH, 'i:ResearchAndDevelopmentExpense'),
    ],
    { choice: 'interims' },
  ),
  field(
    'income',
    'sga_expense',
    {
      definition: 'Selling, general and administrative expense.',
      since: '2026-11-21.1',
      rows: true,
      line: 80,
    },
    [
      candidate('SellingGeneralAndAdministrativeExpense'),
      ...[
        'GeneralAndAdministrativeExpense SellingAndMarketingExpense|SellingExpense',
        'i:DistributionCosts i:AdministrativeExpense',
      ].map((line) => candidate(line, { conditions: [WHOLE] })),
    ],
  ),
  field(
    'income',
    'operating_income',
    {
      definition: 'Operating income or loss.',
      formula: 'gross_profit − operating_expense, if both are reported',
      since: '2026-11-21.1',
      rows: true,
      line: 100,
      core: true,
    },
    candidates('OperatingIncomeLoss', 'i:ProfitLossFromOperatingActivities'),
    {
      notApplicable: [...FINANCIALS, 'health_insurer'],
    },
  ),
  field(
    'income',
    'interest_expense',
    {
      definition:
        'Interest expense as one concept of the face reports it, as a positive magnitude. Not reported if the face has no such row, even if notes tag it; a filing whose face is unknown is judged by the filer’s nearest known face. Refused if several rows disagree, if there are other rows of interest expense or its label names a part, and if a captive finance business reports separate interest.',
      since: '2026-11-21.1',
      rows: true,
      line: 110,
      core: true,
    },
    [
      ...candidates(...INTEREST_FAMILY),
      candidate('i:FinanceCosts', { conditions: [required('interest.not_on_face', { from: 'face' })] }),
    ],
    {
      reader: 'interest',
      byType: { bank: candidates('InterestExpense', 'InterestExpenseOperating') },
    },
  ),
  field(
    'income',
    'pretax_income',
    {
      definition:
        'Income of continuing operations before income taxes; if an annual report tags several, the one that its interim reports tag.',
      since: '2026-11-21.1',
      rows: true,
      line: 120,
      core: true,
    },
    [
      ...candidates(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign',
        'i:ProfitLossBeforeTax',
      ),
      candidate('IncomeLossIncludingPortionAttributableToNoncontrollingInterest', {
        conditions: [PROVEN],
      }),
    ],
    { choice: 'interims' },
  ),
  field(
    'income',
    'income_tax',
    {
      definition: 'Income tax; a benefit is negative.',
      since: '2026-11-21.1',
      rows: true,
      line: 130,
      core: true,
    },
    candidates('IncomeTaxExpenseBenefit', 'i:IncomeTaxExpenseContinuingOperations'),
  ),
  field(
    'income',
    'net_income',
    {
      definition: 'Net income of the parent, before preferred dividends.',
      since: '2026-11-21.1',
      rows: true,
      line: 140,
      core: true,
    },
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
    { definition: 'Net income of the parent after preferred dividends.', since: '2026-11-21.1' },
    candidates(
      'NetIncomeLossAvailableToCommonStockholdersBasic',
      'i:ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity',
    ),
  ),
  field(
    'income',
    'depreciation_amortization',
    {
      definition:
        'Depreciation and amortisation of the cash-flow statement. A sum of two concepts is used for a year only if interim reports show both rows, because notes tag them in narrower scopes. If comparatives prove that amortisation of intangibles was split off the row, both are added.',
      since: '2026-11-21.1',
      rows: true,
      line: 150,
    },
    [
      ...[
        'DepreciationDepletionAndAmortization',
        'DepreciationAmortizationAndAccretionNet',
        'DepreciationAndAmortization',
      ].map((whole) => candidate(whole, { largest: true, conditions: [AMORTIZATION_SPLIT_OFF] })),
      ...[
        'Depreciation AmortizationOfIntangibleAssets',
        'Depreciation AdjustmentForAmortization',
        'OtherDepreciationAndAmortization AmortizationOfIntangibleAssets',
      ].map((line) =>
        candidate(line, {
          conditions: [required('face.notes_only', { from: 'interims' })],
        }),
      ),
      ...candidates(
        'i:AdjustmentsForDepreciationAndAmortisationExpense',
        'i:DepreciationAndAmortisationExpense',
      ),
    ],
    { source: 'cash_flow', neverNegative: true, choice: 'interims' },
  ),
];
