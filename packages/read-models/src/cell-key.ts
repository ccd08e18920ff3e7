/** Company and cell of a row. */
export type CellKeyRow = {
  /** Ten digits with leading zeros. */
  readonly cik: string;
  /** First listed symbol of the company; empty when none is known. */
  readonly symbol: string;
  readonly statement: 'income' | 'balance' | 'cash_flow';
  readonly field: string;
  readonly period_kind: 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';
  readonly fiscal_year: number;
  readonly fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'TP';
  readonly period_start: string | null;
  readonly period_end: string;
};

/** Its columns as ClickHouse types. */
export const CELL_KEY_COLUMNS: Readonly<Record<keyof CellKeyRow, string>> = {
  cik: 'String',
  symbol: 'LowCardinality(String)',
  statement: 'LowCardinality(String)',
  field: 'LowCardinality(String)',
  period_kind: 'LowCardinality(String)',
  fiscal_year: 'UInt16',
  fiscal_period: 'LowCardinality(String)',
  period_start: 'Nullable(Date32)',
  period_end: 'Date32',
};
