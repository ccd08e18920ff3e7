import type { StatementName } from './tables.ts';

/** Whose footnote is wanted. */
export type Wanted = {
  readonly symbol: string;
  /** Empty for today. */
  readonly knownOn: string;
  readonly statement: StatementName;
  readonly field: string;
  readonly isFigure: boolean;
  readonly period: string;
};
