import type { Rule } from './verification.ts';

/**
 * A sum that accounting requires within one filing and period. Concepts are qualified; of a list, the first
 * tagged one is used.
 */
export type Identity = {
  readonly rule: Rule;
  readonly total: readonly string[];
  readonly parts: readonly { readonly concepts: readonly string[]; readonly sign: 1 | -1 }[];
  /** Rows that some filers report separately: any of the tagged ones may belong to the sum. */
  readonly optional: readonly { readonly concept: string; readonly sign: 1 | -1 }[];
  /** Rows that not every filer has, and that always belong to the sum. */
  readonly tagged: readonly { readonly concept: string; readonly sign: 1 | -1 }[];
  /** True for every filer by definition: a failure counts regardless of the filer's record. */
  readonly strict: boolean;
  /** Share of the total that it may miss, in per mille. */
  readonly perMille: number;
};

const names = (text: string): readonly string[] =>
  text.split('|').map((name) => (name.startsWith('i:') ? `ifrs-full:${name.slice(2)}` : `us-gaap:${name}`));

/**
 * `total = a + b - c ~d ~-e ?f`: `a|b` is the first one tagged, `~` marks a row that may belong to the sum,
 * `?` a row that belongs to it if tagged, `i:` is ifrs-full.
 */
const identity = (
  rule: Rule,
  line: string,
  { strict = false, perMille = 5 }: { strict?: boolean; perMille?: number } = {},
): Identity => {
  const [total = '', right = ''] = line.split(' = ');
  const parts: { concepts: readonly string[]; sign: 1 | -1 }[] = [];
  const optional: { concept: string; sign: 1 | -1 }[] = [];
  const tagged: { concept: string; sign: 1 | -1 }[] = [];
  let sign: 1 | -1 = 1;
  for (const word of right.split(' ')) {
    if (word === '+' || word === '-') {
      sign = word === '+' ? 1 : -1;
      continue;
    }
    const [, mark, minus] = /^([~?])(-?)/.exec(word) ?? [];
    if (mark !== undefined)
      for (const concept of names(word.slice(mark.length + (minus?.length ?? 0))))
        (mark === '~' ? optional : tagged).push({ concept, sign: minus === '-' ? -1 : 1 });
    else parts.push({ concepts: names(word), sign });
    sign = 1;
  }
  return { rule, total: names(total), parts, optional, tagged, strict, perMille };
};

const REVENUE = [
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'SalesRevenueNet',
  'SalesRevenueGoodsNet',
  'i:Revenue',
].join('|');
const COST = [
  'CostOfRevenue',
  'CostOfGoodsAndServicesSold',
  'CostOfGoodsSold',
  'CostOfServices',
  'CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization',
  'i:CostOfSales',
].join('|');
const PRETAX = [
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  'i:ProfitLossBeforeTax',
].join('|');
const TAX = 'IncomeTaxExpenseBenefit|i:IncomeTaxExpenseContinuingOperations';
const TEMPORARY = [
  'TemporaryEquityCarryingAmountAttributableToParent',
  'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
  'RedeemableNoncontrollingInterestEquityPreferredCarryingAmount',
].join('|');
const WHOLE_EQUITY = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest|i:Equity';
const PARENT_EQUITY = 'StockholdersEquity|PartnersCapital|MembersEquity|i:EquityAttributableToOwnersOfParent';
const DISCONTINUED = [
  'IncomeLossFromDiscontinuedOperationsNetOfTax',
  'IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity',
  'i:ProfitLossFromDiscontinuedOperations',
].join('|');
/** What income statements add after revenue less all costs. */
const BESIDE_COSTS = [
  'NonoperatingIncomeExpense',
  'OtherNonoperatingIncomeExpense',
  'IncomeLossFromEquityMethodInvestments',
].join('|');
/** Rows of equity that many filers have and others do not. */
const EQUITY_ROWS = [
  'AccumulatedOtherComprehensiveIncomeLossNetOfTax|AdditionalPaidInCapital|AdditionalPaidInCapitalCommonStock',
  'PreferredStockValue|PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
  '-TreasuryStockValue|TreasuryStockCommonValue|UnearnedESOPShares',
].join(' ?');
const STOCK = 'CommonStockValue|CommonStocksIncludingAdditionalPaidInCapital|CommonStockValueOutstanding';
const NCI_INCOME =
  'NetIncomeLossAttributableToNoncontrollingInterest|i:ProfitLossAttributableToNoncontrollingInterests';
