import type { ReadModel } from '@footnote/projection/projection';

export const FLAGS = 'flag_rows';

/** One stored row for each flag: that of its first event. What the verifier answers is in `flag_verdicts`. */
export const readModel: ReadModel = {
  tables: [
    {
      base: FLAGS,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  flag_id String,
  symbol LowCardinality(String),
  statement LowCardinality(String),
  field LowCardinality(String),
  period String,
  reason LowCardinality(String),
  accession String,
  note String,
  reporter String,
  received_at DateTime64(3, 'UTC'),
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY (cik, flag_id)
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [{ name: 'flags', select: `SELECT * EXCEPT (version) FROM ${name(FLAGS)} FINAL` }],
};
