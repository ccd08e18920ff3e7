import type { Columns, RowOf } from './columns.ts';

/** Every amount as filed, to ten decimals; null if not stated. */
const AMOUNT = 'Nullable(Decimal(38, 10))';

const FORM_COLUMNS = {
  /** Issuer, ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** 3, 4, 5 or 144, with /A for an amendment. */
  form: 'LowCardinality(String)',
  filed: 'Date32',
} as const satisfies Columns;

/** The owners, one element each: several report the same lines together. */
const OWNER_COLUMNS = {
  owner_ciks: 'Array(String)',
  owner_names: 'Array(String)',
  /** Relations to the issuer, joined by commas: director, officer, ten_percent_owner, other. */
  owner_relations: 'Array(String)',
  /** Title of an officer, else the other relationship as filed; empty for none. */
  owner_titles: 'Array(String)',
} as const satisfies Columns;

/** The revision of the issuer that the row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

/** `insider_filings`: every Form 3, 4, 5 and 144 about an issuer that was fetched. */
export const INSIDER_FILING_COLUMNS = {
  ...FORM_COLUMNS,
  /** Why it could not be read; empty if it was. The issuer is then the filer whose submissions list it. */
  refusal: 'LowCardinality(String)',
  /** As filed. */
  issuer_name: 'String',
  issuer_symbol: 'String',
  period: 'Nullable(Date32)',
  ...OWNER_COLUMNS,
  /** Box for plans under Rule 10b5-1; null before April 2023 and on forms without the box. */
  under_plan: 'Nullable(Bool)',
  /** Form 3: no securities are owned. Null if not stated. */
  no_securities_owned: 'Nullable(Bool)',
  left_section_16: 'Nullable(Bool)',
  remarks: 'String',
  /** Accessions of the filings that an amendment amends; empty if unknown. */
  amends: 'Array(String)',
  transactions: 'UInt16',
  holdings: 'UInt16',
  /** Elements with an unreadable value, which is null in the lines. */
  unread: 'Array(String)',
  /** The document ends early, after its tables. */
  truncated: 'Bool',
  /** SHA-256 (hex) of the document in the archive. */
  source_document: 'String',
  /** Acceptance, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  ...REVISION,
} as const satisfies Columns;

export type InsiderFilingRow = RowOf<typeof INSIDER_FILING_COLUMNS>;

const LINE_COLUMNS = {
  ...FORM_COLUMNS,
  /** Zero-based place in the form. */
  line: 'UInt16',
  ...OWNER_COLUMNS,
  derivative: 'Bool',
  /** As filed. */
  security: 'String',
  shares_after: AMOUNT,
  value_after: AMOUNT,
  /** D: owned directly, I: indirectly; empty if not stated. */
  ownership: { type: 'LowCardinality(String)', of: ['', 'D', 'I'] },
  nature: 'String',
  /** Of a derivative. */
  exercise_price: AMOUNT,
  exercise_date: 'Nullable(Date32)',
  expiration_date: 'Nullable(Date32)',
  underlying_security: 'String',
  underlying_shares: AMOUNT,
  underlying_value: AMOUNT,
  /** Footnotes of the line, each with the element that refers to it. */
  footnote_elements: 'Array(LowCardinality(String))',
  footnotes: 'Array(String)',
  /** Accession of the later form that repeats or corrects the line; empty if it is effective. */
  superseded_by: 'String',
} as const satisfies Columns;

/** `insider_transactions`: the transactions of Forms 4 and 5, one row for each line of a form. */
export const INSIDER_TRANSACTION_COLUMNS = {
  ...LINE_COLUMNS,
  /** The day that it is listed under: its date, or the filing date if that is missing or later. */
  day: 'Date32',
  date: 'Nullable(Date32)',
  deemed_date: 'Nullable(Date32)',
  /** Transaction code of the SEC; empty if not stated. */
  code: 'LowCardinality(String)',
  /** A: acquired, D: disposed of, as filed; empty if not stated. */
  direction: { type: 'LowCardinality(String)', of: ['', 'A', 'D'] },
  shares: AMOUNT,
  price: AMOUNT,
  /** If the form states the value instead. */
  total_value: AMOUNT,
  equity_swap: 'Nullable(Bool)',
  /** Form on which it was due. */
  form_type: 'LowCardinality(String)',
  /** E: reported early, L: late. */
  timeliness: 'LowCardinality(String)',
  /** Box of the form for plans under Rule 10b5-1; null before April 2023 and on forms without the box. */
  under_plan: 'Nullable(Bool)',
  /** Of an exercise or conversion: place of the line in the other table of the form. */
  counterpart: 'Nullable(UInt16)',
  /**
   * For a group of more than ten owners, or a chain of funds with one block: accession of the form that counts for all of
   * them; otherwise empty.
   */
  same_as: 'String',
  /** Why the transaction is in no sum; empty for others. */
  doubts: 'Array(LowCardinality(String))',
  ...REVISION,
} as const satisfies Columns;

export type InsiderTransactionRow = RowOf<typeof INSIDER_TRANSACTION_COLUMNS>;

/**
 * `insider_holdings`: holdings without a transaction, as stated on Forms 3, 4 and 5, one row for each line.
 */
export const INSIDER_HOLDING_COLUMNS = { ...LINE_COLUMNS, ...REVISION } as const satisfies Columns;

export type InsiderHoldingRow = RowOf<typeof INSIDER_HOLDING_COLUMNS>;

/** `sale_intents`: intents to sell on Form 144, compared with the seller's subsequent sales. */
export const SALE_INTENT_COLUMNS = {
  ...FORM_COLUMNS,
  /** As filed. */
  seller: 'String',
  relations: 'Array(String)',
  filer_ciks: 'Array(String)',
  /** The securities to be sold, one element per line; empty texts if not stated. */
  classes: 'Array(String)',
  exchanges: 'Array(String)',
  brokers: 'Array(String)',
  /** Over all lines; null if one states none. */
  units: AMOUNT,
  market_value: AMOUNT,
  /** The earliest of the lines. */
  approximate_date: 'Nullable(Date32)',
  notice_date: 'Nullable(Date32)',
  /** Days on which plans under Rule 10b5-1 were adopted, YYYY-MM-DD. */
  plan_dates: 'Array(String)',
  acquired_by: 'Array(String)',
  /** Sales in the three months before the notice, as stated there; null if one is not stated. */
  past_units: AMOUNT,
  past_proceeds: AMOUNT,
  remarks: 'String',
  /** The notice that amends it; empty for none. */
  superseded_by: 'String',
  /** First and last day on which a sale counts against it: ninety days from its filing. */
  counts_from: 'Date32',
  counts_to: 'Date32',
  /** Owner on Forms 4 who is the seller, and how that was determined; empty if unknown. */
  owner_cik: 'String',
  matched_by: { type: 'LowCardinality(String)', of: ['', 'cik', 'name'] },
  /** Shares that count against this notice; null if refused. */
  sold_shares: AMOUNT,
  /** Everything that the seller sold in these days. */
  sold_in_all: AMOUNT,
  refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'amended', 'several_classes', 'seller_not_matched', 'shares_not_stated', 'units_not_stated'],
  },
  /** Counted sales, one element each: accession and line in `insider_transactions`, day and shares. */
  sale_accessions: 'Array(String)',
  sale_lines: 'Array(UInt16)',
  sale_dates: 'Array(String)',
  sale_shares: 'Array(String)',
  ...REVISION,
} as const satisfies Columns;

export type SaleIntentRow = RowOf<typeof SALE_INTENT_COLUMNS>;
