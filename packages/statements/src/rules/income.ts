import { rule } from './rule.ts';

/** Revenue, costs, interest and net income. */
export const incomeRules = {
  'revenue.totals_differ': rule(
    'ambiguous_candidate',
    '3.1',
    'the filing tags several revenue totals, and neither its other rows nor older filings determine the right one',
  ),
  'revenue.contracts_only': rule(
    'ambiguous_candidate',
    '3.1',
    'only revenue from contracts with customers is tagged, and costs plus operating income are far more',
  ),
  'revenue.not_root': rule(
    null,
    '3.1',
    'the income statement of the filing’s calculation linkbase has another revenue row above it, or only the other',
  ),
  'revenue.another_total': rule(
    null,
    '3.1',
    'the filing tags a larger revenue total, which its other rows, older filings or its definition confirm',
  ),
  'revenue.below_gross_profit': rule(
    'oracle_contradicted',
    '3.6',
    'the filed gross profit exceeds this revenue',
  ),
  'rental_revenue.may_be_part': rule(
    'partial',
    '3.7',
    'the other revenue that the filing tags does not explain the rest of its revenue, so this may be a part of the row',
  ),
  'gross_profit.above_revenue': rule(
    'oracle_contradicted',
    '3.6',
    'the computed gross profit exceeds revenue',
  ),
  'gross_profit.related_parties': rule(
    'scope_mismatch',
    '3.7',
    'revenue and its cost differ in whether the rows of related parties were added',
  ),
  'cost_of_revenue.production_costs': rule(
    'partial',
    '3.1',
    'other production costs are tagged as well, and no gross profit proves that this is the total cost',
  ),
  'cost_of_revenue.lesser_row': rule(
    'partial',
    '3.8',
    'annual reports of two years or more tag it beside another row of at least twice the amount, so it is a part or another row',
    '0.2.0',
  ),
  'cost_of_revenue.all_costs': rule(
    'scope_mismatch',
    '3.1',
    'it equals revenue less operating income although other operating costs are tagged',
  ),
  'operating_expense.holds_interest': rule(
    'scope_mismatch',
    '3.1',
    'revenue less these expenses equals income before tax, so they include interest',
  ),
  'operating_expense.scope_unclear': rule(
    'scope_mismatch',
    '3.1',
    'the concept includes the cost of revenue in other periods of the year, but the figures of this period do not fit',
  ),
  'operating_expense.cost_missing': rule(
    'missing_operand',
    '3.1',
    'the concept includes the cost of revenue, which has no value to subtract',
  ),
  'operating_income.property_result': rule(
    'scope_mismatch',
    '3.1',
    'it is the result of the properties before depreciation and overhead: in no period do all costs leave that much of the revenue',
  ),
  'operating_income.operands_not_filed': rule(
    'missing_operand',
    '3.1',
    'it is computed only if gross profit and operating expense are both filed',
  ),
  'interest.concepts_differ': rule(
    'ambiguous_candidate',
    '3.4',
    'the filing tags several concepts of interest expense with different values',
  ),
  'interest.partial_label': rule(
    'ambiguous_candidate',
    '3.4',
    'the income statement labels the row as a part of interest expense',
  ),
  'interest.captive_on_face': rule(
    'ambiguous_candidate',
    '3.4',
    'the income statement shows interest of a finance business in a separate row or column',
  ),
  'interest.beside_other_rows': rule(
    'ambiguous_candidate',
    '3.4',
    'the income statement has another row of interest expense',
  ),
  'interest.newest_ambiguous': rule(
    null,
    '3.7',
    'the interest expense of a newer filing is ambiguous, and an older filing does not resolve that',
  ),
  'interest.captive_business': rule(
    'ambiguous_candidate',
    '3.4',
    'finance receivables or interest of a finance business show that one row may be only a part',
  ),
  'interest.part_of_net': rule(
    'ambiguous_candidate',
    '3.4',
    'interest income less net interest exceeds this interest expense, so it is only a part',
  ),
  'interest.running_text': rule(
    'not_reported',
    '3.4',
    'the filing tags the concept only with figures rounded like those of running text',
  ),
  'interest.not_on_face': rule(null, '3.4', 'the income statement of the filing does not show this concept'),
  'net_income.noncontrolling_share': rule(
    null,
    '3.1',
    'a noncontrolling interest is tagged for the period, and this value includes its share',
  ),
  'net_income.redeemable_share': rule(
    null,
    '3.8',
    'the share of redeemable noncontrolling interests is tagged beside that of the others, and income to common shares is after both',
    '0.2.0',
  ),
  'net_income.whole_against_common': rule(
    'scope_mismatch',
    '3.8',
    'noncontrolling interests are tagged near the period, and income to common shares or EPS is based on another income',
    '0.3.0',
  ),
  'net_income.whole_unproven': rule(
    'scope_mismatch',
    '3.8',
    'noncontrolling interests are tagged near the period, and no figure shows that this total income is the parent’s',
    '0.3.0',
  ),
  'net_income.other_share': rule(
    null,
    '3.7',
    'income to common shares or EPS show that the noncontrolling part is not deducted in this row',
  ),
  'net_income.subsidiary_preferred': rule(
    null,
    '3.7',
    'preferred dividends of subsidiaries are not yet deducted; income to common shares is the parent’s',
  ),
  'net_income.preferred_undecided': rule(
    'ambiguous_candidate',
    '3.7',
    'preferred dividends are tagged, and EPS does not show whether this income is before or after them',
  ),
} as const;
