import type { ReadModel } from '@footnote/projection/projection';

export const NAMES = 'company_name_rows';

/** One stored row for each company, the newest of its topic. */
export const readModel: ReadModel = {
  tables: [
    {
      base: NAMES,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  name String,
  former_names Array(String),
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY cik
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [
    { name: 'company_names', select: `SELECT cik, name, former_names FROM ${name(NAMES)} FINAL` },
  ],
};
