import type { Refusal } from '../rules/refusal.ts';
import type { Step } from '../derive/trace-hooks.ts';
import type { Verdict } from './candidates.ts';

/** Why a candidate was served or not, for people. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  served: 'it is the value',
  repeated: 'the same value in another filing; the newest that gives it is cited',
  superseded: 'a newer filing that covers the period gives another value',
  lower_candidate: 'the same filing tags a concept that comes before it',
  another_total: 'the filing tags a larger total, or one that its other rows and older filings confirm',
  includes_noncontrolling_interests:
    'a noncontrolling interest is tagged for the period, and this holds its share',
  quarters_of_another_scope:
    'the quarters in this annual report do not add up to its own year, or repeat those of another year',
  set_aside: 'other rows or other filings show that it is not the figure of the field',
  derived_instead: 'a difference of cumulative values is served: it completes the year, and this does not',
  other_date: 'the same cover gives a count at another date',
  not_on_face: 'the face of the statement does not show it, or the interim reports of the year tag another',
  not_covering:
    'the filing does not tag the total of the statement for this period, so it may only renew a value under the same concept, and no balance',
  less_detailed: 'the same row with fewer of its parts, or the same figure rounded harder',
  scale_or_sign: 'it differs by a thousand, a million or the sign, and the other one is right',
  undecided_sign:
    'another filing gives nearly the opposite, and nothing tells a restatement from a lost sign',
  own_filing_check: 'its own filing contradicts it, and does not contradict the older value',
  part_only:
    'it differs by exactly the noncontrolling or the discontinued part, which its filing does not tag apart',
  not_reported: 'it does not count as a figure of the field',
  ambiguous_candidate: 'nothing settles whether it is the value that is meant, or all of it',
  verification_pending: 'verification is not complete',
  oracle_contradicted: 'a check against other figures contradicts it',
  restatement_mixed_basis: 'it and what it goes with were restated at different times',
  split_unconfirmed: 'a share split is tagged that no restated figure confirms yet',
  partial: 'it is only a part of the field, or nothing proves that it is all',
  scope_mismatch: 'it is of another scope than the field',
  implausible_sign: 'its sign is one that the field cannot have',
  imputed_zero: 'a difference of exactly zero that nothing confirms',
  not_applicable: 'the field does not apply to this kind of issuer',
  missing_operand: 'a figure that goes with it is missing',
};

/** Why there is no value, for people. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  not_reported: 'no filing that covers the period gives a value that counts',
  ambiguous_candidate:
    'something is tagged, and nothing settles which value is meant or whether it is all of it',
  verification_pending: 'verification is not complete',
  oracle_contradicted: 'there was a value, and a check against other figures contradicts it',
  restatement_mixed_basis: 'figures that belong together were restated at different times',
  split_unconfirmed: 'share counts show a tagged split whose ratio no restated figure confirms yet',
  partial: 'only some of the parts that make up the field are tagged, or nothing proves that all of them are',
  scope_mismatch: 'what is tagged is of another scope than the field, or than what it goes with',
  implausible_sign: 'the value, or one that it is made from, has a sign that the field cannot have',
  imputed_zero: 'the difference is exactly zero and nothing confirms it',
  not_applicable: 'the field does not apply to this kind of issuer or period',
  missing_operand: 'a value that it would be computed from is missing',
};

/** What each step of the computation does. */
export const STEPS: Readonly<Record<Step, string>> = {
  filed_values: 'filed values, and the quarters taken out of cumulative ones',
  cover_page: 'counts on cover pages',
  share_checks: 'share averages against EPS and against the periods beside them',
  row_checks: 'checks within a row',
  identities: 'values completed from other fields, and fourth quarters of shares and per-share figures',
  scale_checks: 'amounts against the same period of the years beside them',
};

export type Rule =
  | 'newest_covering_filing'
  | 'renewed_under_same_concept'
  | 'newer_filing_overruled'
  | 'sum_of_concepts'
  | 'own_cover_page'
  | 'balance_sheet_count'
  | 'half_less_first_quarter'
  | 'nine_months_less_half'
  | 'year_less_nine_months'
  | 'year_less_three_quarters'
  | 'quotient_of_fourth_quarter'
  | 'day_weighted_average'
  | 'basic_in_a_loss'
  | 'completed_from_fields'
  | 'scale_corrected'
  | 'trailing_fiscal_year'
  | 'trailing_year_to_date'
  | 'trailing_four_quarters'
  | 'refused';

export const RULES: Readonly<Record<Exclude<Rule, 'refused'>, string>> = {
  newest_covering_filing:
    'the first concept in order of preference, from the newest filing that tags the total of the statement for exactly this period',
  renewed_under_same_concept:
    'a newer filing that does not cover the period repeats the concept that was in force: its value counts',
  newer_filing_overruled:
    'a newer filing gives another value and is the one that is wrong; the older value stays',
  sum_of_concepts: 'several concepts of one filing, added and subtracted',
  own_cover_page: 'the count on the cover page of the filing that reports on this date, as filed',
  balance_sheet_count: 'no cover page gives a count: that of the balance sheet',
  half_less_first_quarter: 'six months less the first quarter, of one concept and one generation',
  nine_months_less_half: 'nine months less six months, of one concept and one generation',
  year_less_nine_months: 'the year less nine months, of one concept and one generation',
  year_less_three_quarters: 'the year less its first three quarters',
  quotient_of_fourth_quarter:
    'net income of the fourth quarter to common shareholders over its shares, to cents on the filed basis: EPS do not add up',
  day_weighted_average: 'the year less nine months, each weighted by its days',
  basic_in_a_loss: 'in a quarter with a loss diluted shares are the basic ones',
  completed_from_fields: 'computed from other fields of the row',
  scale_corrected: 'filed in a wrong scale; the periods on both sides agree on the right one',
  trailing_fiscal_year: 'twelve months that end with the fiscal year are that year',
  trailing_year_to_date: 'the last fiscal year, plus the year to date, less the year to date a year before',
  trailing_four_quarters: 'the sum of four quarters in a row',
};
