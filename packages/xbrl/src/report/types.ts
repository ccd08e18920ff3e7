import type { CoverText, DimensionedFact, Label, SummationItem } from '@footnote/event-types/types.generated';

/** A file of a filing's XBRL package, by the name it has there. */
export type ReportFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * One coordinate of a fact: axis and member as qualified names with the usual prefix
 * (`us-gaap:StatementClassOfStockAxis`). A typed member is its text and has `typed`.
 */
export type Dimension = { readonly axis: string; readonly member: string; readonly typed?: true };

/**
 * A numeric fact as the filing itself reports it.
 * `taxonomy` is the usual prefix of the concept's namespace (`us-gaap`, `dei`, `ifrs-full`, the filer's own).
 * `unit` is named as in companyfacts: `USD`, `shares`, `USD/shares`, `pure`. `start` is null for an instant;
 * a duration includes both dates (`YYYY-MM-DD`). `value` is a plain decimal in single units with the
 * concept's natural sign, after applying the scale and sign of inline XBRL. `decimals` is the attribute's
 * text (`-6`, `2`, `INF`), null if the fact has none. `dimensions` are sorted by axis, and empty for a
 * consolidated fact.
 */
export type ReportFact = Omit<DimensionedFact, 'dimensions'> & { readonly dimensions: readonly Dimension[] };

/** The kinds of primary statements; `parenthetical` is any statement's parenthetical page. */
export type StatementKind =
  'income' | 'comprehensive_income' | 'balance' | 'cash_flow' | 'equity' | 'parenthetical';

/**
 * The face of a primary statement: its concepts in the order of its rows, each once, as qualified names with
 * the usual prefix (`us-gaap:InterestExpense`), axes and members among them. `labels` is aligned with
 * `concepts`: the displayed text of the row, "" if the filing has none. `role` is the extended link's role
 * URI; for a face read from the tables of an inline document it is the statement's kind.
 */
export type Face = {
  readonly role: string;
  readonly statement: StatementKind;
  readonly concepts: readonly string[];
  readonly labels: readonly string[];
};

/**
 * The specification by which a summation is compared: `1.0` is XBRL 2.1 (section 5.2.5.2), `1.1` Calculations 1.1.
 * It follows from the arcrole of the linkbase.
 */
export type CalculationSpecification = '1.0' | '1.1';

/**
 * A summation in one context of a report: whether it is consistent; by how much the reported total exceeds
 * the weighted sum of the reported items, in `unit` (a plain decimal, `0` if they are equal); and how many
 * items have no fact there and count as zero, for example if a note repeats a total and only a few of its
 * items.
 */
export type Sum = Pick<ReportFact, 'unit' | 'start' | 'end' | 'dimensions'> & {
  readonly consistent: boolean;
  readonly difference: string;
  readonly missing: number;
};

/**
 * A total and the items that the filer's calculation linkbase adds up to it, in order, as qualified names with
 * the usual prefix. `role` is the extended link's role URI, `statement` the kind of the face with that role, null
 * if no face has it. `sums` has the contexts in which the report contains the total and at least one item.
 */
export type Summation = {
  readonly role: string;
  readonly statement: StatementKind | null;
  readonly specification: CalculationSpecification;
  readonly total: string;
  readonly items: readonly SummationItem[];
  readonly sums: readonly Sum[];
};

/** A fact, context, unit or summation that could not be read: its location, the reason, and its text. */
export type Rejected = { readonly where: string; readonly reason: string; readonly detail: string };

/**
 * The cover page of the filing: its fiscal stamps, null if missing, and texts about the filer and its
 * auditor.
 */
export type Cover = {
  readonly fiscalYear: number | null;
  /** FY, Q1, Q2, Q3, ... */
  readonly fiscalPeriod: string | null;
  /** Of the company as a whole, each name once, in alphabetical order. */
  readonly texts: readonly CoverText[];
};

/**
 * The contents of one filing's own XBRL; `cik` has ten digits and is null if no context states one. `labels`
 * has the axes and explicit members of the facts, each once, as far as the filing labels them.
 */
export type Report = {
  readonly cik: string | null;
  readonly cover: Cover;
  readonly facts: readonly ReportFact[];
  readonly faces: readonly Face[];
  readonly calculations: readonly Summation[];
  readonly labels: readonly Label[];
  readonly rejected: readonly Rejected[];
};

/**
 * Why a package is unreadable: it contains no instance; a document is not well-formed XML; its bytes are not
 * text in the encoding it declares, or that encoding is not supported; it nests or declares beyond the
 * limits.
 */
export type ReportErrorReason =
  'no_instance' | 'malformed' | 'not_utf8' | 'unsupported_encoding' | 'too_deep' | 'too_large';

export class ReportError extends Error {
  override readonly name = 'ReportError';
  readonly reason: ReportErrorReason;
  /** The file that cannot be read; null when it is the package. */
  readonly file: string | null;

  constructor(reason: ReportErrorReason, file: string | null, detail: string) {
    super(`${file ?? 'package'}: ${detail}`);
    this.reason = reason;
    this.file = file;
  }
}
