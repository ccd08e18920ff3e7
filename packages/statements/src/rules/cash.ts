import { rule } from './rule.ts';

/** Cash flows and dividends. */
export const cashRules = {
  'cash_flow.continuing_only': rule(
    'scope_mismatch',
    '3.3',
    'the total is of continuing operations only, while other totals include discontinued ones',
  ),
  'working_capital.other_rows': rule(
    'ambiguous_candidate',
    '3.3',
    'other rows of the cash flow statement may be changes of operating assets and liabilities, too',
  ),
  'working_capital.row_missing': rule(
    'partial',
    '3.3',
    'not every row below operating cash flow in the filing’s calculation linkbase is reported for the period',
  ),
  'working_capital.sum_fails': rule(
    'oracle_contradicted',
    '3.3',
    'the rows below operating cash flow in the filing’s calculation linkbase do not add up to it',
  ),
  'depreciation.other_amortization': rule(
    null,
    '3.3',
    'no total of the filer shows that this amortization belongs to depreciation and amortization',
  ),
  'depreciation.intangibles_alone': rule(
    null,
    '3.3',
    'it has only the amortization of intangible assets, and the filer’s total includes the wider row of the cash flow statement',
  ),
  'depreciation.alone_under_total': rule(
    null,
    '3.3',
    'it is the depreciation of the same filing, and the filer’s totals of other periods include the amortization',
    '0.3.0',
  ),
  'capex.overlapping_rows': rule(
    'ambiguous_candidate',
    '3.3',
    'capital expenditure is tagged in several rows, and one may include another',
  ),
  'capex.other_property': rule(
    'ambiguous_candidate',
    '3.3',
    'it exceeds the other property of the same report, which the filer’s cash flow statement shows alone in other years',
  ),
  'capex.lesser_row': rule(
    'partial',
    '3.8',
    'in two years or more the filer tags more for construction, machinery or furniture than in this row, which is thus a part',
    '0.2.0',
  ),
  'capex.investing_unexplained': rule(
    'partial',
    '3.7',
    'in two years or more investing activities leave more unexplained than this row, so it is a part',
    '0.3.0',
  ),
  'capex.rows_of_own': rule(
    'partial',
    '3.8',
    'a landlord tags what investing activities used, and its capital expenditure in rows of its own alone',
    '0.3.0',
  ),
  'capex.one_kind': rule(
    'partial',
    '3.8',
    'of capital expenditure only one kind of property is tagged, which may not be all of it',
    '0.2.0',
  ),
  'capex.buildings_bought': rule(
    'partial',
    '3.8',
    'only purchases of real estate are tagged, and not what was spent on the filer’s own',
    '0.2.0',
  ),
  'dividends.all_preferred': rule(
    'scope_mismatch',
    '3.7',
    'preferred dividends of the period account for the dividends paid, and no common dividends are tagged',
  ),
  'dividend_per_share.classes_differ': rule(
    'ambiguous_candidate',
    '3.4',
    'a filing reports several dividends per share for the year, as for classes of stock',
  ),
  'dividend_per_share.quarterly_rate': rule(
    'ambiguous_candidate',
    '3.4',
    'the quarters of the year add up to more, so it may be a quarterly rate',
  ),
  'dividend_per_share.zero_beside_paid': rule(
    null,
    '3.4',
    'the filing reports no dividends declared, and dividends paid per share for the same year',
  ),
  'dividend_per_share.nothing_paid': rule(
    'ambiguous_candidate',
    '3.4',
    'the concept is a dividend paid, and the cash flow statement shows no payment',
  ),
  'dividend_per_share.shares_unknown': rule(
    'ambiguous_candidate',
    '3.4',
    'dividends were paid on an unknown number of shares',
  ),
  'dividend_per_share.contradicts_payment': rule(
    'ambiguous_candidate',
    '3.4',
    'dividends paid per share are at least three times, or at most a third of, the tagged value',
  ),
} as const;
