import type { ReadModel } from '@footnote/projection/projection';

export const PROFILES = 'company_profiles';

/**
 * One stored row for each company, the newest of its topic. `symbols` is not stored: it is read off the
 * profiles, so that a profile and its claims to symbols change in one row, at once. A symbol that a company's newest
 * profile does not list is gone; of several companies that list one, the profile with the newest source time has
 * it (then the higher offset, then the higher CIK).
 */
export const readModel: ReadModel = {
  tables: [
    {
      base: PROFILES,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  name String,
  symbols Array(String),
  exchanges Array(String),
  sic String,
  sic_description String,
  fiscal_year_end String,
  source_time UInt64,
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY cik
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [
    {
      name: 'companies',
      select: `SELECT cik, name, symbols, sic, sic_description, fiscal_year_end FROM ${name(PROFILES)} FINAL`,
    },
    {
      name: 'symbols',
      select: `SELECT symbol, argMax(cik, claim) AS cik, argMax(name, claim) AS name, argMax(exchange, claim) AS exchange
FROM (
  SELECT symbol, cik, name, exchange, (source_time, version, cik) AS claim
  FROM ${name(PROFILES)} FINAL ARRAY JOIN symbols AS symbol, exchanges AS exchange
)
GROUP BY symbol`,
    },
  ],
};
