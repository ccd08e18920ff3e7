import { CELL_KEY_COLUMNS } from './cell-key.ts';
import type { Columns, RowOf } from './columns.ts';

/** `cell_verdicts`: the verifier's verdict on each cell that has a value, masked or not. */
export const VERDICT_COLUMNS = {
  ...CELL_KEY_COLUMNS,
  /** The value that was judged; served unless contradicted. */
  value: 'Decimal(38, 10)',
  /** The filing that the value is from. */
  accession: 'String',
  verdict: { type: 'LowCardinality(String)', of: ['passed', 'unchecked', 'contradicted'] },
  /** Rules of the checks that corroborate it. */
  vouched: 'Array(LowCardinality(String))',
  /** JSON array of the evidence against it (see `Evidence` in @footnote/verification/verification). */
  evidence: { type: 'String', codec: 'ZSTD(1)' },
  /** The revision of the company's verdicts. */
  revision: 'UInt64',
} as const satisfies Columns;

export type VerdictRow = RowOf<typeof VERDICT_COLUMNS>;

/** `verified_companies`: one row for each company that was verified. */
export const VERIFIED_COMPANY_COLUMNS = {
  cik: 'String',
  symbol: 'LowCardinality(String)',
  /** Version of the rules and tolerances. */
  policy_version: 'UInt32',
  /** Newest acceptance of a filing that was verified, UTC (YYYY-MM-DD HH:MM:SS). */
  last_verified_at: "DateTime64(0, 'UTC')",
  /** How many filings were read. */
  filings: 'UInt32',
  /** Number of cells by verdict. */
  passed: 'UInt32',
  unchecked: 'UInt32',
  contradicted: 'UInt32',
  revision: 'UInt64',
} as const satisfies Columns;

export type VerifiedCompanyRow = RowOf<typeof VERIFIED_COMPANY_COLUMNS>;
