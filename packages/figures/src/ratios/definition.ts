/** Unit of a computed figure. */
export type DerivedUnit =
  'count' | 'days' | 'list' | 'percent' | 'ratio' | 'reporting_currency_per_share' | 'score' | 'usd' | 'word';

export type Sign = 'effect_on_cash' | 'not_negative' | 'signed';

/** The first version of the responses, and the one that added the blocks to the three statements. */
export const SINCE_ROWS = '2026-11-21.1';
export const SINCE_BLOCKS = '2026-11-21.2';

/**
 * A computed figure described for readers, declared at the function that computes it; the catalog is made
 * from these declarations. A missing operand always makes a figure null and is not mentioned.
 */
export type Definition = {
  /** Where responses show it: block and path, e.g. `income_statement.growth.eps_yoy_pct`. */
  readonly members: readonly string[];
  readonly unit: DerivedUnit;
  readonly sign: Sign;
  readonly definition: string;
  /** Written with field names; ÷ and · are exact, the result is rounded once, when served. */
  readonly formula: string;
  /** When it is null or refused although every operand has a value. */
  readonly refusals: readonly string[];
  /** Author of the definition. */
  readonly source: string;
  /** First `schema_version` of the responses that show it. */
  readonly since: string;
};

export const OWN = 'Footnote';
