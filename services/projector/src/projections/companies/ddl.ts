import { AMBIGUOUS_SYMBOL_COLUMNS, COMPANY_COLUMNS, SYMBOL_COLUMNS } from '@footnote/read-models/companies';
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
 * does not list is gone; while the newest profiles of several companies list it, it belongs to none, whichever
 * came first.
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
      select: `SELECT symbol, any(claims.cik) AS cik, any(claims.name) AS name, any(claims.exchange) AS exchange
FROM ${claims(name(PROFILES))}
GROUP BY symbol
HAVING uniqExact(claims.cik) = 1`,
    },
    {
      name: 'ambiguous_symbols',
      columns: AMBIGUOUS_SYMBOL_COLUMNS,
      select: `SELECT symbol, arraySort(groupUniqArray(claims.cik)) AS ciks
FROM ${claims(name(PROFILES))}
GROUP BY symbol
HAVING uniqExact(claims.cik) > 1`,
    },
  ],
};

const claims = (profiles: string): string => `(
  SELECT symbol, cik, name, exchange
  FROM ${profiles} FINAL ARRAY JOIN symbols AS symbol, exchanges AS exchange
) AS claims`;
