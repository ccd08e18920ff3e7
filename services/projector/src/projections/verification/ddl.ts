import type { ReadModel } from '@footnote/projection/projection';
import { cellsDdl, visibleCells } from '../cells-ddl.ts';

export const VERDICTS = 'verification_verdicts';
export const VERIFIED = 'verification_companies';

const COLUMNS = {
  value: 'Decimal(38, 10)',
  accession: 'String',
  verdict: 'LowCardinality(String)',
  vouched: 'Array(LowCardinality(String))',
  evidence: 'String CODEC(ZSTD(1))',
};

/** As in the statements: the row of a company in the table of heads says which revision of its verdicts is visible. */
export const readModel: ReadModel = {
  tables: [
    { base: VERDICTS, ddl: (name) => cellsDdl(name, COLUMNS) },
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
      select: visibleCells(name(VERIFIED), name(VERDICTS), Object.keys(COLUMNS)),
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
