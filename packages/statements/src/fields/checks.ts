import { currentAssetConcepts } from './current-assets.ts';
import { liabilityConcepts } from './debt.ts';
import { gaap, ifrs } from './field.ts';

/** Concepts that only the checks read. */
export const LIABILITIES_AND_EQUITY = [
  gaap('LiabilitiesAndStockholdersEquity'),
  ifrs('EquityAndLiabilities'),
];

export const NCI_INCOME = [
  gaap('NetIncomeLossAttributableToNoncontrollingInterest'),
  ifrs('ProfitLossAttributableToNoncontrollingInterests'),
];

/** A part of the first of these, or beside it. */
export const REDEEMABLE_SHARE = gaap('NetIncomeLossAttributableToRedeemableNoncontrollingInterest');

/** Any of these shows that net income is shared; the last two are parts of the first. */
export const NCI_SHARES = [
  ...NCI_INCOME,
  REDEEMABLE_SHARE,
  gaap('NetIncomeLossAttributableToNonredeemableNoncontrollingInterest'),
];

export const NCI_EQUITY = [gaap('MinorityInterest'), ifrs('NoncontrollingInterests')];

export const WHOLE_INCOME = [gaap('ProfitLoss'), ifrs('ProfitLoss')];

export const WHOLE_EQUITY = [
  gaap('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'),
  ifrs('Equity'),
];

export const DISCONTINUED_INCOME = [
  gaap('IncomeLossFromDiscontinuedOperationsNetOfTax'),
  gaap('IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity'),
  ifrs('ProfitLossFromDiscontinuedOperations'),
];

export const CONTINUING_INCOME = [
  gaap('IncomeLossFromContinuingOperations'),
  gaap('IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest'),
  ifrs('ProfitLossFromContinuingOperations'),
];

export const DISCONTINUED_CASH: Readonly<Record<string, string>> = {
  operating_cash_flow: gaap('CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations'),
  investing_cash_flow: gaap('CashProvidedByUsedInInvestingActivitiesDiscontinuedOperations'),
  financing_cash_flow: gaap('CashProvidedByUsedInFinancingActivitiesDiscontinuedOperations'),
};

/** Shares redeemable for cash, at their carrying amount. */
const REDEEMABLE_SHARES = [
  gaap('TemporaryEquityCarryingAmountAttributableToParent'),
  gaap('TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests'),
];
/** Redeemable noncontrolling interests in subsidiaries, at their carrying amount. */
export const REDEEMABLE_INTERESTS = [
  gaap('RedeemableNoncontrollingInterestEquityCarryingAmount'),
  gaap('RedeemableNoncontrollingInterestEquityCommonCarryingAmount'),
  gaap('RedeemableNoncontrollingInterestEquityPreferredCarryingAmount'),
];

export const TEMPORARY_EQUITY = [...REDEEMABLE_SHARES, ...REDEEMABLE_INTERESTS];

const SHARE_VALUES = [gaap('TemporaryEquityCarryingAmount'), gaap('TemporaryEquityRedemptionValue')];
const INTEREST_VALUES = [
  gaap('RedeemableNoncontrollingInterestEquityFairValue'),
  gaap('RedeemableNoncontrollingInterestEquityRedemptionValue'),
];
/** Fallbacks if none of those is tagged: for each kind, the first one tagged. */
export const TEMPORARY_EQUITY_VALUES = [SHARE_VALUES, INTEREST_VALUES];

/** Both, for each kind the first one tagged. */
export const TEMPORARY_EQUITY_KINDS = [
  [...REDEEMABLE_SHARES, ...SHARE_VALUES],
  [...REDEEMABLE_INTERESTS, ...INTEREST_VALUES],
];

/** Concepts of interest expense; the one on the face is the interest expense (semantics §3.4). */
export const INTEREST_FAMILY = [
  'InterestExpense',
  'InterestExpenseNonoperating',
  'InterestExpenseOperating',
  'InterestAndDebtExpense',
  'InterestExpenseDebt',
].map(gaap);

/** Interest income, and net interest after the expense. */
export const INTEREST_INCOME = gaap('InvestmentIncomeInterest');
export const NET_INTEREST = [gaap('InterestIncomeExpenseNonoperatingNet'), gaap('InterestIncomeExpenseNet')];

/** Interest of a captive finance business, in a separate row. */
export const CAPTIVE_INTEREST = gaap('FinancingInterestExpense');

/** Receivables of a finance business: the total in one row, or its current and noncurrent part. */
export const FINANCE_RECEIVABLES: readonly (readonly string[])[] = [
  [gaap('FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss')],
  [gaap('NotesReceivableNet')],
  [gaap('NotesLoansAndFinancingReceivableNetCurrent'), gaap('NotesLoansAndFinancingReceivableNetNoncurrent')],
];

/** Intangibles other than goodwill, in forms that are not their carrying amount. */
export const OTHER_INTANGIBLES = [
  gaap('IntangibleAssetsGrossExcludingGoodwill'),
  gaap('IntangibleAssetsNetAndOtherAssetsExcludingGoodwill'),
  gaap('FiniteLivedIntangibleAssetsGross'),
  gaap('FiniteLivedIntangibleAssetsAccumulatedAmortization'),
  gaap('IndefiniteLivedTradeNames'),
  gaap('IndefiniteLivedLicenseAgreements'),
  gaap('IndefiniteLivedFranchiseRights'),
  gaap('OtherIndefiniteLivedIntangibleAssets'),
];

