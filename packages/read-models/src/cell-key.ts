import type { Columns, RowOf } from './columns.ts';

/** Company and cell of a row. */
export const CELL_KEY_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  /** First listed symbol of the company; empty if none is known. */
  symbol: 'LowCardinality(String)',
  statement: { type: 'LowCardinality(String)', of: ['income', 'balance', 'cash_flow'] },
  field: 'LowCardinality(String)',
  period_kind: { type: 'LowCardinality(String)', of: ['annual', 'quarter', 'ytd', 'instant', 'ttm'] },
  fiscal_year: 'UInt16',
  fiscal_period: { type: 'LowCardinality(String)', of: ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'TP'] },
  period_start: 'Nullable(Date32)',
  period_end: 'Date32',
} as const satisfies Columns;

export type CellKeyRow = RowOf<typeof CELL_KEY_COLUMNS>;
