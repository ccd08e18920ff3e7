import type { View } from '../index/row-cell.ts';
import { TRAILING_FLOWS } from '../trailing/fields.ts';

/** Fields of fiscal years that the blocks need in addition to the quarters. */
export const YEARLY_FIELDS = [
  'free_cash_flow',
  'income_tax',
  'operating_income',
  'pretax_income',
  'revenue',
  'shares_basic',
  'shares_diluted',
] as const;

/** Fields of quarters that the blocks need in addition to the fiscal years. */
export const QUARTERLY_FIELDS = [...TRAILING_FLOWS, 'free_cash_flow', 'gross_profit'] as const;

/** Fields whose trailing twelve months the blocks and row ratios need. */
export const TRAILING_FIELDS = [
  ...TRAILING_FLOWS,
  'cost_of_revenue',
  'ebitda',
  'free_cash_flow',
  'gross_profit',
  'interest_expense',
  'operating_cash_flow',
  'stock_based_comp',
] as const;

/** Fields of the other view that each view needs, for blocks that are the same in both. */
export const OTHER_VIEW: Readonly<Record<View, readonly string[]>> = {
  quarter: YEARLY_FIELDS,
  annual: QUARTERLY_FIELDS,
};