/** Production costs in rows separate from the cost of goods; for a health plan the claims of its members. */
export const PRODUCTION_COSTS = [
  gaap('OperatingCostsAndExpenses'),
  gaap('DirectOperatingCosts'),
  gaap('ProductionCosts'),
  gaap('OilAndGasProductionExpense'),
  gaap('ResultsOfOperationsExpenseFromOilAndGasProducingActivities'),
  gaap('ExplorationExpense'),
  gaap('PolicyholderBenefitsAndClaimsIncurredNet'),
  gaap('PolicyholderBenefitsAndClaimsIncurredHealthCare'),
];

/** Sales to and purchases from related parties, in separate rows. */
export const RELATED_PARTIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  revenue: [gaap('RevenueFromRelatedParties')],
  cost_of_revenue: [
    gaap('CostsAndExpensesRelatedParty'),
    gaap('RelatedPartyTransactionPurchasesFromRelatedParty'),
  ],
};

/** Dividends on preferred shares, declared or paid. */
export const PREFERRED_DIVIDENDS = [
  gaap('PreferredStockDividendsIncomeStatementImpact'),
  gaap('DividendsPreferredStockCash'),
  gaap('DividendsPreferredStock'),
  gaap('PaymentsOfDividendsPreferredStockAndPreferenceStock'),
];

/** Earnings of the period that belong to participating securities by the two-class method, in one row or another. */
export const ALLOCATED_EARNINGS = [
  'UndistributedEarningsLossAllocatedToParticipatingSecuritiesBasic',
  'UndistributedEarningsLossAllocatedToParticipatingSecuritiesDiluted',
  'UndistributedEarningsAllocatedToParticipatingSecurities',
  'UndistributedContinuingOperationEarningsLossAllocationToParticipatingSecuritiesBasic',
  'ParticipatingSecuritiesDistributedAndUndistributedEarningsLossBasic',
  'ParticipatingSecuritiesDistributedAndUndistributedEarningsLossDiluted',
  'ParticipatingSecuritiesDistributedAndUndistributedEarnings',
].map(gaap);

/** Evidence of dividends on common shares other than their payment. */
export const COMMON_DIVIDENDS = [
  gaap('DividendsCommonStockCash'),
  gaap('DividendsCommonStock'),
  gaap('CommonStockDividendsPerShareDeclared'),
  gaap('CommonStockDividendsPerShareCashPaid'),
];

/** Trust of a company formed to merge with another one. */
export const TRUST_ASSETS = [
  gaap('AssetsHeldInTrustNoncurrent'),
  gaap('AssetsHeldInTrust'),
  gaap('AssetsHeldInTrustCurrent'),
];

export const COMMON_SHARES = gaap('CommonStockSharesOutstanding');

/** Gross real estate and its accumulated depreciation, as totalled in a schedule of annual reports. */
export const REAL_ESTATE_COST = gaap('RealEstateGrossAtCarryingValue');
export const REAL_ESTATE_DEPRECIATION = gaap('RealEstateAccumulatedDepreciation');
export const REAL_ESTATE_TOTAL = gaap('RealEstateInvestments');

/** The revenue of a landlord. */
export const RENTAL_TOTALS = ['Revenues', 'RealEstateRevenueNet'].map(gaap);
/** Rows of it that are no income of leases. */
export const OTHER_REVENUE_ROWS = [
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'PropertyManagementFeeRevenue',
  'ManagementFeesRevenue',
  'OtherRealEstateRevenue',
  'OtherIncome',
].map(gaap);

export const checkConcepts: readonly string[] = [
  ...LIABILITIES_AND_EQUITY,
  ...NCI_SHARES,
  ...NCI_EQUITY,
  ...WHOLE_INCOME,
  ...WHOLE_EQUITY,
  ...DISCONTINUED_INCOME,
  ...CONTINUING_INCOME,
  ...Object.values(DISCONTINUED_CASH),
  ...TEMPORARY_EQUITY,
  ...TEMPORARY_EQUITY_VALUES.flat(),
  INTEREST_INCOME,
  ...NET_INTEREST,
  CAPTIVE_INTEREST,
  ...FINANCE_RECEIVABLES.flat(),
  ...TRUST_ASSETS,
  ...OTHER_INTANGIBLES,
  ...PRODUCTION_COSTS,
  ...Object.values(RELATED_PARTIES).flatMap((concepts) => concepts ?? []),
  ...PREFERRED_DIVIDENDS,
  ...ALLOCATED_EARNINGS,
  ...COMMON_DIVIDENDS.filter((concept) => !concept.includes('PerShare')),
  COMMON_SHARES,
  ...currentAssetConcepts,
  ...liabilityConcepts,
  REAL_ESTATE_COST,
  REAL_ESTATE_DEPRECIATION,
  REAL_ESTATE_TOTAL,
  ...RENTAL_TOTALS,
  ...OTHER_REVENUE_ROWS,
];
