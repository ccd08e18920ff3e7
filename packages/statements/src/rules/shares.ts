import { rule } from './rule.ts';

/** Share counts, averages and earnings per share. */
export const shareRules = {
  'cover.two_counts': rule('ambiguous_candidate', '3.2', 'the cover page gives two counts of one date'),
  'cover.implausible_count': rule(
    'oracle_contradicted',
    '3.2',
    'the count of the cover page is not above zero, or a tenth or less of what other counts give',
  ),
  'cover.not_reported': rule(
    'not_reported',
    '3.2',
    'neither the cover page nor the balance sheet of the filings of this date gives a count',
  ),
  'shares.rebased': rule(
    'restatement_mixed_basis',
    '2.7',
    'later filings restate share figures in a ratio that no split explains, as after a recapitalisation',
  ),
  'shares.split_unconfirmed': rule(
    'split_unconfirmed',
    '2.7',
    'share counts show a tagged split, and no restated figure since confirms its ratio',
  ),
  'shares.against_eps': rule(
    'oracle_contradicted',
    '3.6',
    'income over these shares is a factor of five or more off earnings per share, or they are not above zero',
  ),
  'shares.against_neighbours': rule(
    'oracle_contradicted',
    '3.6',
    'the average is a thousand or a million times off the periods on both sides',
  ),
  'shares.eps_unexplained': rule(
    'oracle_contradicted',
    '2.7',
    'income over these shares contradicts EPS, and no other average of their size is borne out by its EPS',
  ),
  'eps.against_shares': rule(
    'oracle_contradicted',
    '3.6',
    'income over the average is far off this, and nothing shows which of the two is wrong',
  ),
  'eps.against_income': rule(
    'oracle_contradicted',
    '2.7',
    'income over average shares is of another size or sign, and no filing gives EPS that fit',
  ),
  'eps.older_income': rule(
    'restatement_mixed_basis',
    '2.7',
    'it fits the net income of its own filing, and not the one of another filing that is served',
  ),
  'q4_shares.year_not_reported': rule(
    'not_reported',
    '2.6',
    'the average of the year is not reported, so the fourth quarter has none',
  ),
  'q4_shares.year_missing': rule(
    'missing_operand',
    '2.6',
    'the average of the year is refused, so there is nothing to take the fourth quarter from',
  ),
  'q4_shares.quarter_missing': rule(
    'missing_operand',
    '2.6',
    'the average or the days of an earlier period are missing',
  ),
  'q4_shares.implausible': rule(
    'missing_operand',
    '2.6',
    'what the year leaves for the fourth quarter is more than a tenth off the third',
  ),
  'q4_shares.basic_missing': rule(
    'missing_operand',
    '2.6',
    'in a quarter with a loss the diluted average is the basic one, which is missing',
  ),
  'q4_shares.loss_in_year': rule(
    'missing_operand',
    '2.6',
    'a period of the year has a loss or no known result, so its diluted average may be the basic one',
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
} as const;
