import type { ReadModel, TableNames } from '@footnote/projection/projection';
import { cellsDdl, visibleCells } from '../cells-ddl.ts';

export const CELLS = 'statement_cells';
export const VERDICTS = 'statement_verdicts';
export const COMPANIES = 'statement_companies';
export const INPUTS = 'company_inputs';

const COLUMNS = {
  value: 'Nullable(Decimal(38, 10))',
  refusal: 'LowCardinality(String)',
  rule: 'LowCardinality(String)',
  unit: 'LowCardinality(String)',
  concept: 'LowCardinality(String)',
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  method: 'LowCardinality(String)',
  operands: 'String CODEC(ZSTD(1))',
  flags: 'Array(LowCardinality(String))',
};

const VERDICT_COLUMNS = {
  value: 'Decimal(38, 10)',
  accession: 'String',
  verdict: 'LowCardinality(String)',
  vouched: 'Array(LowCardinality(String))',
  evidence: 'String CODEC(ZSTD(1))',
};

type View = { readonly name: string; readonly select: string };

const statementViews = (name: TableNames): readonly View[] => [
  {
    name: 'statement_cells',
    select: visibleCells(name(COMPANIES), name(CELLS), Object.keys(COLUMNS)),
  },
  {
    name: 'statement_issuers',
    select: `SELECT cik, reporting_currency, reporting_cadence, issuer_type, revision, as_of
FROM ${name(COMPANIES)} FINAL WHERE cells > 0`,
  },
  {
    // What each company is computed from, for readers who compute it as it was known on some day.
    name: 'statement_inputs',
    select: `SELECT cik, topic, slot, set_id, rank, parts, part, log_offset, changed, payload
FROM ${name(INPUTS)} FINAL WHERE topic != 'flags'`,
  },
];

const verdictViews = (name: TableNames): readonly View[] => [
  {
    name: 'cell_verdicts',
    select: visibleCells(name(COMPANIES), name(VERDICTS), Object.keys(VERDICT_COLUMNS)),
  },
  {
    name: 'verified_companies',
    select: `SELECT cik, symbol, policy_version, as_of AS last_verified_at, filings, passed, unchecked, contradicted, revision
FROM ${name(COMPANIES)} FINAL WHERE policy_version > 0`,
  },
  {
    name: 'flag_verdicts',
    select: `SELECT cik, symbol, JSONExtractString(flag, 'flag_id') AS flag_id,
  JSONExtractString(flag, 'statement') AS statement, JSONExtractString(flag, 'field') AS field,
  JSONExtractString(flag, 'period') AS period, JSONExtractString(flag, 'outcome') AS outcome,
  JSONExtract(flag, 'value', 'Nullable(Decimal(38, 10))') AS value, JSONExtractString(flag, 'refusal') AS refusal,
  JSONExtract(flag, 'vouched', 'Array(String)') AS vouched, JSONExtractRaw(flag, 'evidence') AS evidence,
  policy_version, as_of AS last_verified_at, revision
FROM ${name(COMPANIES)} FINAL ARRAY JOIN JSONExtractArrayRaw(flags) AS flag`,
  },
];

/**
 * Cells and verdicts of several revisions are stored side by side; the row of a company in the table of companies
 * determines which revision is visible, of both at once. Without the verifier the views of verdicts are left out.
 */
export const readModelOf = (verifies: boolean): ReadModel => ({
  tables: [
    {
      base: CELLS,
      ddl: (name) => cellsDdl(name, COLUMNS),
      later: [`rule ${COLUMNS.rule} AFTER refusal`],
    },
    { base: VERDICTS, ddl: (name) => cellsDdl(name, VERDICT_COLUMNS) },
    {
      base: COMPANIES,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  symbol LowCardinality(String),
  reporting_currency LowCardinality(String),
  reporting_cadence LowCardinality(String),
  issuer_type LowCardinality(String),
  revision UInt64,
  as_of DateTime64(0, 'UTC'),
  cells UInt32,
  policy_version UInt32,
  filings UInt32,
  passed UInt32,
  unchecked UInt32,
  contradicted UInt32,
  flags String CODEC(ZSTD(1)),
  emitted Array(String) CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree(revision)
ORDER BY cik
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [...statementViews(name), ...(verifies ? verdictViews(name) : [])],
  // Up to version 5 verdicts were a projection of their own, with inputs of their own.
  retired: [
    'statements_inputs',
    'statement_issuers',
    'verification_inputs',
    'verification_verdicts',
    'verification_companies',
  ],
});
