import { borrowings } from './balances.ts';
import type { BalanceField, BalanceTag, FlowField, FlowTag } from './chart.ts';
import { balanceTag, incomeField, incomeTag } from './chart.ts';
import { commonBalanceFields, commonBalanceTags } from './chart-balance.ts';
import { bottomFields, bottomTags } from './chart-income.ts';
import { bankRevenue, depreciationTotal, netInterestIncome } from './flows.ts';
import type { IssuerSpec } from './spec.ts';

export const bankIncomeTags = (spec: IssuerSpec): FlowTag[] => [
  ...(spec.style.revenue === 'total'
    ? [incomeTag('RevenuesNetOfInterestExpense', bankRevenue, { table: true })]
    : []),
  incomeTag('InterestAndDividendIncomeOperating', (f) => f.interestIncome),
  incomeTag('InterestExpense', (f) => f.interestExpense),
  incomeTag('InterestIncomeExpenseNet', netInterestIncome, { table: true }),
  incomeTag('ProvisionForLoanLeaseAndOtherLosses', (f) => f.provision),
  incomeTag('NoninterestIncome', (f) => f.noninterestIncome, { table: true }),
  incomeTag('NoninterestExpense', (f) => f.noninterestExpense),
  ...bottomTags(spec),
];

export const bankIncomeFields = (): FlowField[] => [
  incomeField('revenue', bankRevenue, { table: true }),
  ...['cost_of_revenue', 'gross_profit', 'rnd_expense', 'sga_expense', 'operating_income', 'ebitda'].map(
    (field) => incomeField(field, null),
  ),
  incomeField('operating_expense', (f) => f.noninterestExpense),
  incomeField('net_interest_income', netInterestIncome, { table: true }),
  incomeField('noninterest_income', (f) => f.noninterestIncome, { table: true }),
  incomeField('provision', (f) => f.provision),
  incomeField('interest_expense', (f) => f.interestExpense),
  ...bottomFields(),
  incomeField('depreciation_amortization', depreciationTotal, { family: 'cash_flow' }),
];

export const bankBalanceTags = (spec: IssuerSpec): BalanceTag[] => [
  ...commonBalanceTags(spec),
  balanceTag('CashAndCashEquivalentsAtCarryingValue', (b) => b.cash, { opening: true }),
  balanceTag('AvailableForSaleSecuritiesDebtSecurities', (b) => b.shortInvestments),
  balanceTag('LoansAndLeasesReceivableNetReportedAmount', (b) => b.loans),
  balanceTag('PropertyPlantAndEquipmentNet', (b) => b.property),
  balanceTag('Deposits', (b) => b.deposits),
  balanceTag('ShortTermBorrowings', (b) => b.shortDebt),
  balanceTag('LongTermDebt', (b) => b.longDebt),
];

export const bankBalanceFields = (): BalanceField[] => [
  ...commonBalanceFields,
  { field: 'cash_and_equivalents', of: (b) => b.cash },
  { field: 'ppe_net', of: (b) => b.property },
  { field: 'loans_net', of: (b) => b.loans },
  { field: 'deposits', of: (b) => b.deposits },
  { field: 'debt_borrowings', of: borrowings },
  { field: 'total_debt', of: borrowings },
  ...[
    'short_term_investments',
    'long_term_investments',
    'receivables',
    'inventory',
    'current_assets',
    'current_liabilities',
    'long_term_debt',
    'operating_lease_liabilities',
    'finance_lease_liabilities',
    'net_debt',
  ].map((field) => ({ field, of: null })),
];
