import { rule } from './rule.ts';

/** Rules for any field. */
export const anyFieldRules = {
  'field.not_reported': rule(
    'not_reported',
    '3',
    'no filing that covers the period tags a concept that can be served as the field',
  ),
  'release.unproven': rule(
    'release_unproven',
    '3.8',
    'the period is announced by an earnings release that does not prove the figure, and its report is not filed yet',
    '0.3.0',
  ),
  'field.annual_only': rule('not_reported', '3.4', 'the field is reported only for whole fiscal years'),
  'field.not_applicable': rule('not_applicable', '3.5', 'the field does not apply to issuers of this type'),
  'field.row_not_on_face': rule(
    null,
    '3.7',
    'issuers of this type have no such row, and this filing does not prove that its statement shows one',
  ),
  'filing.two_values': rule(
    'ambiguous_candidate',
    '2.4',
    'the filing has two values of one concept for the same period, in its report or between that and companyfacts',
  ),
  'filing.terms_missing': rule(
    'partial',
    '3',
    'the filing tags only some of the rows that make up the field',
  ),
  'filing.less_than_total': rule(
    'partial',
    '3',
    'the filing tags a total that is larger than the sum of its tagged rows',
  ),
  'filing.rounded_like_text': rule(
    'ambiguous_candidate',
    '3.7',
    'it is rounded a hundred times as coarsely as the filing’s other figures, like one of the running text',
  ),
  'filing.unproven': rule(
    null,
    '3',
    'the other figures of the filing do not prove that these rows make up the field',
  ),
  'filing.beside_other_rows': rule(
    'partial',
    '3',
    'the filing tags another row of the field that cannot be added to this one',
  ),
  'filed.undecided_sign': rule(
    'ambiguous_candidate',
    '2.4',
    'two filings report nearly opposite values, which may be a restatement or a lost sign',
  ),
  'filed.implausible_sign': rule(
    'implausible_sign',
    '3.6',
    'the filed value has a sign that the field cannot have',
  ),
  'total.larger_tagged': rule(
    null,
    '3.3',
    'the filing tags the total under another concept, and this is a part or a net of it',
  ),
  'total.lone_part': rule(
    'partial',
    '3.3',
    'the filing tags no total, and by its size this is what adjacent reports tag as a part',
  ),
  'face.notes_only': rule(
    'partial',
    '3.1',
    'the annual report may tag it in a note: interim reports lack it, or it is a rounded figure of the text',
  ),
  'face.interims_tag_another': rule(
    null,
    '3.1',
    'the interim reports of the year tag another concept, which has another value in this report',
  ),
  'row.of_another_concept': rule(
    null,
    '3.8',
    'the filing tags its own period of the row under another concept, so at older dates this one is another row',
    '0.2.0',
  ),
  'row.part_since_retagged': rule(
    'partial',
    '3',
    'the filer tagged more under the same concept for a date, and all other rows alike, so the concept now names a part',
  ),
  'row.part_in_other_years': rule(
    'partial',
    '3.7',
    'in two years or more the filer tags this row together with another one of the field, so it is a part',
  ),
  'row.zero_beside_amount': rule(
    'ambiguous_candidate',
    '3.7',
    'the filing tags one row of the field as 0 and another with an amount, so the 0 is not the whole field',
  ),
  'row.zero_of_another': rule(
    'partial',
    '3.7',
    'the filer tags 0 under this concept for a period with an amount in its usual row, so it names another row',
  ),
  'row.split_off_added': rule(
    null,
    '3.7',
    'the filer split this row in two, so the sum of both is read instead',
  ),
  'row.split_off_untagged': rule(
    'partial',
    '3.7',
    'the filer split this row in two, and this filing does not tag the other one',
  ),
  'related_parties.added': rule(
    null,
    '3.7',
    'related parties have a separate row, so the sum of both is read instead',
  ),
  'year.misdated_figure': rule(
    null,
    '2.4',
    'it contradicts an older filing and equals the year before or after to the digit, and no other row is restated with it',
  ),
  'year.misattributed_quarters': rule(
    null,
    '2.4',
    'the quarterly table of this annual report does not add up to its year, or repeats another year',
  ),
  'year.income_set_aside': rule(
    null,
    '2.4',
    'the net income of this filing and period was rejected as of another year or scope, and share figures follow it',
  ),
  'scale.thousandfold': rule(
    'oracle_contradicted',
    '3.6',
    'it differs by a factor of a thousand or a million from the same period of two other years, which agree',
  ),
} as const;
