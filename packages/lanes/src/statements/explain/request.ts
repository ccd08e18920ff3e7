import type { StatementBlock } from '@footnote/wire/statement-blocks';

/** The query of `GET /v2/explain`; see schemas/requests/explain.json. */
export type ExplainRequest = {
  readonly symbol: string;
  readonly statement: StatementBlock;
  readonly field: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
};
