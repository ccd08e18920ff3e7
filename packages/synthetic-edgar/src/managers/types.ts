/** What managers report by Form 13F, each story over two quarters. */
export const MANAGER_STORIES = [
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
] as const;

export type ManagerStory = (typeof MANAGER_STORIES)[number];

/** An issuer whose shares managers have. */
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
  /** Numbers of included managers as filed; empty for none. */
  readonly managers: string;
};

export type QuarterName = 'now' | 'before';

/** A filing of a story. */
export type FormStep = {
  readonly quarter: QuarterName;
  /** Null of a notice. */
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
  /** What the cover says of the unit. */
  readonly words?: string;
  /** What the cover states too much: rows, and value in the unit of the table. */
  readonly overstated?: { readonly entries: number; readonly value: number };
  /** Place among the accession numbers of the manager; its place in the story without. */
  readonly serial?: number;
  /** Rows in the manager's submissions. */
  readonly listed?: 2;
  /** Whether the table is part of the portfolio of its quarter. */
  readonly counts: boolean;
  /** Whether the table ends in the middle. */
  readonly broken?: true;
};

/** A position as it is, once everything was filed, with the step that states it. */
export type ListedPosition = Omit<TableRow, 'managers'> & { readonly from: number };

export type PortfolioStatus =
  'known' | 'notice' | 'amendment_type_unknown' | 'filing_not_read' | 'original_missing';

export type ReportedQuarter = { readonly status: PortfolioStatus; readonly held: readonly ListedPosition[] };

/** A story before it is written down. */
export type ManagerTale = {
  readonly periods?: { readonly now: string; readonly before: string };
  readonly steps: readonly FormStep[];
  readonly now: ReportedQuarter;
  /** Null where nothing was filed. */
  readonly before: ReportedQuarter | null;
};

/** A Form 13F before it is written down. */
export type Filed13f = FormStep & {
  readonly form: '13F-HR' | '13F-HR/A' | '13F-NT';
  readonly accession: string;
  readonly filed: string;
  readonly period: string;
  readonly manager: { readonly cik: string; readonly name: string };
  /** The manager that reports in the place of one with a notice. */
  readonly reporter: { readonly cik: string; readonly name: string };
};

/** A position of a quarter; value in dollars. */
export type TruePosition = {
  readonly cusip: string;
  readonly kind: PositionKind;
  readonly amount: number;
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
  /** Table less cover; null of a notice. */
  readonly entries_difference: number | null;
  readonly value_difference: number | null;
  readonly value_unit: 'dollars' | 'thousands';
};

export type TrueQuarter = {
  readonly quarter: string;
  readonly portfolio: PortfolioStatus;
  readonly positions: readonly TruePosition[];
  readonly filings: readonly TrueFiling[];
};

/** How a position changed on the quarter before. */
export type TrueChange = {
  readonly kind: 'new' | 'added' | 'reduced' | 'unchanged';
  readonly amount: number;
};

export type TrueManager = {
  readonly cik: string;
  readonly name: string;
  readonly now: TrueQuarter;
  readonly before: TrueQuarter | null;
  /** Of the positions of `now`, in their order; null where a portfolio is not known. */
  readonly changes: readonly TrueChange[] | null;
  /** Positions that are no longer there; null where a portfolio is not known. */
  readonly dropped: readonly TruePosition[] | null;
};

/** A form in the folder of its filing, and its rows in the manager's submissions. */
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
