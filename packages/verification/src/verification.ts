import type * as events from '@footnote/event-types/types.generated';

/**
 * Increased whenever the same facts may lead to other verdicts. Served as `policy_version` and stored in
 * every event, so that a reader knows by which rules a cell was checked.
 */
export const POLICY_VERSION = 8;

/**
 * `passed`: checks corroborate every fact of the cell. `unchecked`: nothing contradicts it, but not every
 * fact of it is corroborated. `contradicted`: a check blames a fact of it, or the cell itself.
 */
export type Verdict = events.VerdictOutcome;

/** What a check compares (semantics §3.6); `RULES` describes each with its tolerance. */
export type Rule =
  | 'provenance'
  | 'comparative'
  | 'column_gap'
  | 'span_sum'
  | 'balance_total'
  | 'balance_parts'
  | 'assets_parts'
  | 'liabilities_parts'
  | 'equity_parts'
  | 'equity_rows'
  | 'part_of_total'
  | 'property_parts'
  | 'intangible_parts'
  | 'debt_parts'
  | 'lease_parts'
  | 'gross_profit'
  | 'operating_income'
  | 'operating_expense_parts'
  | 'pretax_parts'
  | 'net_income'
  | 'net_income_parts'
  | 'income_to_common'
  | 'net_interest_income'
  | 'cash_flow_sum'
  | 'cash_roll_forward'
  | 'per_share'
  | 'eps_order'
  | 'share_counts'
  | 'share_continuity'
  | 'sibling_row'
  | 'cover_shares'
  | 'margin_order'
  | 'cost_order'
  | 'span_order'
  | 'row_continuity'
  | 'sign'
  | 'scale_jump'
  | 'filing_scale'
  | 'outlier';

/** A check that contradicts a cell. */
export type Evidence = {
  readonly rule: Rule;
  /** Why the facts are blamed. */
  readonly because: Cause;
  readonly readings: readonly events.EvidenceReading[];
  /** By how much the two sides differ, and by how much they may; decimal strings in the readings' unit. */
  readonly difference: string;
  readonly tolerance: string;
};

/**
 * How a failure was attributed to a fact. `substitution`: another filing's value of the same fact makes the
 * check pass. `slip`: another sign or a power of a thousand does. `others_hold`: every other fact of the
 * check is corroborated elsewhere. `undecided`: it is unknown which of the facts is wrong, so none of them is
 * served. `majority`: more filings report another value. `wrong_period`: other filings report the value for
 * another period. `exchanged`: with the figures of two columns changed back, the sums of both are right.
 * `itself`: the cell is judged by its own value.
 */
export type Cause =
  | 'substitution'
  | 'slip'
  | 'others_hold'
  | 'undecided'
  | 'majority'
  | 'wrong_period'
  | 'exchanged'
  | 'itself';

/** The cell of a verdict. `value` and `accession` identify what exactly was judged. */
export type CellKey = Pick<
  events.CellVerdict,
  'statement' | 'field' | 'period_kind' | 'fiscal_year' | 'fiscal_period' | 'period_end'
>;

export type CellVerdict = Pick<events.CellVerdict, keyof CellKey | 'period_start' | 'value' | 'verdict'> & {
  /** The filing that the cell is from. */
  readonly accession: string;
  /** Rules of the checks that corroborate its facts, in alphabetical order. */
  readonly vouched: readonly Rule[];
  /** The checks that contradict it; empty unless contradicted. */
  readonly evidence: readonly Evidence[];
};

/** The verdicts of the cells that are from one filing. */
export type FilingVerdicts = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** In the order of the statements' cells; empty when no cell is from the filing. */
  readonly verdicts: readonly CellVerdict[];
};

/** Verdicts of every served cell of a company, by filing, oldest filing first. */
export type Verification = {
  readonly policy_version: number;
  readonly filings: readonly FilingVerdicts[];
};
