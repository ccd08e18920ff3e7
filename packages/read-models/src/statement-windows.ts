import type { Columns, RowOf } from './columns.ts';

/**
 * `statement_windows`: for each company and view the cells that `GET /v2/fundamentals` is computed from, in one value,
 * since reading them cell by cell takes several times as long. Has the rows of several revisions: readers select
 * the one in `statement_issuers`.
 */
export const STATEMENT_WINDOW_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  view: { type: 'LowCardinality(String)', of: ['annual', 'quarter'] },
  /** As `packCells` of @footnote/figures/fundamentals/packed-cells writes them. */
  cells: { type: 'String', codec: 'ZSTD(1)' },
  revision: 'UInt64',
} as const satisfies Columns;

export type StatementWindowRow = RowOf<typeof STATEMENT_WINDOW_COLUMNS>;
