import type { StatementName } from '@footnote/statements/cell';
import type { Evidence, Failure } from '../types.ts';
import type { Sheet } from './sheet.ts';

/** A field in one column of a sheet. */
export type Found = {
  readonly statement: StatementName;
  readonly field: string;
  /** Place among the columns of the sheet. */
  readonly column: number;
  /** Rows of the sheet whose sum it is. */
  readonly rows: readonly number[];
  /** Units of 10^-12, before the scale of the table is applied. */
  readonly amount: bigint;
  readonly measure: 'money' | 'shares' | 'per_share';
  /** Multiplier of a number of shares; the sheet's own for money, 1 per share. */
  readonly scale: number | null;
  readonly evidence: readonly Evidence[];
};

/** A field that is not served, in one column or (null) in all. */
export type Missed = {
  readonly statement: StatementName;
  readonly field: string | null;
  readonly column: number | null;
  readonly failed: Failure;
};

/** What a sheet shows. */
export type SheetReading = {
  readonly sheet: Sheet;
  readonly found: readonly Found[];
  readonly missed: readonly Missed[];
};
