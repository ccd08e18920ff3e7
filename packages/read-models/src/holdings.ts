import { type Columns, pick, type RowOf } from './columns.ts';

const FILING_KEY = {
  /** CIK of the manager, ten digits with leading zeros. */
  cik: 'String',
  /** Last day of the quarter, YYYY-MM-DD. */
  period: 'String',
  accession: 'String',
  /** Id of the parsed filing, and its number of events. */
  set_key: 'String',
} as const satisfies Columns;

/** Contents of the cover of a Form 13F. */
export const HOLDING_COVER_COLUMNS = {
  ...FILING_KEY,
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  /** Name of the manager as filed; empty for none. */
  manager: 'String',
  /** Empty if not stated on the cover. */
  report_type: { type: 'LowCardinality(String)', of: ['holdings', 'notice', 'combination', ''] },
  /** unknown: an amendment that states neither what it replaces nor what it adds to. */
  kind: {
    type: 'LowCardinality(String)',
    of: ['original', 'restatement', 'new_holdings', 'unknown', 'notice'],
  },
  /** Zero for an original, and if not stated on the cover. */
  amendment_number: 'UInt32',
  /** Rows of the table. */
  entries: 'UInt32',
  /** Number of rows less the number on the cover; null if not stated. */
  entries_difference: 'Nullable(Int64)',
  /** Sum of the values as filed, a decimal; empty if a row has none. */
  value: 'String',
  /** Sum less the value on the cover; empty if one of them is missing. */
  value_difference: 'String',
  /** Whether the cover's total is in the unit of the table; empty if the two agree in no unit. */
  cover_unit: { type: 'LowCardinality(String)', of: ['same', 'thousandfold', 'thousandth', ''] },
  /** Unit of the values; empty if it cannot be determined. */
  value_unit: { type: 'LowCardinality(String)', of: ['dollars', 'thousands', ''] },
  /** Evidence of the unit. */
  unit_by: { type: 'LowCardinality(String)', of: ['words', 'filing_date'] },
  /** Whether the cover states that rows are omitted under confidential treatment. */
  confidential_omitted: 'Bool',
  /** Whether its shares repeat its values in every row, and are therefore null in `holding_rows`. */
  shares_withheld: 'Bool',
  /** Names of managers whose holdings are in the table. */
  included_managers: 'Array(String)',
  /** Names of managers whose own reports include holdings of this one. */
  reported_by: 'Array(String)',
  /** The filing's own documents, or the SEC's quarterly data set. */
  source: { type: 'LowCardinality(String)', of: ['documents', 'data_set'] },
} as const satisfies Columns;

/** `holding_filings`: Forms 13F, each with its role in the portfolio of its quarter. */
export const HOLDING_FILING_COLUMNS = {
  ...HOLDING_COVER_COLUMNS,
  /** Newest source time of its events, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  /**
   * Whether its rows are in the portfolio of the quarter: those of the newest original or restatement, and of
   * the amendments with new holdings filed after it.
   */
  is_effective: 'Bool',
  /**
   * Whether the portfolio of the quarter is known: `amendment_type_unknown` if a later amendment states
   * neither what it replaces nor what it adds to; `filing_not_read` if EDGAR lists a report or amendment,
   * filed on the same day as the effective one or later, that was not read; `original_missing` if only
   * additions were ingested; `notice` if other managers report the holdings.
   */
  portfolio: {
    type: 'String',
    of: ['known', 'amendment_type_unknown', 'filing_not_read', 'original_missing', 'notice'],
  },
} as const satisfies Columns;

/** `unread_holdings`: Forms 13F that EDGAR lists with their quarter, and that were not fetched or could not be read. */
export const UNREAD_HOLDING_COLUMNS = {
  ...pick(FILING_KEY, 'cik', 'accession', 'period'),
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
} as const satisfies Columns;

export type HoldingFilingRow = RowOf<typeof HOLDING_FILING_COLUMNS>;

/**
 * `holding_rows`: the rows of information tables, summed by security within one event of the topic. A
 * portfolio is the sum of the rows of its effective filings.
 */
export const HOLDING_ROW_COLUMNS = {
  ...FILING_KEY,
  /** As filed, in capitals; empty if a row states none. */
  cusip: 'LowCardinality(String)',
  /** put, call or unknown; empty for the security itself. */
  option: { type: 'LowCardinality(String)', of: ['put', 'call', 'unknown', ''] },
  /** Empty if the filing states neither. */
  amount_type: { type: 'LowCardinality(String)', of: ['shares', 'principal', ''] },
  chunk: 'UInt32',
  /** Place of the security among those of the event. */
  place: 'UInt32',
  /** Name of the issuer as filed; empty for none. */
  issuer: 'LowCardinality(String)',
  class_title: 'LowCardinality(String)',
  /** The issuer's name normalized for comparison (`foldedIssuerName`); empty for none. */
  issuer_key: 'LowCardinality(String)',
  /** In the unit of the filing. */
  value: 'Nullable(Decimal(38, 6))',
  /** Shares, or principal in dollars. */
  amount: 'Nullable(Decimal(38, 6))',
  /** Rows of the table. */
  rows: 'UInt32',
} as const satisfies Columns;

export type HoldingRow = RowOf<typeof HOLDING_ROW_COLUMNS>;

/**
 * `holding_rows_by_cusip`: the same rows without issuer names and ordered by CUSIP, so that those of one
 * issuer can be read efficiently; `holding_rows` is ordered by manager.
 */
export const HOLDING_CUSIP_ROW_COLUMNS = pick(
  HOLDING_ROW_COLUMNS,
  'cik',
  'period',
  'accession',
  'set_key',
  'cusip',
  'option',
  'amount_type',
  'chunk',
  'place',
  'class_title',
  'issuer_key',
  'value',
  'amount',
);

export type HoldingCusipRow = RowOf<typeof HOLDING_CUSIP_ROW_COLUMNS>;

/** `holding_names`: the names by which managers report a security, each once per manager and quarter. */
export const HOLDING_NAME_COLUMNS = pick(HOLDING_CUSIP_ROW_COLUMNS, 'cik', 'period', 'cusip', 'issuer_key');

export type HoldingNameRow = RowOf<typeof HOLDING_NAME_COLUMNS>;

/** `cusip_witnesses`: filings that name a CUSIP together with the CIK of its issuer. */
export const CUSIP_WITNESS_COLUMNS = {
  cusip: 'String',
  /** CIK of the issuer. */
  cik: 'String',
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'String',
  issuer: 'String',
  class_title: 'String',
} as const satisfies Columns;

export type CusipWitnessRow = RowOf<typeof CUSIP_WITNESS_COLUMNS>;

/** `issuer_names`: the names by which rows of Form 13F are matched with companies. */
export const ISSUER_NAME_COLUMNS = {
  /** Normalized for comparison (`foldedIssuerName`). */
  issuer_key: 'String',
  cik: 'String',
} as const satisfies Columns;

export type IssuerNameRow = RowOf<typeof ISSUER_NAME_COLUMNS>;
