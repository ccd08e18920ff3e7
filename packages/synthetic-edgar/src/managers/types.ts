/** The scenarios of managers, each with the Forms 13F of two quarters. */
export const MANAGER_SCENARIOS = [
  'plain',
  'increase',
  'cut',
  'sold_out',
  'taken_up',
  'restated',
  'new_holdings',
  'added_after_restatement',
  'numbered_on_one_day',
  'restated_late',
  'flag_missing',
  'amendment_untyped',
  'amendment_unread',
  'older_unread',
  'original_missing',
  'shared_discretion',
  'options',
  'options_only',
  'principal',
  'thousands',
  'thousands_in_words',
  'dollars_in_words',
  'notice',
  'totals_differ',
  'unmapped',
  'listed_twice',
  'filed_again',
  'first_quarter',
  'shares_repeat_values',
] as const;

/** A position of more shares than the issuer has outstanding: only beside a share count it is contradicted. */
export type ContradictedScenario = 'above_outstanding';

export type ManagerScenario = (typeof MANAGER_SCENARIOS)[number] | ContradictedScenario;

/** An issuer whose shares managers report. */
export type HeldIssuer = { readonly cik: string; readonly name: string; readonly cusip: string };

/** A security in tables of managers, with its price in whole dollars. */
export type HeldSecurity = {
  readonly issuer: string;
  readonly title: string;
  readonly cusip: string;
  readonly price: { readonly now: number; readonly before: number };
};

export type PositionKind = 'shares' | 'principal' | 'put' | 'call';

/** A row of a table. */
export type TableRow = {
  readonly security: HeldSecurity;
  readonly kind: PositionKind;
  /** Shares, or principal in dollars; a multiple of a thousand. */
  readonly amount: number;
  /** Numbers of the included managers as filed; empty if there are none. */
  readonly managers: string;
};

export type QuarterName = 'now' | 'before';

/** A filing of a scenario. */
export type FormStep = {
  readonly quarter: QuarterName;
  /** Null for a notice. */
  readonly rows: readonly TableRow[] | null;
  /** Days from the end of the quarter. */
  readonly lag: number;
  readonly amendment?: {
    readonly number: number;
    readonly type: 'RESTATEMENT' | 'NEW HOLDINGS' | null;
  };
  /** Whether the cover has no `isAmendment`. */
  readonly unflagged?: true;
  readonly unit?: 'thousands';
  /** The cover's statement of the unit. */
  readonly words?: string;
  /** Amounts by which the cover overstates the table: rows, and value in the unit of the table. */
  readonly overstated?: { readonly entries: number; readonly value: number };
  /** Serial number of the accession; absent: the position in the scenario. */
  readonly serial?: number;
  /** Number of rows in the manager's submissions. */
  readonly listed?: 2;
  /** Whether the table is part of the portfolio of its quarter. */
  readonly counts: boolean;
  /** Whether the column of shares repeats the values. */
  readonly repeatsValues?: true;
  /** Whether the table is truncated. */
  readonly broken?: true;
};

/** A position after the last filing, with the step that reports it. */
export type ListedPosition = Omit<TableRow, 'managers'> & { readonly from: number };

export type PortfolioStatus =
  'known' | 'notice' | 'amendment_type_unknown' | 'filing_not_read' | 'original_missing';

export type ReportedQuarter = { readonly status: PortfolioStatus; readonly held: readonly ListedPosition[] };

/** A scenario before its forms are written as documents. */
export type ManagerScenarioSpec = {
  readonly periods?: { readonly now: string; readonly before: string };
  readonly steps: readonly FormStep[];
  readonly now: ReportedQuarter;
  /** Null if nothing was filed. */
  readonly before: ReportedQuarter | null;
};

/** A Form 13F before it is written as documents. */
export type Filed13f = FormStep & {
  readonly form: '13F-HR' | '13F-HR/A' | '13F-NT';
  readonly accession: string;
  readonly filed: string;
  readonly period: string;
  readonly manager: { readonly cik: string; readonly name: string };
  /** The manager that reports the holdings of a manager with a notice. */
  readonly reporter: { readonly cik: string; readonly name: string };
};

/** A position of a quarter; value in dollars. */
export type TruePosition = {
  readonly cusip: string;
  readonly kind: PositionKind;
  /** Null if the filing states no number of shares. */
  readonly amount: number | null;
  readonly value: number;
  readonly accession: string;
};

export type TrueFiling = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly kind: 'original' | 'restatement' | 'new_holdings' | 'unknown' | 'notice';
  readonly is_effective: boolean;
  readonly entries: number;
  /** Table minus cover; null for a notice. */
  readonly entries_difference: number | null;
  readonly value_difference: number | null;
  readonly value_unit: 'dollars' | 'thousands';
  readonly shares_withheld: boolean;
};

export type TrueQuarter = {
  readonly quarter: string;
  readonly portfolio: PortfolioStatus;
  readonly positions: readonly TruePosition[];
  readonly filings: readonly TrueFiling[];
};

/** The change of a position from the quarter before. */
export type TrueChange = {
  readonly kind: 'new' | 'added' | 'reduced' | 'unchanged';
  readonly amount: number;
};

export type TrueManager = {
  readonly cik: string;
  readonly name: string;
  readonly now: TrueQuarter;
  readonly before: TrueQuarter | null;
  /** One per position of `now`, in the same order; null if a portfolio is not known. */
  readonly changes: readonly TrueChange[] | null;
  /** Positions that were sold completely; null if a portfolio is not known. */
  readonly dropped: readonly TruePosition[] | null;
};

/** A form as stored in the folder of its filing, with its rows in the manager's submissions. */
export type Listed13f = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly period: string;
  readonly cover: string;
  /** Null of a notice. */
  readonly table: string | null;
  readonly rows: 1 | 2;
};

export type InventedManager = {
  readonly cik: string;
  readonly name: string;
  readonly filings: readonly Listed13f[];
  readonly truth: TrueManager;
};
