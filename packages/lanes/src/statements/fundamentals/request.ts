import type { Fundamentals, Period } from '@footnote/contract/types.generated';

/** Blocks that exist today, in the order of the answer. */
export const BLOCKS = [
  'balance_sheet',
  'bank_metrics',
  'cash_flow',
  'forensics',
  'income_statement',
  'industry_rows',
  'statement_detail',
  'trajectory',
  'ttm',
] as const satisfies readonly (keyof Fundamentals)[];

export type Block = (typeof BLOCKS)[number];

/** Served only if requested by name. */
export const OPT_IN: Block = 'statement_detail';

/** The query of `GET /v2/fundamentals`; see schemas/requests/fundamentals.json. */
export type FundamentalsRequest = {
  readonly symbol: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
  readonly period?: Period;
  readonly blocks?: readonly Block[];
  /** By default they are included. */
  readonly preliminary?: 'exclude' | 'include';
  /** Whether the answer says why figures are null. */
  readonly reasons?: 'false' | 'true';
};
