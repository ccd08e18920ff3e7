import { gaap, ifrs } from './field.ts';

export const PRETAX = [
  gaap('IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest'),
  gaap(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  ),
  ifrs('ProfitLossBeforeTax'),
];
export const TAX = [gaap('IncomeTaxExpenseBenefit'), ifrs('IncomeTaxExpenseContinuingOperations')];
/** Net income; that of all owners first. */
export const NET_INCOME = [gaap('ProfitLoss'), ifrs('ProfitLoss'), gaap('NetIncomeLoss')];

export const CASH_CHANGE = [
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
  'CashAndCashEquivalentsPeriodIncreaseDecrease',
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
]
  .map(gaap)
  .concat(ifrs('IncreaseDecreaseInCashAndCashEquivalents'));
export const EXCHANGE = [
  'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  'EffectOfExchangeRateOnCashAndCashEquivalents',
]
  .map(gaap)
  .concat(ifrs('EffectOfExchangeRateChangesOnCashAndCashEquivalents'));

/** The exchange effect of continuing and of discontinued operations, in separate rows. */
export const EXCHANGE_PARTS = [
  gaap('EffectOfExchangeRateOnCashAndCashEquivalentsContinuingOperations'),
  gaap('EffectOfExchangeRateOnCashAndCashEquivalentsDiscontinuedOperations'),
];

/** Cash at the start of a cash-flow statement, the widest scope first. */
export const OPENING_CASH = [
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  'CashAndCashEquivalentsAtCarryingValueIncludingDiscontinuedOperations',
  'CashAndCashEquivalentsAtCarryingValue',
  'Cash',
]
  .map(gaap)
  .concat(ifrs('CashAndCashEquivalents'));

export const REVENUE = [
  gaap('Revenues'),
  gaap('RevenueFromContractWithCustomerExcludingAssessedTax'),
  gaap('SalesRevenueNet'),
  ifrs('Revenue'),
];
export const COST = [
  gaap('CostOfRevenue'),
  gaap('CostOfGoodsAndServicesSold'),
  gaap('CostOfGoodsSold'),
  ifrs('CostOfSales'),
];
export const PROFIT = [gaap('GrossProfit'), ifrs('GrossProfit')];

export const ALL_COSTS = gaap('CostsAndExpenses');
export const OPERATING_INCOME = gaap('OperatingIncomeLoss');

export const PROPERTY_ROW = gaap('PaymentsToAcquirePropertyPlantAndEquipment');
export const WELLS = [
  gaap('PaymentsToAcquireOilAndGasPropertyAndEquipment'),
  gaap('PaymentsToExploreAndDevelopOilAndGasProperties'),
];

/** Parts of that row at some filers; at others the row of the statement, which a note adds acquisitions to. */
export const OTHER_PROPERTY = gaap('PaymentsToAcquireOtherPropertyPlantAndEquipment');
export const OTHER_PRODUCTIVE = gaap('PaymentsToAcquireOtherProductiveAssets');

/** Rows of capital expenditure, best first. */
export const CAPEX_ROWS = [
  PROPERTY_ROW,
  gaap('PaymentsToAcquireProductiveAssets'),
  gaap('PaymentsForCapitalImprovements'),
  ...WELLS,
];

/** Property of one kind: all of some filers' capital expenditure, a part of others'. */
export const LARGER_KINDS = [
  'PaymentsForConstructionInProcess',
  'PaymentsToAcquireMachineryAndEquipment',
  'PaymentsToAcquireFurnitureAndFixtures',
].map(gaap);
export const KINDS_OF_PROPERTY = [...LARGER_KINDS, OTHER_PROPERTY];

/** Rows of a REIT's investing activities that together may be its capital expenditure. */
export const REIT_ROWS = [
  PROPERTY_ROW,
  gaap('PaymentsToAcquireProductiveAssets'),
  gaap('PaymentsForCapitalImprovements'),
  gaap('PaymentsToAcquireAndDevelopRealEstate'),
  gaap('PaymentsToDevelopRealEstateAssets'),
];

/** Purchases of buildings, which are no capital expenditure on those that a REIT owns. */
export const BUILDINGS_BOUGHT = [
  'PaymentsToAcquireRealEstate',
  'PaymentsToAcquireCommercialRealEstate',
  'PaymentsToAcquireResidentialRealEstate',
  'PaymentsToAcquireRealEstateHeldForInvestment',
  'PaymentsToAcquireOtherRealEstate',
].map(gaap);

/** Other payments of the investing activities of a landlord. */
const OTHER_OUTFLOWS = [
  'PaymentsForAdvanceToAffiliate',
  'PaymentsForDepositsOnRealEstateAcquisitions',
  'PaymentsForLeasingCosts',
  'PaymentsForProceedsFromOtherInvestingActivities',
  'PaymentsForProceedsFromRealEstatePartnershipInvestmentNet',
  'PaymentsToAcquireAvailableForSaleSecurities',
  'PaymentsToAcquireAvailableForSaleSecuritiesDebt',
  'PaymentsToAcquireBusinessesAndInterestInAffiliates',
  'PaymentsToAcquireBusinessesGross',
  'PaymentsToAcquireBusinessesNetOfCashAcquired',
  'PaymentsToAcquireEquityMethodInvestments',
  'PaymentsToAcquireHeldToMaturitySecurities',
  'PaymentsToAcquireIntangibleAssets',
  'PaymentsToAcquireInterestInJointVenture',
  'PaymentsToAcquireInterestInSubsidiariesAndAffiliates',
  'PaymentsToAcquireInvestments',
  'PaymentsToAcquireLand',
  'PaymentsToAcquireLandHeldForUse',
  'PaymentsToAcquireLoansReceivable',
  'PaymentsToAcquireMarketableSecurities',
  'PaymentsToAcquireMortgageNotesReceivable',
  'PaymentsToAcquireNotesReceivable',
  'PaymentsToAcquireOtherInvestments',
  'PaymentsToAcquireRealEstateAndRealEstateJointVentures',
  'PaymentsToAcquireRealEstateJointVentures',
  'PaymentsToAcquireShortTermInvestments',
  'PaymentsToAcquireTimberlands',
  'PaymentsToDevelopSoftware',
].map(gaap);
/** Every payment that may stand among the investing activities of a landlord. */
export const LANDLORD_OUTFLOWS = [...REIT_ROWS, ...BUILDINGS_BOUGHT, ...KINDS_OF_PROPERTY, ...OTHER_OUTFLOWS];

/** Concepts that only the checks of flows read. */
export const flowCheckConcepts: readonly string[] = [
  ...PRETAX,
  ...TAX,
  ...CASH_CHANGE,
  ...EXCHANGE,
  ...EXCHANGE_PARTS,
  ...OPENING_CASH,
  OTHER_PROPERTY,
  OTHER_PRODUCTIVE,
  ...OTHER_OUTFLOWS,
];
