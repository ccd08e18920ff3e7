import type { StatementKind } from './types.ts';

const both = (gaap: string, ifrs: string): ReadonlySet<string> =>
  new Set([
    ...gaap.split(/\s+/).map((name) => `us-gaap:${name}`),
    ...ifrs.split(/\s+/).map((name) => `ifrs-full:${name}`),
  ]);

const EARNINGS_PER_SHARE = both(
  `EarningsPerShareBasic EarningsPerShareDiluted EarningsPerShareBasicAndDiluted
  IncomeLossFromContinuingOperationsPerBasicShare IncomeLossFromContinuingOperationsPerDilutedShare
  IncomeLossFromContinuingOperationsPerBasicAndDilutedShare NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax
  NetIncomeLossPerOutstandingLimitedPartnershipUnitDiluted NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted`,
  `BasicEarningsLossPerShare DilutedEarningsLossPerShare BasicAndDilutedEarningsLossPerShare
  BasicEarningsLossPerShareFromContinuingOperations DilutedEarningsLossPerShareFromContinuingOperations`,
);
const NET_INCOME = both(
  `NetIncomeLoss ProfitLoss NetIncomeLossAvailableToCommonStockholdersBasic IncomeLossFromContinuingOperations
  NetIncomeLossAllocatedToLimitedPartners NetIncreaseDecreaseInNetAssetsResultingFromOperations`,
  `ProfitLoss ProfitLossAttributableToOwnersOfParent ProfitLossFromContinuingOperations`,
);
const REVENUE_OR_TAX = both(
  `Revenues RevenueFromContractWithCustomerExcludingAssessedTax RevenueFromContractWithCustomerIncludingAssessedTax
  SalesRevenueNet SalesRevenueGoodsNet SalesRevenueServicesNet RevenuesNetOfInterestExpense InterestAndDividendIncomeOperating
  InterestIncomeExpenseNet RealEstateRevenueNet OilAndGasRevenue RegulatedAndUnregulatedOperatingRevenue HealthCareOrganizationRevenue
  PremiumsEarnedNet CostsAndExpenses OperatingExpenses OperatingIncomeLoss IncomeTaxExpenseBenefit GeneralAndAdministrativeExpense
  SellingGeneralAndAdministrativeExpense IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest
  IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments
  NoninterestExpense NoninterestIncome GrossProfit GrossInvestmentIncomeOperating`,
  `Revenue RevenueFromContractsWithCustomers ProfitLossBeforeTax IncomeTaxExpenseContinuingOperations
  ProfitLossFromOperatingActivities GrossProfit InsuranceRevenue InterestRevenueCalculatedUsingEffectiveInterestMethod`,
);
const OPERATING_CASH = both(
  `NetCashProvidedByUsedInOperatingActivities NetCashProvidedByUsedInOperatingActivitiesContinuingOperations`,
  `CashFlowsFromUsedInOperatingActivities CashFlowsFromUsedInOperatingActivitiesContinuingOperations`,
);
const OTHER_CASH = both(
  `NetCashProvidedByUsedInInvestingActivities NetCashProvidedByUsedInInvestingActivitiesContinuingOperations
  NetCashProvidedByUsedInFinancingActivities NetCashProvidedByUsedInFinancingActivitiesContinuingOperations
  CashAndCashEquivalentsPeriodIncreaseDecrease
  CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect`,
  `CashFlowsFromUsedInInvestingActivities CashFlowsFromUsedInFinancingActivities IncreaseDecreaseInCashAndCashEquivalents`,
);
const ASSETS = both('Assets', 'Assets');
const CLAIMS = both(
  `Liabilities LiabilitiesAndStockholdersEquity LiabilitiesCurrent StockholdersEquity AssetsNet
  StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest`,
  `Liabilities EquityAndLiabilities Equity CurrentLiabilities`,
);
const CLAIMS_TOTAL = both('LiabilitiesAndStockholdersEquity', 'EquityAndLiabilities');
const EQUITY = both(
  `StockholdersEquity StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest PartnersCapital
  PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest MembersEquity
  StockholdersEquityIncludingPortionAttributableToNoncontrollingInterestAdjustedBalance1`,
  `Equity EquityAttributableToOwnersOfParent`,
);
const EQUITY_AXES = both(
  'StatementEquityComponentsAxis PartnerTypeOfPartnersCapitalAccountAxis PartnerCapitalComponentsAxis',
  'ComponentsOfEquityAxis',
);
const COMPREHENSIVE = both(
  `ComprehensiveIncomeNetOfTax ComprehensiveIncomeNetOfTaxIncludingPortionAttributableToNoncontrollingInterest
  OtherComprehensiveIncomeLossNetOfTax OtherComprehensiveIncomeLossNetOfTaxPortionAttributableToParent`,
  'ComprehensiveIncome OtherComprehensiveIncome',
);

/** Whether any of the concepts is in a set. */
const shows = (concepts: ReadonlySet<string>, names: ReadonlySet<string>): boolean => {
  for (const concept of concepts) if (names.has(concept)) return true;
  return false;
};

/** Whether a concept is a total of equity: an equity statement may show it by component only. */
export const isEquityTotal = (concept: string): boolean => EQUITY.has(concept);

/** Whether an axis has the components of equity. */
export const isEquityAxis = (axis: string): boolean => EQUITY_AXES.has(axis);

/**
 * Which primary statement a list of concepts is, by totals that only that statement shows; null if
 * inconclusive. An income statement that continues into comprehensive income is `income`.
 */
export const kindByConcepts = (concepts: ReadonlySet<string>): StatementKind | null => {
  const netIncome = shows(concepts, NET_INCOME);
  if (shows(concepts, OPERATING_CASH) && (netIncome || shows(concepts, OTHER_CASH))) return 'cash_flow';
  if (shows(concepts, ASSETS) && shows(concepts, CLAIMS)) return 'balance';
  if (shows(concepts, EARNINGS_PER_SHARE) || (netIncome && shows(concepts, REVENUE_OR_TAX))) return 'income';
  if (shows(concepts, EQUITY_AXES) && shows(concepts, EQUITY)) return 'equity';
  if (shows(concepts, COMPREHENSIVE) && !shows(concepts, EQUITY)) return 'comprehensive_income';
  return null;
};

/** Whether a list of concepts has the final rows of a statement of its kind. */
export const isWhole = (kind: StatementKind, concepts: ReadonlySet<string>): boolean => {
  if (kind === 'income') return shows(concepts, NET_INCOME) || shows(concepts, EARNINGS_PER_SHARE);
  if (kind === 'balance') return shows(concepts, CLAIMS_TOTAL);
  if (kind === 'cash_flow') return shows(concepts, OTHER_CASH);
  return true;
};
