import { type Columns, pick, type RowOf } from './columns.ts';

const FILING_KEY = {
  /** CIK of the manager, ten digits with leading zeros. */
  cik: 'String',
  /** Last day of the quarter, YYYY-MM-DD. */
  period: 'String',
  accession: 'String',
  /** Id of what was read of the filing, and the number of events that it came in. */
  set_key: 'String',
} as const satisfies Columns;

/** What is read of the cover of a Form 13F. */
export const HOLDING_COVER_COLUMNS = {
  ...FILING_KEY,
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  /** Name of the manager as filed; empty for none. */
  manager: 'String',
  /** Empty where the cover states none. */
  report_type: { type: 'LowCardinality(String)', of: ['holdings', 'notice', 'combination', ''] },
  /** unknown: an amendment that states neither what it replaces nor what it adds to. */
  kind: {
    type: 'LowCardinality(String)',
    of: ['original', 'restatement', 'new_holdings', 'unknown', 'notice'],
  },
  /** Zero for an original, and where the cover states none. */
  amendment_number: 'UInt32',
  /** Rows of the table. */
  entries: 'UInt32',
  /** Rows less those that the cover states; null where it states none. */
  entries_difference: 'Nullable(Int64)',
  /** Sum of the values as filed, a decimal; empty where a row has none. */
  value: 'String',
  /** Sum less the value that the cover states; empty where one of them is missing. */
  value_difference: 'String',
  /** Whether the cover's total is in the unit of the table; empty where the two agree in no unit. */
  cover_unit: { type: 'LowCardinality(String)', of: ['same', 'thousandfold', 'thousandth', ''] },
  /** Unit of the values; empty where the filing does not show it. */
  value_unit: { type: 'LowCardinality(String)', of: ['dollars', 'thousands', ''] },
  /** Evidence of the unit. */
  unit_by: { type: 'LowCardinality(String)', of: ['words', 'filing_date'] },
  /** Whether the cover says that rows are left out under confidential treatment. */
  confidential_omitted: 'Bool',
  /** Names of managers whose holdings are in the table. */
  included_managers: 'Array(String)',
  /** Names of managers whose own reports have holdings of this one. */
  reported_by: 'Array(String)',
  /** The filing's own documents, or the SEC's quarterly data set. */
  source: { type: 'LowCardinality(String)', of: ['documents', 'data_set'] },
} as const satisfies Columns;

/** `holding_filings`: Forms 13F, each with its part in the portfolio of its quarter. */
export const HOLDING_FILING_COLUMNS = {
  ...HOLDING_COVER_COLUMNS,
  /** Newest source time of what is known of it, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  /**
   * Whether its rows are in the portfolio of the quarter: those of the newest original or restatement, and of the
   * amendments with new holdings that were filed after it.
   */
  is_effective: 'Bool',
  /**
   * Whether the portfolio of the quarter is known: `amendment_type_unknown` where a later amendment states neither what
   * it replaces nor what it adds to, `filing_not_read` where EDGAR lists a report or amendment, filed on the day of the
   * one that counts or later, that was not read, `original_missing` where only additions were ingested, `notice` where
   * other managers report the holdings.
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
 * `holding_rows`: the rows of information tables, summed over those of one security within one event of the topic. A
 * portfolio is the sum of the rows of its effective filings.
 */
export const HOLDING_ROW_COLUMNS = {
  ...FILING_KEY,
  /** As filed, in capitals; empty where a row names none. */
  cusip: 'LowCardinality(String)',
  /** put, call or unknown; empty for the security itself. */
  option: { type: 'LowCardinality(String)', of: ['put', 'call', 'unknown', ''] },
  /** Empty where the filing has neither. */
  amount_type: { type: 'LowCardinality(String)', of: ['shares', 'principal', ''] },
  chunk: 'UInt32',
  /** Place of the security among those of the event. */
  place: 'UInt32',
  /** Name of the issuer as filed; empty for none. */
  issuer: 'LowCardinality(String)',
  class_title: 'LowCardinality(String)',
  /** The issuer's name as names are compared (`foldedIssuerName`); empty for none. */
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
 * `holding_rows_by_cusip`: the rows again, without issuers' names and in the order of CUSIPs, so that those of one issuer are read
 * alone; `holding_rows` is in the order of managers.
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

/** `holding_names`: by which names managers report a security, each once for a manager and quarter. */
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

/** `issuer_names`: names by which rows of Form 13F are compared with companies. */
export const ISSUER_NAME_COLUMNS = {
  /** As names are compared (`foldedIssuerName`). */
  issuer_key: 'String',
  cik: 'String',
} as const satisfies Columns;

export type IssuerNameRow = RowOf<typeof ISSUER_NAME_COLUMNS>;
