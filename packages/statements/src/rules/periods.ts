import { rule } from './rule.ts';

/** Differences of periods, values computed from fields, and trailing twelve months. */
export const periodRules = {
  'difference.operand_missing': rule(
    'missing_operand',
    '2.5',
    'a longer or shorter period that it would be derived from has no value',
  ),
  'difference.undecided_sign': rule(
    'ambiguous_candidate',
    '2.5',
    'filings report nearly opposite values for a period that it would be derived from',
  ),
  'difference.two_definitions': rule(
    'scope_mismatch',
    '2.5',
    'the periods are tagged with concepts that the filer did not use with equal values',
  ),
  'difference.part_later': rule(
    'restatement_mixed_basis',
    '2.5',
    'the shorter period was not yet filed when the longer one was last filed',
  ),
  'difference.part_amended': rule(
    'restatement_mixed_basis',
    '2.5',
    'an amendment changed the shorter period after the longer one was last filed',
  ),
  'difference.whole_restated': rule(
    'restatement_mixed_basis',
    '2.5',
    'the longer period was restated, and no filing restates the shorter one with it',
  ),
  'difference.not_as_served': rule(
    'restatement_mixed_basis',
    '3.8',
    'a later filing moved one of the periods that it would be derived from, so it is not the rest of what is served',
    '0.2.0',
  ),
  'difference.other_opening': rule(
    'restatement_mixed_basis',
    '3.7',
    'the cash flows of the two periods have different opening cash, or incomes that do not add up',
  ),
  'difference.lost_sign': rule(
    'implausible_sign',
    '2.5',
    'a period that it would be derived from has a sign that the field cannot have',
  ),
  'difference.implausible_sign': rule(
    'implausible_sign',
    '2.5',
    'the difference of the periods has a sign that the field cannot have',
  ),
  'difference.imputed_zero': rule(
    'imputed_zero',
    '2.5',
    'the difference of the periods is exactly zero, and no later filing confirms both',
  ),
  'q4.year_missing': rule(
    'missing_operand',
    '2.5',
    'earlier periods have values, but the year that the fourth quarter would be derived from has none',
  ),
  'period.other_basis': rule(
    'restatement_mixed_basis',
    '3.8',
    'a later filing restated the statement’s total without this row, and no sum of its figures confirms or yields it',
    '0.2.0',
  ),
  'q4.other_basis': rule(
    'restatement_mixed_basis',
    '3.8',
    'the quarters served do not add up to the year served: a later filing moved the year or some of its quarters',
    '0.2.0',
  ),
  'year_to_date.other_basis': rule(
    'restatement_mixed_basis',
    '3.8',
    'the quarters served do not add up to it: a later filing moved it or some of its quarters',
    '0.2.0',
  ),
  'year_to_date.other_rest': rule(
    'restatement_mixed_basis',
    '3.8',
    'with the fourth quarter served it does not add up to the year served: a later filing moved one of them',
    '0.3.0',
  ),
  'computed.mixed_generations': rule(
    'restatement_mixed_basis',
    '2.4',
    'a value that it is computed from was restated, and another was not filed again since',
  ),
  'computed.operand_missing': rule(
    'missing_operand',
    '3',
    'a value that it would be computed from is missing',
  ),
  'computed.not_reported': rule(
    'not_reported',
    '3',
    'neither the field nor the values that it would be computed from are reported',
  ),
  'trailing.not_additive': rule(
    'not_applicable',
    '4',
    'twelve months are not computed for averages and for figures of a whole fiscal year',
  ),
  'trailing.quarter_missing': rule(
    'missing_operand',
    '4',
    'four consecutive quarters, or the year and the year-to-date periods of twelve months, are missing on one basis',
  ),
  'trailing.routes_disagree': rule(
    'restatement_mixed_basis',
    '4',
    'four quarters and the years to date yield twelve months that differ by more than rounding',
  ),
  'trailing.operand_refused': rule(
    'restatement_mixed_basis',
    '4',
    'no years to date confirm the quarters, and two derivations of a field that they are computed from disagree',
  ),
} as const;
