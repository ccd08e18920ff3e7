import { CELL_KEY_COLUMNS } from './cell-key.ts';
import type { Columns, RowOf } from './columns.ts';

/** `statement_cells`: the stable, documented table of every cell of every period ever reported. */
export const STATEMENT_CELL_COLUMNS = {
  ...CELL_KEY_COLUMNS,
  /** Null when refused. */
  value: 'Nullable(Decimal(38, 10))',
  /** Empty when served. */
  refusal: 'LowCardinality(String)',
  /** Id of the rule that refused it, of the engine or `verification.` and a check; empty when served. */
  rule: 'LowCardinality(String)',
  unit: 'LowCardinality(String)',
  concept: 'LowCardinality(String)',
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  /** Empty when refused. */
  method: 'LowCardinality(String)',
  /** JSON array of operands (see `Operand` in @footnote/statements/cell). */
  operands: { type: 'String', codec: 'ZSTD(1)' },
  flags: 'Array(LowCardinality(String))',
  /** The revision of the company that the cell belongs to. */
  revision: 'UInt64',
} as const satisfies Columns;

export type StatementCellRow = RowOf<typeof STATEMENT_CELL_COLUMNS>;

/** `statement_issuers`: one row for each company that has statements, at its visible revision. */
export const STATEMENT_ISSUER_COLUMNS = {
  cik: 'String',
  reporting_currency: 'LowCardinality(String)',
  reporting_cadence: { type: 'LowCardinality(String)', of: ['quarterly', 'annual'] },
  issuer_type: {
    type: 'LowCardinality(String)',
    of: [
      'industrial',
      'captive_finance',
      'partnership',
      'utility',
      'reit',
      'bank',
      'insurer',
      'health_insurer',
    ],
  },
  revision: 'UInt64',
  /** Newest source time that the revision depends on, UTC (YYYY-MM-DD HH:MM:SS). */
  as_of: "DateTime64(0, 'UTC')",
} as const satisfies Columns;

export type StatementIssuerRow = RowOf<typeof STATEMENT_ISSUER_COLUMNS>;
