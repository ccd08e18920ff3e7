import type { Cell, StatementName } from '@footnote/statements/cell';

/** A cell that is served for a period before the release. */
export type ServedCell = Pick<
  Cell,
  | 'statement'
  | 'field'
  | 'period_kind'
  | 'fiscal_year'
  | 'fiscal_period'
  | 'period_start'
  | 'period_end'
  | 'value'
  | 'unit'
  | 'method'
>;

/** What is known of the issuer on the day of the release. */
export type ReleaseContext = {
  /** Day of the release, YYYY-MM-DD: no column may end after it. */
  readonly released: string;
  /** MMDD from submissions; null if unknown: then no column is refused for the day that it ends on. */
  readonly fiscalYearEnd: string | null;
  /**
   * Cells served for earlier periods, quarters and year-to-date spans among them. They also tell the ends of
   * fiscal periods. Empty for an issuer without any.
   */
  readonly served: readonly ServedCell[];
  /** ISO currency of the issuer's reports. */
  readonly currency: string;
};

/** A period of a column. */
export type ReleasePeriod = {
  /** Months that it spans; null for an instant. */
  readonly months: 3 | 6 | 9 | 12 | null;
  /** YYYY-MM-DD; null for an instant, and where neither months, weeks nor earlier periods tell it. */
  readonly start: string | null;
  /** YYYY-MM-DD. */
  readonly end: string;
};

/** A cell of a table, as printed. */
export type TableCell = {
  /** Count from zero, within the table as its spans lay it out. */
  readonly row: number;
  readonly column: number;
  /** Columns that it covers. */
  readonly columns: number;
  readonly text: string;
  /** The number that the cell prints, with its own sign, neither scaled nor joined; null for a text. */
  readonly value: string | null;
  /** UTF-16 code units of the document: the first one of the cell and the one after its last. */
  readonly from: number;
  readonly to: number;
};

/** What a table is. `other` includes summaries, operating figures and layout. */
export type TableKind = 'income' | 'balance' | 'cash_flow' | 'reconciliation' | 'segments' | 'other';

/** A table of the release as data. */
export type ReleaseTable = {
  /** Position among the tables of the document, from zero. */
  readonly table: number;
  readonly kind: TableKind;
  /** Short texts over it: titles, dates, units. */
  readonly captions: readonly string[];
  readonly cells: readonly TableCell[];
  readonly from: number;
  readonly to: number;
};

/** Where a figure of a field stands: its table, row, the columns that it covers, and its text with its signs. */
export type FigurePlace = {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  /** Label of the row. */
  readonly label: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/**
 * Why a figure is believed.
 * - `sum`: rows of its table add up to it, or to a row that it is part of, up to the statement's own total.
 * - `identity`: assets = liabilities + equity; the change in cash = the three activities.
 * - `prior_column`: figures of another column of its table are those served for that period.
 * - `per_share`: income ÷ shares gives the printed EPS.
 * - `parts`: this quarter and the column of the months before it add up to the longer column.
 * - `prose`: a sentence of the release states the same amount.
 * - `same_unit`: its table names the unit of another statement of the release, which is confirmed from outside of it.
 * - `other_table`: another statement of the release, with its own unit, states the same amount.
 */
export type Evidence =
  | { readonly kind: 'sum'; readonly rows: readonly number[]; readonly slack: number }
  | { readonly kind: 'identity'; readonly rows: readonly number[] }
  | { readonly kind: 'prior_column'; readonly end: string; readonly equal: number; readonly of: number }
  | { readonly kind: 'per_share'; readonly income: number; readonly shares: number }
  | { readonly kind: 'parts'; readonly columns: readonly number[] }
  | { readonly kind: 'prose'; readonly from: number; readonly to: number }
  | { readonly kind: 'same_unit'; readonly table: number }
  | { readonly kind: 'other_table'; readonly table: number; readonly row: number };

/** A figure of a release that is proven. */
export type CandidateCell = {
  readonly statement: StatementName;
  readonly field: string;
  readonly period: ReleasePeriod;
  /** Decimal string, in units of `unit`, with the sign of the field (semantics §3). */
  readonly value: string;
  /** ISO currency, `shares`, or `USD/shares`. */
  readonly unit: string;
  /** One, or several where the field is their sum. */
  readonly places: readonly FigurePlace[];
  readonly evidence: readonly Evidence[];
};

/** What failed. */
export type Failure =
  | 'table_not_found'
  | 'row_not_found'
  | 'two_rows_fit'
  | 'sums_do_not_close'
  | 'period_unknown'
  | 'unit_unknown'
  | 'not_confirmed'
  | 'served_differs'
  | 'prose_differs'
  | 'per_share_differs'
  | 'noncontrolling_interests'
  | 'tables_differ';

export type ReleaseRefusal = {
  readonly reason: 'release_unproven';
  readonly failed: Failure;
  readonly statement: StatementName;
  /** Null for the whole statement, or a column of it. */
  readonly field: string | null;
  readonly period: ReleasePeriod | null;
  readonly table: number | null;
};

/** A statement of the release whose structure is proven in at least one column. */
export type ReleaseStatement = {
  readonly statement: StatementName;
  readonly table: number;
  /** Multiplier of its amounts: 1, 1000 or 1000000. */
  readonly scale: number;
  /** Periods of its proven columns, in their order. */
  readonly periods: readonly ReleasePeriod[];
  readonly cells: readonly CandidateCell[];
};

/** Everything that is read of a release. */
export type ReleaseReading = {
  readonly tables: readonly ReleaseTable[];
  readonly statements: readonly ReleaseStatement[];
  readonly refusals: readonly ReleaseRefusal[];
};
