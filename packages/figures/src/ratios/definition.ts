/** What a computed figure counts in. */
export type DerivedUnit =
  'count' | 'days' | 'list' | 'percent' | 'ratio' | 'reporting_currency_per_share' | 'score' | 'usd' | 'word';

export type Sign = 'effect_on_cash' | 'not_negative' | 'signed';

/** The first version of the answers, and the one that brought the blocks beside the three statements. */
export const SINCE_ROWS = '2026-11-21.1';
export const SINCE_BLOCKS = '2026-11-21.2';

/**
 * What a computed figure is, for people: it stands beside the function that computes it, and the catalogue is made
 * from it. That a missing operand makes the figure null goes without saying.
 */
export type Definition = {
  /** Where answers show it: block and path, e.g. `income_statement.growth.eps_yoy_pct`. */
  readonly members: readonly string[];
  readonly unit: DerivedUnit;
  readonly sign: Sign;
  readonly definition: string;
  /** In the names of fields; ÷ and · are exact, the result is rounded once, when it is served. */
  readonly formula: string;
  /** When it is null or refused although every operand is there. */
  readonly refusals: readonly string[];
  /** Who defined it so. */
  readonly source: string;
  /** First `schema_version` of the answers that show it. */
  readonly since: string;
};

export const OWN = 'Footnote';
