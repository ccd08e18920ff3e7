import type { Columns } from '@footnote/read-models/columns';
import {
  CUSIP_WITNESS_COLUMNS,
  HOLDING_COVER_COLUMNS,
  HOLDING_CUSIP_ROW_COLUMNS,
  HOLDING_FILING_COLUMNS,
  HOLDING_NAME_COLUMNS,
  HOLDING_ROW_COLUMNS,
  ISSUER_NAME_COLUMNS,
  UNREAD_HOLDING_COLUMNS,
} from '@footnote/read-models/holdings';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const SETS = 'holding_sets';
export const ROWS = 'holding_set_rows';
export const CUSIP_ROWS = 'holding_cusip_rows';
export const LISTED = 'holding_listed_rows';
export const WITNESSES = 'cusip_witness_rows';
export const NAMES = 'issuer_name_rows';

/** One row for each event of a set; the first one has the columns that describe the whole set. */
export const STORED_SET_COLUMNS = {
  ...HOLDING_COVER_COLUMNS,
  chunk: 'UInt32',
  chunks: 'UInt32',
  /** Epoch milliseconds. */
  source_time: 'UInt64',
  /** Of the source: the filing's own documents before a data set. */
  rank: 'UInt8',
  /** Offset of the event. A manager's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

/** A report of holdings that EDGAR lists, whether it was read or not. */
export const LISTED_COLUMNS = {
  ...UNREAD_HOLDING_COLUMNS,
  /** From the valid listing of a filing. */
  version: 'UInt64',
} as const satisfies Columns;

/** Sets whose events are all stored. */
const complete = (sets: string, columns: string): string =>
  `SELECT ${columns} FROM ${sets} GROUP BY cik, accession, set_key HAVING uniqExact(chunk) = max(chunks)`;

/** Of the sets of an accession, the newest complete one of the best source. */
const standing = (sets: string): string =>
  `SELECT cik, accession, argMax(set_key, place) AS set_key
FROM (
  ${complete(sets, 'cik, accession, set_key, (max(rank), max(version)) AS place')}
)
GROUP BY cik, accession`;

const COVER_NAMES = Object.keys(HOLDING_COVER_COLUMNS);
const OF_QUARTER = 'OVER (PARTITION BY cik, period)';
/** The order of a quarter's filings, which is independent of the order of arrival. */
const ORDER = '(filed, amendment_number, accession)';
const IS_BASE = "kind IN ('original', 'restatement')";

/** Reports of holdings that EDGAR lists and that have no complete set. */
const unread = (listed: string, sets: string): string =>
  `SELECT ${Object.keys(UNREAD_HOLDING_COLUMNS).join(', ')} FROM ${listed} FINAL
WHERE (cik, accession) NOT IN (${complete(sets, 'cik, accession')})`;

/**
 * A set is visible once its last event is stored. The portfolio of a manager's quarter is defined by a rule
 * over its filings by day, number and accession, independent of the order in which they were ingested. It is
 * unknown if an unread filing may change it, that is, unless all effective filings were filed later.
 */
const filings = (sets: string, listed: string): string => `SELECT ${COVER_NAMES.join(', ')}, source_time,
  (accession = base_accession OR (kind = 'new_holdings' AND base_accession != '' AND ${ORDER} > base))::Bool AS is_effective,
  multiIf(
    base_accession = '' AND others = 0, 'notice',
    unknown_after > base, 'amendment_type_unknown',
    base_accession = '', 'original_missing',
    newest_unread >= base.1, 'filing_not_read',
    'known'
  ) AS portfolio
FROM (
  SELECT *,
    maxIf(${ORDER}, ${IS_BASE}) ${OF_QUARTER} AS base,
    base.3 AS base_accession,
    maxIf(${ORDER}, kind = 'unknown') ${OF_QUARTER} AS unknown_after,
    countIf(kind != 'notice') ${OF_QUARTER} AS others
  FROM (
    SELECT ${COVER_NAMES.map((name) => `t.${name} AS ${name}`).join(', ')},
      fromUnixTimestamp64Milli(toInt64(t.source_time), 'UTC') AS source_time
    FROM (${standing(sets)}) AS s
    INNER JOIN ${sets} AS t FINAL ON t.cik = s.cik AND t.accession = s.accession AND t.set_key = s.set_key
    WHERE t.chunk = 0
  ) AS forms
  LEFT JOIN (
    SELECT cik, period, max(filed) AS newest_unread FROM (${unread(listed, sets)}) GROUP BY cik, period
  ) AS unread USING (cik, period)
)`;

export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: SETS,
      columns: STORED_SET_COLUMNS,
      orderBy: ['cik', 'accession', 'set_key', 'chunk'],
      version: 'version',
      later: ['shares_withheld'],
    }),
    storedTable({
      base: ROWS,
      columns: HOLDING_ROW_COLUMNS,
      orderBy: ['period', 'cik', 'accession', 'set_key', 'cusip', 'option', 'amount_type', 'chunk', 'place'],
    }),
    storedTable({
      base: CUSIP_ROWS,
      columns: HOLDING_CUSIP_ROW_COLUMNS,
      // By quarter first: an issuer is looked up in two of them.
      orderBy: ['period', 'cusip', 'cik', 'accession', 'set_key', 'option', 'amount_type', 'chunk', 'place'],
      indexes: ['by_issuer_key issuer_key TYPE bloom_filter GRANULARITY 1'],
      // One security has few rows.
      settings: ['index_granularity = 1024'],
    }),
    storedTable({
      base: LISTED,
      columns: LISTED_COLUMNS,
      orderBy: ['cik', 'accession'],
      version: 'version',
    }),
    storedTable({
      base: WITNESSES,
      columns: CUSIP_WITNESS_COLUMNS,
      orderBy: ['cusip', 'cik', 'accession'],
      indexes: ['by_cik cik TYPE bloom_filter GRANULARITY 1'],
    }),
    storedTable({
      base: NAMES,
      columns: ISSUER_NAME_COLUMNS,
      orderBy: ['issuer_key', 'cik'],
      indexes: ['by_cik cik TYPE bloom_filter GRANULARITY 1'],
    }),
  ],
  views: (name) => [
    { name: 'holding_filings', columns: HOLDING_FILING_COLUMNS, select: filings(name(SETS), name(LISTED)) },
    {
      name: 'unread_holdings',
      columns: UNREAD_HOLDING_COLUMNS,
      select: unread(name(LISTED), name(SETS)),
    },
    {
      name: 'holding_rows',
      columns: HOLDING_ROW_COLUMNS,
      select: visible(name(ROWS), HOLDING_ROW_COLUMNS),
    },
    {
      name: 'holding_rows_by_cusip',
      columns: HOLDING_CUSIP_ROW_COLUMNS,
      select: visible(name(CUSIP_ROWS), HOLDING_CUSIP_ROW_COLUMNS),
    },
    {
      name: 'holding_names',
      columns: HOLDING_NAME_COLUMNS,
      // Duplicate rows count as one name: FINAL would read every column of the key.
      select: `SELECT DISTINCT ${Object.keys(HOLDING_NAME_COLUMNS).join(', ')} FROM ${name(CUSIP_ROWS)}`,
    },
    {
      name: 'cusip_witnesses',
      columns: CUSIP_WITNESS_COLUMNS,
      select: visible(name(WITNESSES), CUSIP_WITNESS_COLUMNS),
    },
    {
      name: 'issuer_names',
      columns: ISSUER_NAME_COLUMNS,
      select: visible(name(NAMES), ISSUER_NAME_COLUMNS),
    },
  ],
};
