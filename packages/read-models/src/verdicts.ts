import { CELL_KEY_COLUMNS, type CellKeyRow } from './cell-key.ts';

/** A row of `cell_verdicts`: what the verifier found of one cell that has a value, masked or not. */
export type VerdictRow = CellKeyRow & {
  /** The value that was judged, Decimal(38, 10) as a string; served unless contradicted. */
  readonly value: string;
  /** The filing that the value is from. */
  readonly accession: string;
  readonly verdict: 'passed' | 'unchecked' | 'contradicted';
  /** Rules of the checks that corroborate it. */
  readonly vouched: readonly string[];
  /** JSON array of what speaks against it (see `Evidence` in @footnote/verification/verification). */
  readonly evidence: string;
  /** The revision of the company's verdicts. */
  readonly revision: number;
};

/** Columns of `cell_verdicts` as ClickHouse types. */
export const VERDICT_COLUMNS: Readonly<Record<keyof VerdictRow, string>> = {
  ...CELL_KEY_COLUMNS,
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
