import type { StatementName } from '../statements/tables.ts';

/** The cell or figure that a footnote is of. */
export type FootnoteTarget = {
  readonly symbol: string;
  /** Empty for today. */
  readonly asKnownOn: string;
  readonly statement: StatementName;
  readonly field: string;
  readonly isFigure: boolean;
  readonly period: string;
};
