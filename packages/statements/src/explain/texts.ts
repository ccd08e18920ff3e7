import type { Refusal } from '../rules/refusal.ts';
import type { Step } from '../derive/trace-hooks.ts';
import type { EvidenceSource } from '../fields/evidence.ts';
import type { Verdict } from './candidates.ts';

/** Sentences on why a candidate was served or not. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  served: 'this value is served',
  repeated: 'the same value in another filing; the newest filing with it is cited',
  superseded: 'a newer filing that covers the period reports another value',
  lower_candidate: 'the same filing tags a concept that comes before it',
  another_total:
    'the filing tags another total: a larger one, or one that its own sums, other rows or older filings confirm',
  includes_noncontrolling_interests:
    'a noncontrolling interest is tagged for the period, and this includes its share',
  quarters_of_another_scope:
    'the quarters in this annual report do not add up to its own year, or repeat those of another year',
  set_aside: 'other rows or other filings show that it is not the value of the field',
  derived_instead:
    'a difference of cumulative values is served instead, because it completes the year and this value does not',
  other_date: 'the same cover page has a count at another date',
  not_on_face: 'the face of the statement does not show it, or the interim reports of the year tag another',
  not_covering:
    'the filing does not tag the total of the statement for this period, so it can only confirm or restate a value under the same concept, and no balance',
  less_detailed: 'the same row with fewer of its parts, or the same figure with fewer digits',
  scale_or_sign: 'it differs by a thousand, a million or the sign, and the other one is right',
  undecided_sign: 'another filing reports nearly the opposite, which may be a restatement or a lost sign',
  own_filing_check: 'its own filing contradicts it, and does not contradict the older value',
  part_only:
    'it differs by exactly the noncontrolling or the discontinued part, which its filing does not tag separately',
  not_reported: 'it cannot be served as the field',
  ambiguous_candidate: 'it may not be the right value, or not all of it',
  verification_pending: 'verification is not complete',
  oracle_contradicted: 'a check against other figures contradicts it',
  restatement_mixed_basis: 'it and the values that it is combined with were restated at different times',
  split_unconfirmed: 'a share split is tagged that no restated figure confirms yet',
  partial: 'it is only a part of the field, or is not proven to be all of it',
  scope_mismatch: 'it is of another scope than the field',
  implausible_sign: 'its sign is one that the field cannot have',
  imputed_zero: 'a difference of exactly zero that no other filing confirms',
  derivation_imprecise: 'its operands are rounded too coarsely to yield one figure',
  not_applicable: 'the field does not apply to this kind of issuer',
  missing_operand: 'a value that it is combined with is missing',
  release_unproven: 'the release does not prove it',
};

/** Sentences on what confirms a candidate of a filing, or contradicts it. */
export const EVIDENCE: Readonly<Record<EvidenceSource, Readonly<Record<'for' | 'against', string>>>> = {
  identity: {
    for: 'an identity of the filing’s own figures is satisfied',
    against: 'an identity of the filing’s own figures is not satisfied',
  },
  tree: {
    for: 'sums of the filing’s calculation linkbase that contain the row are right',
    against: 'a sum of the filing’s calculation linkbase that contains the row is wrong',
  },
  terms: {
    for: 'the filing tags all its rows',
    against: 'the filing tags only some of its rows',
  },
  totals: {
    for: 'the filing tags no larger total',
    against: 'the filing tags a larger total',
  },
  other_rows: {
    for: 'the filing tags no other row of the field',
    against: 'the filing tags another row of the field',
  },
  nonzero_row: {
    for: 'no other row of the field differs from zero',
    against: 'another row of the field is not zero',
  },
  zero_row: {
    for: 'no other row of the field is zero',
    against: 'another row of the field is zero',
  },
  equal_rows: {
    for: 'another statement has the same amount',
    against: 'no other statement has the same amount',
  },
  rounding: {
    for: 'it is rounded like the other figures of the filing',
    against: 'it is rounded like a figure of the running text',
  },
  face: {
    for: 'the face of the statement shows the row',
    against: 'the face of the statement does not show the row',
  },
  interims: {
    for: 'interim reports tag it, too',
    against: 'interim reports do not tag it',
  },
  older_row: {
    for: 'an older filing reports the same row',
    against: 'an older filing reports more under the same concept for a date',
  },
  comparatives: {
    for: 'comparatives of other filings confirm it',
    against: 'comparatives of other filings show that a row was split off',
  },
};