const CASH_CHANGE = [
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
  'CashAndCashEquivalentsPeriodIncreaseDecrease',
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
  'CashAndCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
  'i:IncreaseDecreaseInCashAndCashEquivalents',
  'i:IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges',
].join('|');
const EXCHANGE = [
  'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
  'EffectOfExchangeRateOnCashAndCashEquivalents',
  'EffectOfExchangeRateOnCashAndCashEquivalentsContinuingOperations',
  'i:EffectOfExchangeRateChangesOnCashAndCashEquivalents',
].join('|');
const flow = (kind: 'Operating' | 'Investing' | 'Financing'): string =>
  `NetCashProvidedByUsedIn${kind}Activities|NetCashProvidedByUsedIn${kind}ActivitiesContinuingOperations|i:CashFlowsFromUsedIn${kind}Activities`;
const DISCONTINUED_CASH = [
  'CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations',
  'CashProvidedByUsedInInvestingActivitiesDiscontinuedOperations',
  'CashProvidedByUsedInFinancingActivitiesDiscontinuedOperations',
  'NetCashProvidedByUsedInDiscontinuedOperations',
].join('|');

export const IDENTITIES: readonly Identity[] = [
  identity('balance_total', 'Assets|i:Assets = LiabilitiesAndStockholdersEquity|i:EquityAndLiabilities', {
    strict: true,
    perMille: 1,
  }),
  identity(
    'balance_parts',
    `LiabilitiesAndStockholdersEquity|Assets|i:Assets = Liabilities|i:Liabilities + ${WHOLE_EQUITY} ~${TEMPORARY}`,
    { perMille: 1 },
  ),
  identity(
    'balance_parts',
    `LiabilitiesAndStockholdersEquity|Assets|i:Assets = Liabilities|i:Liabilities + ${PARENT_EQUITY} ~MinorityInterest|i:NoncontrollingInterests ~${TEMPORARY}`,
    { perMille: 1 },
  ),
  identity(
    'assets_parts',
    'Assets|i:Assets = AssetsCurrent|i:CurrentAssets + AssetsNoncurrent|i:NoncurrentAssets',
  ),
  identity(
    'liabilities_parts',
    'Liabilities|i:Liabilities = LiabilitiesCurrent|i:CurrentLiabilities + LiabilitiesNoncurrent|i:NoncurrentLiabilities',
  ),
  identity('equity_parts', `${WHOLE_EQUITY} = ${PARENT_EQUITY} + MinorityInterest|i:NoncontrollingInterests`),
  identity(
    'equity_rows',
    `StockholdersEquity|StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest = ${STOCK} + RetainedEarningsAccumulatedDeficit ?${EQUITY_ROWS} ~MinorityInterest`,
    { perMille: 1 },
  ),
  identity(
    'property_parts',
    'PropertyPlantAndEquipmentNet = PropertyPlantAndEquipmentGross - AccumulatedDepreciationDepletionAndAmortizationPropertyPlantAndEquipment',
  ),
  identity(
    'intangible_parts',
    'IntangibleAssetsNetIncludingGoodwill|i:IntangibleAssetsAndGoodwill = Goodwill|i:Goodwill + IntangibleAssetsNetExcludingGoodwill|FiniteLivedIntangibleAssetsNet|i:IntangibleAssetsOtherThanGoodwill',
  ),
  identity('debt_parts', 'LongTermDebt|i:LongtermBorrowings = LongTermDebtNoncurrent + LongTermDebtCurrent'),
  identity(
    'lease_parts',
    'OperatingLeaseLiability = OperatingLeaseLiabilityCurrent + OperatingLeaseLiabilityNoncurrent',
  ),
  identity(
    'lease_parts',
    'FinanceLeaseLiability = FinanceLeaseLiabilityCurrent + FinanceLeaseLiabilityNoncurrent',
  ),
  identity('gross_profit', `GrossProfit|i:GrossProfit = ${REVENUE} - ${COST}`),
  identity(
    'operating_income',
    `OperatingIncomeLoss|i:ProfitLossFromOperatingActivities = GrossProfit - OperatingExpenses`,
  ),
  identity('operating_income', `OperatingIncomeLoss = ${REVENUE} - CostsAndExpenses`),
  identity('operating_income', `OperatingIncomeLoss = ${REVENUE} - OperatingExpenses`),
  identity(
    'operating_expense_parts',
    'OperatingExpenses = ResearchAndDevelopmentExpense|ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost + SellingGeneralAndAdministrativeExpense ~AmortizationOfIntangibleAssets|RestructuringCharges|RestructuringSettlementAndImpairmentProvisions|OtherOperatingIncomeExpenseNet|DepreciationDepletionAndAmortization',
  ),
  identity(
    'operating_expense_parts',
    'SellingGeneralAndAdministrativeExpense = GeneralAndAdministrativeExpense + SellingAndMarketingExpense|SellingExpense',
  ),
  identity(
    'operating_expense_parts',
    `CostsAndExpenses = ${COST} + SellingGeneralAndAdministrativeExpense|OperatingExpenses ~ResearchAndDevelopmentExpense|DepreciationDepletionAndAmortization|RestructuringCharges|AmortizationOfIntangibleAssets`,
  ),
  identity(
    'pretax_parts',
    `${PRETAX} = OperatingIncomeLoss + NonoperatingIncomeExpense ~-InterestExpense|InterestExpenseNonoperating`,
  ),
  identity(
    'pretax_parts',
    `${PRETAX} = OperatingIncomeLoss + OtherNonoperatingIncomeExpense ~-InterestExpense|InterestExpenseNonoperating ~InvestmentIncomeInterest|InterestIncomeExpenseNet|InterestIncomeExpenseNonoperatingNet|GainsLossesOnExtinguishmentOfDebt`,
  ),
  identity(
    'pretax_parts',
    `${PRETAX} = ${REVENUE} - CostsAndExpenses|BenefitsLossesAndExpenses ~${BESIDE_COSTS}`,
  ),
  identity(
    'net_income',
    `ProfitLoss|NetIncomeLoss|i:ProfitLoss = ${PRETAX} - ${TAX} ~IncomeLossFromEquityMethodInvestments ~${DISCONTINUED}`,
  ),
  identity(
    'net_income',
    `NetIncomeLoss|i:ProfitLossAttributableToOwnersOfParent = ${PRETAX} - ${TAX} ~IncomeLossFromEquityMethodInvestments ~${DISCONTINUED} ~-${NCI_INCOME}`,
  ),
  identity(
    'net_income_parts',
    `ProfitLoss|i:ProfitLoss = NetIncomeLoss|i:ProfitLossAttributableToOwnersOfParent + ${NCI_INCOME}`,
  ),
  identity(
    'net_interest_income',
    'InterestIncomeExpenseNet = InterestAndDividendIncomeOperating - InterestExpense|InterestExpenseOperating',
  ),
  identity(
    'net_interest_income',
    'Revenues|RevenuesNetOfInterestExpense = InterestIncomeExpenseNet + NoninterestIncome',
  ),
  identity(
    'cash_flow_sum',
    `${CASH_CHANGE} = ${flow('Operating')} + ${flow('Investing')} + ${flow('Financing')} ~${EXCHANGE} ~${DISCONTINUED_CASH}`,
  ),
];

