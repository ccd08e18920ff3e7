/** A row of `cell_verdicts`: what the verifier found of one cell that has a value, masked or not. */
export type VerdictRow = {
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
  /** The value that was judged, Decimal(38, 10) as a string; served unless contradicted. */
  readonly value: string;
  /** The filing that the value is from. */
  readonly accession: string;
  readonly verdict: 'passed' | 'unchecked' | 'contradicted';
  /** Rules of the checks that vouch for it. */
  readonly vouched: readonly string[];
  /** JSON array of what speaks against it (see `Evidence` in @footnote/verification/verification). */
  readonly evidence: string;
  /** The revision of the company's verdicts. */
  readonly revision: number;
};

/** Columns of `cell_verdicts` as ClickHouse types. */
export const VERDICT_COLUMNS: Readonly<Record<keyof VerdictRow, string>> = {
  cik: 'String',
  symbol: 'LowCardinality(String)',
  statement: 'LowCardinality(String)',
  field: 'LowCardinality(String)',
  period_kind: 'LowCardinality(String)',
  fiscal_year: 'UInt16',
  fiscal_period: 'LowCardinality(String)',
  period_start: 'Nullable(Date32)',
  period_end: 'Date32',
  value: 'Decimal(38, 10)',
  accession: 'String',
  verdict: 'LowCardinality(String)',
  vouched: 'Array(LowCardinality(String))',
  evidence: 'String',
  revision: 'UInt64',
};

/** A row of `verified_companies`: one for each company that was verified. */
export type VerifiedCompanyRow = {
  readonly cik: string;
  readonly symbol: string;
  /** Version of the rules and tolerances. */
  readonly policy_version: number;
  /** Newest acceptance of a filing that was verified, UTC (YYYY-MM-DD HH:MM:SS). */
  readonly last_verified_at: string;
  /** How many filings were read. */
  readonly filings: number;
  /** How many cells have which verdict. */
  readonly passed: number;
  readonly unchecked: number;
  readonly contradicted: number;
  readonly revision: number;
};

/** Columns of `verified_companies` as ClickHouse types. */
export const VERIFIED_COMPANY_COLUMNS: Readonly<Record<keyof VerifiedCompanyRow, string>> = {
  cik: 'String',
  symbol: 'LowCardinality(String)',
  policy_version: 'UInt32',
  last_verified_at: "DateTime64(0, 'UTC')",
  filings: 'UInt32',
  passed: 'UInt32',
  unchecked: 'UInt32',
  contradicted: 'UInt32',
  revision: 'UInt64',
};