/** Sentences on why a value is refused. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  not_reported: 'no filing that covers the period reports a value that can be served',
  ambiguous_candidate:
    'the tagged values do not determine which one is right, or whether it is all of the field',
  verification_pending: 'verification is not complete',
  oracle_contradicted: 'a check against other figures contradicts the value',
  restatement_mixed_basis: 'figures that belong together were restated at different times',
  split_unconfirmed: 'share counts show a tagged split whose ratio no restated figure confirms yet',
  partial: 'only some of the parts that make up the field are tagged, or not all are proven to be',
  scope_mismatch:
    'the tagged value has another scope than the field, or than the values that it is combined with',
  implausible_sign: 'the value, or one of its operands, has a sign that the field cannot have',
  imputed_zero: 'the difference is exactly zero and no other filing confirms it',
  derivation_imprecise: 'the rounding of its operands leaves several figures',
  not_applicable: 'the field does not apply to this kind of issuer or period',
  missing_operand: 'a value that it would be computed from is missing',
  release_unproven:
    'the period is announced, its release does not prove the value, and its report is not filed yet',
};

/** Each step of the computation in words. */
export const STEPS: Readonly<Record<Step, string>> = {
  filed_values: 'filed values, and quarters derived from cumulative values',
  cover_page: 'counts on cover pages',
  share_checks: 'share averages compared with EPS and with adjacent periods',
  row_checks: 'checks of the rows of a period',
  identities: 'values completed from other fields, and fourth quarters of shares and per-share figures',
  scale_checks: 'amounts compared with the same period of adjacent years',
  years_to_date: 'years to date compared with their quarters',
};

export type Rule =
  | 'newest_covering_filing'
  | 'renewed_under_same_concept'
  | 'newer_filing_overruled'
  | 'sum_of_concepts'
  | 'operating_changes'
  | 'own_cover_page'
  | 'balance_sheet_count'
  | 'stated_by_release'
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
    'a newer filing that does not cover the period reports the same concept: its value is served',
  newer_filing_overruled: 'a newer filing reports another value but is wrong; the older value is served',
  operating_changes:
    'the changes of operating assets and liabilities in the cash flow statement of one filing, whose rows add up to operating cash flow by its own calculation linkbase',
  sum_of_concepts: 'several concepts of one filing, added and subtracted',
  own_cover_page: 'the count on the cover page of the filing that reports on this date, as filed',
  balance_sheet_count: 'no cover page has a count; the count on the balance sheet',
  stated_by_release:
    'the earnings release states the period itself; a report of the period replaces it, unless it has no such figure',
  half_less_first_quarter: 'six months less the first quarter, of one concept and restated together',
  nine_months_less_half: 'nine months less six months, of one concept and restated together',
  year_less_nine_months: 'the year less nine months, of one concept and restated together',
  year_less_three_quarters: 'the year less its first three quarters',
  quotient_of_fourth_quarter:
    'net income of the fourth quarter to common shareholders over its shares, to cents on the filed basis, because EPS does not add up over quarters',
  day_weighted_average: 'the year less nine months, each weighted by its days',
  basic_in_a_loss: 'in a quarter with a loss diluted shares equal the basic ones',
  completed_from_fields: 'computed from other fields of the row',
  scale_corrected: 'filed in a wrong scale; the periods on both sides agree on the right one',
  trailing_fiscal_year: 'twelve months that end with the fiscal year are that year',
  trailing_year_to_date: 'the last fiscal year, plus the year to date, less the year to date a year earlier',
  trailing_four_quarters: 'the sum of four consecutive quarters',
};
