import { rule } from './rule.ts';

/** Share counts, averages and earnings per share. */
export const shareRules = {
  'cover.two_counts': rule('ambiguous_candidate', '3.2', 'the cover page has two counts for one date'),
  'cover.implausible_count': rule(
    'oracle_contradicted',
    '3.2',
    'the count on the cover page is zero or less, or at most a tenth of other counts',
  ),
  'cover.not_reported': rule(
    'not_reported',
    '3.2',
    'neither the cover page nor the balance sheet of the filings of this date has a count',
  ),
  'shares.rebased': rule(
    'restatement_mixed_basis',
    '2.7',
    'later filings restate share figures by a ratio that no split explains, as after a recapitalisation or a rights offering',
  ),
  'shares.split_unconfirmed': rule(
    'split_unconfirmed',
    '2.7',
    'share counts show a tagged split, and no restated figure confirms its ratio yet',
  ),
  'shares.split_contradicted': rule(
    'split_unconfirmed',
    '2.7',
    'the filings and the price source disagree about a split: only one of them has it',
  ),
  'shares.against_eps': rule(
    'oracle_contradicted',
    '3.6',
    'income over these shares differs from earnings per share by a factor of five or more, or the shares are zero or less',
  ),
  'shares.against_neighbours': rule(
    'oracle_contradicted',
    '3.6',
    'the average differs from the periods on both sides by a factor of a thousand or a million',
  ),
  'shares.eps_unexplained': rule(
    'oracle_contradicted',
    '2.7',
    'income over these shares contradicts EPS, and no other average of this size is confirmed by its EPS',
  ),
  'per_share.newest_by_class': rule(
    null,
    '3.1',
    'a newer filing has different values for the classes of stock, and an older filing does not resolve that',
  ),
  'eps.against_shares': rule(
    'oracle_contradicted',
    '3.6',
    'income over the average differs widely from this, and the filings do not show which of the two is wrong',
  ),
  'eps.against_income': rule(
    'oracle_contradicted',
    '2.7',
    'income over average shares has another magnitude or sign, and no filing reports EPS that fits',
  ),
  'eps.older_income': rule(
    'restatement_mixed_basis',
    '2.7',
    'it fits the net income of its own filing, but not the served net income of another filing',
  ),
  'q4_shares.year_not_reported': rule(
    'not_reported',
    '2.6',
    'the average of the year is not reported, so the fourth quarter has none',
  ),
  'q4_shares.year_missing': rule(
    'missing_operand',
    '2.6',
    'the average of the year is refused, so the fourth quarter cannot be derived from it',
  ),
  'q4_shares.quarter_missing': rule(
    'missing_operand',
    '2.6',
    'the average or the days of an earlier period are missing',
  ),
  'q4_shares.implausible': rule(
    'missing_operand',
    '2.6',
    'the derived average of the fourth quarter differs from the third quarter by more than a tenth',
  ),
  'q4_shares.basic_missing': rule(
    'missing_operand',
    '2.6',
    'in a quarter with a loss the diluted average is the basic one, which is missing',
  ),
  'q4_shares.loss_in_year': rule(
    'missing_operand',
    '2.6',
    'a period of the year has a loss or an unknown result, so its diluted average may be the basic one',
  ),
  'q4_eps.year_not_reported': rule(
    'not_reported',
    '2.6',
    'earnings per share of the year are not reported, so the fourth quarter has none',
  ),
  'q4_eps.year_missing': rule(
    'missing_operand',
    '2.6',
    'earnings per share of the year are refused, so the fourth quarter cannot be checked against them',
  ),
  'q4_eps.operand_missing': rule(
    'missing_operand',
    '2.6',
    'income or average shares of the fourth quarter are missing',
  ),
  'q4_eps.not_a_quotient': rule(
    'derivation_imprecise',
    '3.8',
    'income ÷ shares does not yield the filer’s own figures of the year to the cent, as with participating securities',
    '0.2.0',
  ),
  'q4_eps.imprecise': rule(
    'derivation_imprecise',
    '3.8',
    'the rounding of income and averages, and how averages of this issuer differ from their quarters, leave several cents',
    '0.2.0',
  ),
  'q4_per_unit.limited_partners_unknown': rule(
    'scope_mismatch',
    '3.7',
    'the filings do not state the limited partners’ part of the net income of each period, and the general partner shares in the rest',
  ),
  'q4_per_unit.unexplained': rule(
    'scope_mismatch',
    '3.7',
    'the income allocated to the limited partners does not explain the filed figures of the year and its first three quarters',
  ),
  'distribution_per_unit.quarterly_rate': rule(
    'partial',
    '3.7',
    'the quarters of the year have more distributions per unit, so this is the rate of a quarter',
  ),
  'distribution_per_unit.classes_differ': rule(
    'ambiguous_candidate',
    '3.7',
    'a filing has different distributions for the classes of units',
  ),
} as const;
