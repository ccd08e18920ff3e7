/** Reasons of refusals in words. Those without an entry are shown as their code. */
const WORDS: Readonly<Record<string, string>> = {
  adopted_by_another: 'by their footnotes another than the owner adopted the plan',
  adoption_not_stated: 'their footnotes state no day of adoption',
  adoption_not_tagged: 'the report does not tag the day of adoption',
  ambiguous_candidate: 'the tagged values do not determine which one is right',
  arrangement_not_compared: 'the arrangement of that day is not compared itself',
  annual_only_filer: 'the company reports once a year and has no quarters',
  cover_contradicted: 'the table does not add up to the total on its cover page',
  currency_differs: 'price and figures are in different currencies',
  derivation_imprecise: 'its operands are rounded too coarsely',
  document_not_collected: 'the document was not collected',
  filing_not_read: 'the filing could not be read',
  forms_missing: 'not all forms of this time were collected, so a sum would be too small',
  implausible_sign: 'it has a sign that the field cannot have',
  imputed_zero: 'the difference is zero and no other filing confirms it',
  habit_not_steady: 'past dates are too irregular for an estimate',
  institutional_13f_not_yet_collected:
    'no Forms 13F were collected; footnote ingest --managers or --data-set collects them',
  insufficient_history: 'there are too few periods or prices',
  invalid_api_key: 'the API key is not valid; check FOOTNOTE_KEY',
  missing_operand: 'a value that it is computed from is missing',
  no_arrangement: 'no report that was read tags a plan of that person and day',
  no_insider_forms: 'no form of its insiders was read; those of a foreign issuer need not file any',
  no_price_source: 'no source of prices is configured',
  no_prices: 'no price source has the symbol',
  no_stake_in_force: 'every holder reported that its stake is five percent or less',
  no_stakes_known: 'no Schedule 13D or 13G since December 2024 is known',
  no_statements: 'no statements of the company were collected',
  notices_unmatched: 'a Form 144 names the day and other plans, or an unknown seller',
  not_applicable: 'companies of this kind do not have it',
  not_computable:
    'a value that it is computed from is missing, or its definition excludes the period; explain_figure says which',
  not_filed: 'it was not filed yet',
  not_meaningful: 'the figure is zero or less, so the ratio has no meaning',
  not_positive: 'the figure is zero or less, so the ratio has no meaning',
  not_reported: 'no filing reports a value that can be served; explain_figure has what was considered',
  oracle_contradicted: 'a check against other figures contradicts the value',
  not_collected: 'no such forms were collected',
  not_for_these_periods: 'the field does not exist for this kind of period',
  outdated: 'the newest figure is too old for this price',
  other_trades: 'it also bought or gave away shares',
  overdue: 'the date has passed and nothing is known of it',
  partial: 'only part of the field is tagged, or it is not proven to be all of it',
  person_ambiguous: 'several persons may have the name',
  person_not_matched: 'no owner on a form that was read has the name',
  planned_unknown: 'the number of planned shares is not known',
  prices_not_collected: 'no prices of the symbol were collected',
  range_empty: 'there is nothing in this range',
  release_unproven: 'the period is announced and its report is not filed yet',
  restatement_mixed_basis: 'figures that belong together were restated at different times',
  schedules_missing: 'a listed Schedule 13D or 13G was not read and may state a larger stake',
  scope_mismatch: 'the tagged value has another scope than the field',
  several_on_one_day: 'a report tags several arrangements of the person on one day',
  sold_above_planned: 'more was sold than planned',
  sold_unknown: 'the number of shares sold is not known',
  split_between: 'the shares were split between adoption and report',
  split_unconfirmed: 'a share split is not confirmed by restated figures yet',
  splits_unknown: 'no source of splits of the symbol is known, so amounts per share do not fit',
  stake_doubted: 'the percentage of a stake in force is missing, contradicted or too old',
  stale_price: 'the newest price is too old',
  stale_prices: 'the newest price is too old',
  stale_statements: 'the newest statements are too old',
  statements_stale: 'the newest statements are too old',
  text_not_read: 'its text was not collected or could not be read',
  trades_unmatched: 'a trade may be under the plan, and its form does not say so with certainty',
  verification_pending: 'verification is not complete',
};

export const inWords = (reason: string): string => WORDS[reason] ?? reason.replaceAll('_', ' ');

/** A number, or the reason why there is none. */
export const numberOr = (value: number | { readonly reason: string }): number | string =>
  typeof value === 'number' ? value : value.reason;

/** A line for each reason once: `not_reported: no filing …`. */
export const legend = (reasons: Iterable<string>): readonly string[] =>
  [...new Set(reasons)].map((reason) => `${reason}: ${inWords(reason)}`);
