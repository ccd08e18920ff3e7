import { rule } from './rule.ts';

/** Investments, debt, equity and totals of the balance sheet. */
export const balanceRules = {
  'cash.not_of_flows': rule(
    null,
    '3.2',
    'it includes investments: the cash of the cash flow statement is not the same amount',
  ),
  'investments.beside_equity_securities': rule(
    'ambiguous_candidate',
    '3.2',
    'equity securities are tagged too, and current assets do not add up with only these investments',
  ),
  'intangibles.goodwill_alone': rule(
    'partial',
    '3.2',
    'the interim report shows only goodwill, and annual reports show other intangibles as well',
  ),
  'debt.two_values': rule(
    'ambiguous_candidate',
    '3.2',
    'the filing tags one concept of debt with two values for the same date',
  ),
  'debt.long_term_scope': rule(
    'ambiguous_candidate',
    '3.2',
    'LongTermDebt is tagged together with current debt, which it may or may not include',
  ),
  'debt.noncurrent_unproven': rule(
    'ambiguous_candidate',
    '3.2',
    'LongTermDebt is tagged, and the filing does not show how much of it is noncurrent',
  ),
  'debt.short_term_rows': rule(
    'partial',
    '3.2',
    'another row of short-term debt is tagged, and the current liabilities do not show what it includes',
  ),
  'debt.row_tagged_twice': rule(
    null,
    '3.8',
    'the filer tags one row of debt under two concepts, so only one of them is counted',
    '0.2.0',
  ),
  'debt.related_notes': rule(
    'partial',
    '3.2',
    'notes due to related parties are tagged, which may be a separate row or a part of this debt',
  ),
  'debt.due_untagged': rule(
    'partial',
    '3.2',
    'according to the debt note some debt is due within a year, and no row of current debt is tagged',
  ),
  'debt.maturities_unknown': rule(
    'partial',
    '3.2',
    'noncurrent debt is tagged, and the filer tags no row of current debt at any date',
  ),
  'debt.one_part_only': rule(
    'partial',
    '3.2',
    'only one part of the debt is tagged, and the filing does not prove that there is no other',
  ),
  'debt.part_of_total': rule(
    'scope_mismatch',
    '3.2',
    'it is less than a tenth of the share of the balance sheet that this filer’s totals of debt usually have',
  ),
  'equity.column': rule(
    null,
    '3.7',
    'it is a column of the statement of equity: the total with noncontrolling interests contradicts it',
  ),
  'equity.column_or_total': rule(
    'ambiguous_candidate',
    '3.7',
    'equity of the parent is a tiny fraction of the total with noncontrolling interests, or has the opposite sign',
  ),
  'equity.whole_below_parent': rule(
    'ambiguous_candidate',
    '3.7',
    'equity with noncontrolling interests is a tiny fraction of the parent’s, or has the opposite sign',
  ),
  'equity.noncontrolling_untagged': rule(
    'scope_mismatch',
    '3.7',
    'this equity may include noncontrolling interests, and the filing does not tag their amount',
  ),
  'balance.unequal_sides': rule(
    'oracle_contradicted',
    '3.2',
    'the value was computed, and with it assets do not equal liabilities and equity',
  ),
  'real_estate.part_of_total': rule(
    'partial',
    '3.7',
    'the annual report totals more real estate than this row, which excludes property under construction or other property',
  ),
} as const;