const SIDE = {
  basic: {
    eps: 'EarningsPerShareBasic|EarningsPerShareBasicAndDiluted|i:BasicEarningsLossPerShare',
    shares:
      'WeightedAverageNumberOfSharesOutstandingBasic|WeightedAverageNumberOfShareOutstandingBasicAndDiluted|i:WeightedAverageShares',
  },
  diluted: {
    eps: 'EarningsPerShareDiluted|EarningsPerShareBasicAndDiluted|i:DilutedEarningsLossPerShare',
    shares:
      'WeightedAverageNumberOfDilutedSharesOutstanding|WeightedAverageNumberOfShareOutstandingBasicAndDiluted|i:AdjustedWeightedAverageShares',
  },
};

/** Totals and some of their parts, which are mutually exclusive. */
export const PARTS: readonly {
  readonly total: readonly string[];
  readonly parts: readonly (readonly string[])[];
}[] = [
  ['Assets', 'AssetsCurrent', 'PropertyPlantAndEquipmentNet', 'Goodwill'],
  [
    'AssetsCurrent',
    'CashAndCashEquivalentsAtCarryingValue',
    'AccountsReceivableNetCurrent|ReceivablesNetCurrent|AccountsNotesAndLoansReceivableNetCurrent',
    'InventoryNet',
  ],
  ['Liabilities', 'LiabilitiesCurrent'],
  ['LiabilitiesCurrent', 'AccountsPayableCurrent', 'LongTermDebtCurrent|DebtCurrent'],
].map(([total = '', ...parts]) => ({ total: names(total), parts: parts.map(names) }));

