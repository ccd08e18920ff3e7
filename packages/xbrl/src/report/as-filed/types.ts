import type { Dimension, StatementKind } from '../types.ts';

/**
 * Where a number is tagged: `file` is the name of the inline document; `from` and `to` are UTF-16 code units of its
 * decoded text, those of the `<` of the element and after its end tag. `element` is the element's id, null if it has
 * none.
 */
export type FiledPlace = {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly element: string | null;
};

/**
 * A number of a statement. `value` is as tagged, with the concept's natural sign in single units; `shown` has the sign
 * with which the statement shows it. `place` is null if no document shows it as a tagged number.
 */
export type FiledCell = {
  readonly context: string;
  readonly value: string;
  readonly shown: string;
  readonly decimals: string | null;
  readonly unit: string;
  /** As printed; null for a tagged number. */
  readonly text: string | null;
  readonly place: FiledPlace | null;
};

/** A column: its period (`start` is null for an instant), and its members where components stand side by side. */
export type FiledColumn = {
  readonly start: string | null;
  readonly end: string;
  /** Months that its headings say, of a table without tags; null for a day, and for tagged numbers. */
  readonly months: number | null;
  readonly dimensions: readonly Dimension[];
  /** As printed above it, else its members; "" for neither. */
  readonly header: string;
};

/**
 * A row: its cells are those of the columns, in their order. `dimensions` are its members where components stand below
 * each other. `depth` is 0 for the outermost rows. `balance` is stated for concepts of the filer only. `concept` is
 * null for a heading that is not one.
 */
export type FiledRow = {
  readonly concept: string | null;
  readonly label: string;
  readonly depth: number;
  readonly abstract: boolean;
  readonly total: boolean;
  readonly balance: 'credit' | 'debit' | null;
  readonly dimensions: readonly Dimension[];
  readonly cells: readonly (FiledCell | null)[];
};

/**
 * A statement as the filer drew it. `title` is null where no linkbase names it and no table without tags is under it;
 * `unitLine` is the line that names the unit of such a table.
 */
export type FiledStatement = {
  readonly statement: StatementKind;
  readonly title: string | null;
  readonly role: string;
  readonly unitLine: string | null;
  readonly columns: readonly FiledColumn[];
  readonly rows: readonly FiledRow[];
};

/** The statements of a report, and what they were read from: `document_tables` have no tags. */
export type StatementsAsFiled = {
  readonly source: 'document_tables' | 'inline_tables' | 'presentation';
  readonly statements: readonly FiledStatement[];
};

/** No genuine statement has half as many; a report with more is refused as `too_large`. */
export const MAX_ROWS = 2000;
export const MAX_COLUMNS = 250;
export const MAX_CELLS = 60_000;
