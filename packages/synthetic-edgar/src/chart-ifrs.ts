import {
  borrowings,
  currentAssets,
  currentLiabilities,
  parentEquity,
  totalAssets,
  totalLiabilities,
} from './balances.ts';
import type { BalanceField, BalanceTag, FlowField, FlowTag } from './chart.ts';
import { cashField, incomeField } from './chart.ts';
import { commonBalanceFields } from './chart-balance.ts';
import {
  consolidatedIncome,
  depreciationTotal,
  financingCash,
  grossProfit,
  investingCash,
  netIncome,
  operatingCash,
  operatingIncome,
  pretaxIncome,
} from './flows.ts';
import type { Flows } from './flows.ts';
import type { IssuerSpec } from './spec.ts';

const flow = (statement: 'income' | 'cash_flow', name: string, of: FlowTag['of']): FlowTag => ({
  concept: `ifrs-full:${name}`,
  statement,
  of,
});
const stock = (name: string, of: BalanceTag['of'], opening = false): BalanceTag => ({
  concept: `ifrs-full:${name}`,
  of,
  opening,
});

export const ifrsFlowTags = (spec: IssuerSpec): FlowTag[] => [
  flow('income', 'Revenue', (f) => f.revenue),
  flow('income', 'CostOfSales', (f) => f.cost),
  flow('income', 'GrossProfit', grossProfit),
  flow('income', 'DistributionCosts', (f) => f.sellingExpense),
  flow('income', 'AdministrativeExpense', (f) => f.generalExpense),
  ...(spec.style.rnd ? [flow('income', 'ResearchAndDevelopmentExpense', (f) => f.rnd)] : []),
  flow('income', 'ProfitLossFromOperatingActivities', operatingIncome),
  flow('income', 'FinanceCosts', (f) => f.interestExpense),
  flow('income', 'ProfitLossBeforeTax', pretaxIncome),
  flow('income', 'IncomeTaxExpenseContinuingOperations', (f) => f.tax),
  flow('income', 'ProfitLoss', consolidatedIncome),
  ...(spec.nci
    ? [
        flow('income', 'ProfitLossAttributableToOwnersOfParent', netIncome),
        flow('income', 'ProfitLossAttributableToNoncontrollingInterests', (f) => f.nci),
      ]
    : []),
  flow('cash_flow', 'AdjustmentsForDepreciationAndAmortisationExpense', depreciationTotal),
  flow('cash_flow', 'AdjustmentsForSharebasedPayments', (f) => f.stockCompensation),
  flow('cash_flow', 'CashFlowsFromUsedInOperatingActivities', operatingCash),
  flow('cash_flow', 'CashFlowsFromUsedInInvestingActivities', investingCash),
  flow('cash_flow', 'CashFlowsFromUsedInFinancingActivities', financingCash),
  flow('cash_flow', 'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities', (f) => f.capex),
  flow('cash_flow', 'PaymentsToAcquireOrRedeemEntitysShares', (f) => f.buybacks),
  ...(spec.style.dividends === 'none'
    ? []
    : [flow('cash_flow', 'DividendsPaidClassifiedAsFinancingActivities', (f) => f.dividends)]),
];

export const ifrsBalanceTags = (spec: IssuerSpec): BalanceTag[] => [
  stock('Assets', totalAssets),
  stock('CurrentAssets', currentAssets),
  stock('CurrentLiabilities', currentLiabilities),
  stock('Liabilities', totalLiabilities),
  stock('Equity', (b) => parentEquity(b) + b.nci, true),
  ...(spec.nci
    ? [
        stock('EquityAttributableToOwnersOfParent', parentEquity),
        stock('NoncontrollingInterests', (b) => b.nci),
      ]
    : []),
  stock('CashAndCashEquivalents', (b) => b.cash, true),
  stock('CurrentTradeReceivables', (b) => b.receivables),
  stock('Inventories', (b) => b.inventory),
  stock('PropertyPlantAndEquipment', (b) => b.property),
  stock('Goodwill', (b) => b.goodwill),
  stock('IntangibleAssetsOtherThanGoodwill', (b) => b.intangibles),
  stock('RetainedEarnings', (b) => b.retained),
  stock('LongtermBorrowings', (b) => b.longDebt),
  stock('ShorttermBorrowings', (b) => b.shortDebt),
  stock('CurrentPortionOfLongtermBorrowings', (b) => b.currentDebt),
];

export const ifrsFlowFields = (spec: IssuerSpec): FlowField[] => [
  incomeField('revenue', (f) => f.revenue),
  incomeField('cost_of_revenue', (f) => f.cost),
  incomeField('gross_profit', grossProfit),
  incomeField('operating_expense', (f) => grossProfit(f) - operatingIncome(f)),
  incomeField('rnd_expense', spec.style.rnd ? (f: Flows) => f.rnd : null),
  incomeField('sga_expense', (f) => f.generalExpense + f.sellingExpense),
  incomeField('operating_income', operatingIncome),
  incomeField('interest_expense', null),
  incomeField('pretax_income', pretaxIncome),
  incomeField('income_tax', (f) => f.tax),
  incomeField('net_income', netIncome),
  incomeField('depreciation_amortization', depreciationTotal, { family: 'cash_flow' }),
  incomeField('ebitda', (f) => operatingIncome(f) + depreciationTotal(f), {
    operands: ['operating_income', 'depreciation_amortization'],
  }),
  cashField('operating_cash_flow', operatingCash),
  cashField('investing_cash_flow', investingCash),
  cashField('financing_cash_flow', financingCash),
  cashField('capex', (f) => -f.capex),
  cashField('free_cash_flow', (f) => operatingCash(f) - f.capex, {
    operands: ['operating_cash_flow', 'capex'],
  }),
  cashField('dividends_paid', spec.style.dividends === 'none' ? null : (f) => -f.dividends),
  cashField('buybacks', (f) => -f.buybacks, { sparse: spec.sparse }),
  cashField('stock_based_comp', (f) => f.stockCompensation),
  cashField('acquisitions', null),
  cashField('working_capital_change', null),
];

export const ifrsBalanceFields = (): BalanceField[] => [
  ...commonBalanceFields,
  { field: 'cash_and_equivalents', of: (b) => b.cash },
  { field: 'short_term_investments', of: null },
  { field: 'long_term_investments', of: null },
  { field: 'receivables', of: (b) => b.receivables },
  { field: 'inventory', of: (b) => b.inventory },
  { field: 'current_assets', of: currentAssets },
  { field: 'current_liabilities', of: currentLiabilities },
  { field: 'ppe_net', of: (b) => b.property },
  { field: 'long_term_debt', of: (b) => b.longDebt },
  { field: 'debt_borrowings', of: borrowings },
  { field: 'operating_lease_liabilities', of: null },
  { field: 'finance_lease_liabilities', of: null },
  { field: 'total_debt', of: borrowings },
  { field: 'net_debt', of: (b) => borrowings(b) - b.cash },
];