/**
 * Rows that every statement of a period has, under one name in all of its columns: every name of each such
 * row.
 */
export const ALWAYS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    PRETAX,
    'NetIncomeLoss|ProfitLoss|i:ProfitLoss',
    'OperatingIncomeLoss',
    'GrossProfit',
    flow('Operating'),
    'Assets',
    'LiabilitiesAndStockholdersEquity',
    'Liabilities',
    'AssetsCurrent',
    'LiabilitiesCurrent',
    'StockholdersEquity',
    SIDE.basic.shares,
  ].flatMap((row) => names(row).map((name) => [name, names(row)])),
);

/** Cash at both ends of a period, and the change in between. */
export const CASH_BALANCES: readonly { readonly cash: string; readonly change: string }[] = [
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents CashAndCashEquivalentsPeriodIncreaseDecrease',
  'CashAndCashEquivalentsAtCarryingValue CashAndCashEquivalentsPeriodIncreaseDecrease',
  'i:CashAndCashEquivalents i:IncreaseDecreaseInCashAndCashEquivalents',
].map((pair) => {
  const [cash = '', change = ''] = pair.split(' ').flatMap(names);
  return { cash, change };
});

/** EPS and average shares of each kind, and the incomes that may be its numerator. */
export const PER_SHARE = {
  sides: Object.values(SIDE).map(({ eps, shares }) => ({ eps: names(eps), shares: names(shares) })),
  income: names(
    'NetIncomeLossAvailableToCommonStockholdersBasic|NetIncomeLoss|i:ProfitLossAttributableToOwnersOfParent|ProfitLoss|i:ProfitLoss',
  ),
};

/** Net income, and what of it common shares get. */
export const TO_COMMON = {
  net: names('NetIncomeLoss'),
  common: names('NetIncomeLossAvailableToCommonStockholdersBasic'),
};

/** Share counts of a balance date and of the cover page. */
export const SHARE_COUNTS = {
  outstanding: names('CommonStockSharesOutstanding'),
  cover: 'dei:EntityCommonStockSharesOutstanding',
};

/** Every concept that a check reads. */
export const identityConcepts: readonly string[] = [
  ...new Set([
    ...IDENTITIES.flatMap(({ total, parts, optional, tagged }) => [
      ...total,
      ...parts.flatMap(({ concepts }) => concepts),
      ...[...optional, ...tagged].map(({ concept }) => concept),
    ]),
    ...CASH_BALANCES.flatMap(({ cash, change }) => [cash, change]),
    ...PER_SHARE.sides.flatMap(({ eps, shares }) => [...eps, ...shares]),
    ...PER_SHARE.income,
    ...PARTS.flatMap(({ total, parts }) => [...total, ...parts.flat()]),
    ...SHARE_COUNTS.outstanding,
    SHARE_COUNTS.cover,
  ]),
];
