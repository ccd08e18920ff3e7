import type { ReadModel } from '@footnote/service/projection/projection';

export const VERDICTS = 'verification_verdicts';
export const VERIFIED = 'verification_companies';

const COLUMNS = [
  'cik',
  'symbol',
  'statement',
  'field',
  'period_kind',
  'fiscal_year',
  'fiscal_period',
  'period_start',
  'period_end',
  'value',
  'accession',
  'verdict',
  'vouched',
  'evidence',
  'revision',
];

/** As in the statements: the row of a company in the table of heads says which revision of its verdicts is visible. */
export const readModel: ReadModel = {
  tables: [
    {
      base: VERDICTS,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  symbol LowCardinality(String),
  statement LowCardinality(String),
  field LowCardinality(String),
  period_kind LowCardinality(String),
  fiscal_year UInt16,
  fiscal_period LowCardinality(String),
  period_start Nullable(Date32),
  period_end Date32,
  value Decimal(38, 10),
  accession String,
  verdict LowCardinality(String),
  vouched Array(LowCardinality(String)),
  evidence String CODEC(ZSTD(1)),
  revision UInt64,
  INDEX symbol_index symbol TYPE set(8) GRANULARITY 1
) ENGINE = ReplacingMergeTree
ORDER BY (cik, revision, statement, field, period_kind, period_end, fiscal_year, fiscal_period)
SETTINGS non_replicated_deduplication_window = 1000`,
    },
    {
      base: VERIFIED,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  symbol LowCardinality(String),
  policy_version UInt32,
  last_verified_at DateTime64(0, 'UTC'),
  filings UInt32,
  passed UInt32,
  unchecked UInt32,
  contradicted UInt32,
  flags String CODEC(ZSTD(1)),
  emitted Array(String) CODEC(ZSTD(1)),
  revision UInt64
) ENGINE = ReplacingMergeTree(revision)
ORDER BY cik
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [
    {
      name: 'cell_verdicts',
      select: `SELECT ${COLUMNS.map((column) => `v.${column} AS ${column}`).join(', ')}
FROM ${name(VERIFIED)} AS c FINAL INNER JOIN ${name(VERDICTS)} AS v FINAL ON v.cik = c.cik AND v.revision = c.revision`,
    },
    {
      name: 'verified_companies',
      select: `SELECT cik, symbol, policy_version, last_verified_at, filings, passed, unchecked, contradicted, revision
FROM ${name(VERIFIED)} FINAL`,
    },
    {
      name: 'flag_verdicts',
      select: `SELECT cik, symbol, JSONExtractString(flag, 'flag_id') AS flag_id,
  JSONExtractString(flag, 'statement') AS statement, JSONExtractString(flag, 'field') AS field,
  JSONExtractString(flag, 'period') AS period, JSONExtractString(flag, 'outcome') AS outcome,
  JSONExtract(flag, 'value', 'Nullable(Decimal(38, 10))') AS value, JSONExtractString(flag, 'refusal') AS refusal,
  JSONExtract(flag, 'vouched', 'Array(String)') AS vouched, JSONExtractRaw(flag, 'evidence') AS evidence,
  policy_version, last_verified_at, revision
FROM ${name(VERIFIED)} FINAL ARRAY JOIN JSONExtractArrayRaw(flags) AS flag`,
    },
  ],
};
