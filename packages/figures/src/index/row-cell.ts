import type { Cell } from '@footnote/statements/cell';

/**
 * The members of a cell that the rows need; a `Cell` of the engine and a row of `statement_cells` both fit.
 */
export type RowCell = Pick<
  Cell,
  | 'statement'
  | 'field'
  | 'period_kind'
  | 'fiscal_year'
  | 'fiscal_period'
  | 'period_end'
  | 'value'
  | 'accession'
  | 'form'
  | 'filed'
  | 'flags'
> & {
  /** Empty or null when refused. */
  readonly method: string | null;
};

export type View = 'quarter' | 'annual';

/** The period of a row: the end of a fiscal quarter or year and its label. */
export type Anchor = {
  readonly fiscal_year: number;
  readonly fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  readonly period_end: string;
};
