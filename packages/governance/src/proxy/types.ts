import type { Span } from '../inline/types.ts';

/** What a row of a proxy statement is about. */
export type Section =
  'pay_versus_performance' | 'compensation' | 'director_compensation' | 'audit_fees' | 'meeting';

/**
 * Kind of a row. Of pay versus performance: `peo` and `others` (the average of the other named officers) with the totals of
 * a year, `adjustment` of one of these, `company` (returns, net income, selected measure), `measure` (one of the most
 * important ones) and `note` (the place of a text). `person` of both tables of compensation, `year` of fees, `day` and
 * `auditor` of the meeting.
 */
export type RowKind =
  'peo' | 'others' | 'adjustment' | 'company' | 'measure' | 'note' | 'person' | 'year' | 'day' | 'auditor';

/** Why a figure, or all of a row, is not served. Its text stays as evidence. */
export type ProxyRefusal =
  /** Different values for the same thing in one document. */
  | 'contradictory'
  /** Parts and total, or adjustments and the amount actually paid, do not agree. */
  | 'does_not_add'
  /** Several days or firms may be meant. */
  | 'ambiguous'
  /** Whose row it is cannot be told from the document's cells. */
  | 'name_unclear'
  /** No total is stated that its parts could be compared with. */
  | 'no_total'
  /** The format of the tag does not convert its text, or it has no unit. */
  | 'not_readable'
  /** The total of the principal executive officer differs from the tagged one of that year. */
  | 'differs_from_tagged'
  /** No text says whether amounts are in dollars or thousands, or they are in several currencies. */
  | 'scale_unknown'
  /** No year is printed in the row or over it. */
  | 'year_unclear'
  /** Shown in parentheses, as a negative amount, and tagged as a positive one. */
  | 'sign_contradicted';

/** A number, day or text of a row, at its place. */
export type ProxyFigure = Span & {
  /** Its column or concept: `salary`, `total`, `actually_paid`. */
  readonly name: string;
  /** As shown. */
  readonly text: string;
  /** A plain decimal in single units, a day (YYYY-MM-DD) or a text; null with a refusal. */
  readonly value: string | null;
  /** `USD`, `pure` and so on, `day` or `text`; null if it has none. */
  readonly unit: string | null;
  readonly refusal: ProxyRefusal | null;
  /** Qualified name of its tag; null for a cell of a table and for prose. */
  readonly concept: string | null;
  readonly id: string | null;
};

export type ProxyRow = {
  readonly section: Section;
  readonly kind: RowKind;
  /** Person, measure or firm; null if none is stated. */
  readonly name: string | null;
  readonly title: string | null;
  /** Qualified name of the member for the person, `acme:JaneDoeMember`; null without one. */
  readonly individual: string | null;
  /** Qualified name of the member for the adjustment. */
  readonly member: string | null;
  /**
   * Of an adjustment: whether it is added to or deducted from the total, or not counted because others include it; null for
   * zero, and where it may be either.
   */
  readonly effect: 'added' | 'deducted' | 'not_counted' | null;
  /** Fiscal year as printed. */
  readonly year: number | null;
  /** First and last day of the year of a tagged fact, YYYY-MM-DD. */
  readonly start: string | null;
  readonly end: string | null;
  /** Why the row as a whole is not served. */
  readonly refusal: ProxyRefusal | null;
  readonly figures: readonly ProxyFigure[];
};

/** What a definitive proxy statement says of pay, fees and its meeting. */
export type ProxyStatement = {
  readonly rows: readonly ProxyRow[];
  /** Tagged facts that belong to no row, and facts without context. */
  readonly unassigned: number;
};

/** A row without what most rows do not have. */
export const row = (given: Pick<ProxyRow, 'section' | 'kind' | 'figures'> & Partial<ProxyRow>): ProxyRow => ({
  name: null,
  title: null,
  individual: null,
  member: null,
  effect: null,
  year: null,
  start: null,
  end: null,
  refusal: null,
  ...given,
});
