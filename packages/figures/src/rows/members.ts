/** Members of the rows that are a cell of the same name, by how they are served. */

/** Whole units of the reporting currency. */
export const INCOME_MONEY = [
  'cost_of_revenue',
  'depreciation_amortization',
  'ebitda',
  'gross_profit',
  'income_tax',
  'interest_expense',
  'net_income',
  'operating_expense',
  'operating_income',
  'pretax_income',
  'revenue',
  'rnd_expense',
  'sga_expense',
] as const;

/** Reporting currency for one share, at most 6 decimals, not rounded otherwise. */
export const INCOME_PER_SHARE = ['eps_basic', 'eps_diluted'] as const;

/** Whole shares. */
export const INCOME_SHARES = ['shares_basic', 'shares_diluted'] as const;

export const BALANCE_MONEY = [
  'cash_and_equivalents',
  'current_assets',
  'current_liabilities',
  'debt_borrowings',
  'finance_lease_liabilities',
  'intangibles',
  'inventory',
  'long_term_debt',
  'long_term_investments',
  'net_debt',
  'operating_lease_liabilities',
  'ppe_net',
  'receivables',
  'retained_earnings',
  'short_term_investments',
  'tangible_book_value',
  'total_assets',
  'total_debt',
  'total_equity',
  'total_liabilities',
] as const;

export const BALANCE_SHARES = ['shares_outstanding_cover_page'] as const;

/** Effect on cash: outflows are negative. */
export const CASH_FLOW_MONEY = [
  'acquisitions',
  'buybacks',
  'capex',
  'dividends_paid',
  'financing_cash_flow',
  'free_cash_flow',
  'investing_cash_flow',
  'operating_cash_flow',
  'stock_based_comp',
  'working_capital_change',
] as const;
