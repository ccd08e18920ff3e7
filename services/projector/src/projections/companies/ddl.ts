import { COMPANY_COLUMNS, SYMBOL_COLUMNS } from '@footnote/read-models/companies';
import { type Columns, pick } from '@footnote/read-models/columns';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const PROFILES = 'company_profiles';

/** Tables of the first version lack them. */
const ADDRESS = ['entity_type', 'business_city', 'business_state_or_country', 'website'] as const;

export const PROFILE_COLUMNS = {
  ...pick(COMPANY_COLUMNS, 'cik', 'name', 'symbols'),
  /** Exchange of each symbol; empty if EDGAR states none. */
  exchanges: 'Array(String)',
  ...pick(COMPANY_COLUMNS, 'sic', 'sic_description', 'fiscal_year_end', ...ADDRESS),
  /** Epoch milliseconds. */
  source_time: 'UInt64',
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

/**
 * One stored row per company, the newest of its topic. `symbols` is not stored but derived from the profiles,
 * so that a profile and its symbols change in one row, atomically. A symbol that a company's newest profile
 * does not list is gone; if several companies list it, it belongs to the profile with the newest source time
 * (then the higher offset, then the higher CIK).
 */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: PROFILES,
      columns: PROFILE_COLUMNS,
      orderBy: ['cik'],
      version: 'version',
      later: ADDRESS,
    }),
  ],
  views: (name) => [
    { name: 'companies', columns: COMPANY_COLUMNS, select: visible(name(PROFILES), COMPANY_COLUMNS) },
    {
      name: 'symbols',
      columns: SYMBOL_COLUMNS,
      select: `SELECT symbol, argMax(cik, claim) AS cik, argMax(name, claim) AS name, argMax(exchange, claim) AS exchange
FROM (
  SELECT symbol, cik, name, exchange, (source_time, version, cik) AS claim
  FROM ${name(PROFILES)} FINAL ARRAY JOIN symbols AS symbol, exchanges AS exchange
)
GROUP BY symbol`,
    },
  ],
};
