import type { StatementName } from '@footnote/statements/cell';

export type PeriodKind = 'annual' | 'quarter' | 'ytd';

/** A statement requested by its own name. */
export type Alias = { readonly param: string; readonly given: string; readonly use: StatementName };

/** A request with its defaults, identical for all equivalent requests. */
export type FinancialsRequest = {
  /** As given. */
  readonly symbol: string;
  readonly schema: 1 | 2;
  /** In the order of an answer. */
  readonly statements: readonly StatementName[];
  readonly periodKind: PeriodKind;
  readonly periods: number;
  /** `core` is called concise in schema 1. */
  readonly detail: 'core' | 'full' | 'audit';
  readonly approx: boolean;
  /** Figures that a release announces and no report has yet. */
  readonly preliminary: 'exclude' | 'include';
  readonly aliases: readonly Alias[];
};
