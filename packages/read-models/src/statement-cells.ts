import { CELL_KEY_COLUMNS, type CellKeyRow } from './cell-key.ts';

/** A row of `statement_cells`: the stable, documented table of every cell of every period ever reported. */
export type StatementCellRow = CellKeyRow & {
  /** Decimal(38, 10) as a string; null when refused. */
  readonly value: string | null;
  /** Empty when served. */
  readonly refusal: string;
  /** Id of the rule that refused it, of the engine or `verification.` and a check; empty when served. */
  readonly rule: string;
  readonly unit: string;
  readonly concept: string;
  readonly accession: string;
  readonly form: string;
  readonly filed: string | null;
  /** Empty when refused. */
  readonly method: string;
  /** JSON array of operands (see `Operand` in @footnote/statements/cell). */
  readonly operands: string;
  readonly flags: readonly string[];
  /** The revision of the company that the cell belongs to. */
  readonly revision: number;
};

/** Columns of `statement_cells` as ClickHouse types. */
export const STATEMENT_CELL_COLUMNS: Readonly<Record<keyof StatementCellRow, string>> = {
  ...CELL_KEY_COLUMNS,
  value: 'Nullable(Decimal(38, 10))',
  refusal: 'LowCardinality(String)',
  rule: 'LowCardinality(String)',
  unit: 'LowCardinality(String)',
  concept: 'LowCardinality(String)',
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  method: 'LowCardinality(String)',
  operands: 'String',
  flags: 'Array(LowCardinality(String))',
  revision: 'UInt64',
};

/** A row of `statement_issuers`: one for each company that has statements, at its visible revision. */
export type StatementIssuerRow = {
  readonly cik: string;
  readonly reporting_currency: string;
  readonly reporting_cadence: 'quarterly' | 'annual';
  readonly issuer_type: 'industrial' | 'bank' | 'insurer' | 'reit' | 'utility';
  readonly revision: number;
  /** Newest source time that the revision depends on, UTC (YYYY-MM-DD HH:MM:SS). */
  readonly as_of: string;
};

/** Columns of `statement_issuers` as ClickHouse types. */
export const STATEMENT_ISSUER_COLUMNS: Readonly<Record<keyof StatementIssuerRow, string>> = {
  cik: 'String',
  reporting_currency: 'LowCardinality(String)',
  reporting_cadence: 'LowCardinality(String)',
  issuer_type: 'LowCardinality(String)',
  revision: 'UInt64',
  as_of: "DateTime64(0, 'UTC')",
};

/** A row of `companies`. */
export type CompanyRow = {
  readonly cik: string;
  readonly name: string;
  readonly symbols: readonly string[];
  readonly sic: string;
  readonly sic_description: string;
  readonly fiscal_year_end: string;
};

/** A row of `symbols`: upper case, share class after a dash. */
export type SymbolRow = {
  readonly symbol: string;
  readonly cik: string;
  readonly name: string;
  readonly exchange: string;
};
