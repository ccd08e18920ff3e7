import type { Columns, RowOf } from './columns.ts';

/** Every amount as filed, to ten decimals; null where the form states none. */
const AMOUNT = 'Nullable(Decimal(38, 10))';

const FORM_COLUMNS = {
  /** Issuer, ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** 3, 4, 5 or 144, with /A for an amendment. */
  form: 'LowCardinality(String)',
  filed: 'Date32',
} as const satisfies Columns;

/** Who reports, one element for each: several report the same lines together. */
const OWNER_COLUMNS = {
  owner_ciks: 'Array(String)',
  owner_names: 'Array(String)',
  /** Relations to the issuer, joined by commas: director, officer, ten_percent_owner, other. */
  owner_relations: 'Array(String)',
  /** Title of an officer, else the other relation as filed; empty for none. */
  owner_titles: 'Array(String)',
} as const satisfies Columns;

/** The revision of the issuer that the row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

/** `insider_filings`: every Form 3, 4, 5 and 144 about an issuer that was fetched. */
export const INSIDER_FILING_COLUMNS = {
  ...FORM_COLUMNS,
  /** Why it could not be read; empty where it was. Then the issuer is the filer whose submissions list it. */
  refusal: 'LowCardinality(String)',
  /** As filed. */
  issuer_name: 'String',
  issuer_symbol: 'String',
  period: 'Nullable(Date32)',
  ...OWNER_COLUMNS,
  /** Box for plans under Rule 10b5-1; null before April 2023 and where the form has none. */
  under_plan: 'Nullable(Bool)',
  /** Form 3: nothing is owned. Null where nothing is said. */
  no_securities_owned: 'Nullable(Bool)',
  left_section_16: 'Nullable(Bool)',
  remarks: 'String',
  /** Accessions of what an amendment amends; empty where that is not known. */
  amends: 'Array(String)',
  transactions: 'UInt16',
  holdings: 'UInt16',
  /** Elements whose text is no value of their kind: null in the lines. */
  unread: 'Array(String)',
  /** The document breaks after its tables. */
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
  /** D: owned directly, I: indirectly; empty where nothing is said. */
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
  /** Accession of the later form that repeats or corrects the line; empty where it stands. */
  superseded_by: 'String',
} as const satisfies Columns;

/** `insider_transactions`: the transactions of Forms 4 and 5, one row for each line of a form. */
export const INSIDER_TRANSACTION_COLUMNS = {
  ...LINE_COLUMNS,
  /** Day that it is listed under: its date, or the filing date where that is missing or later. */
  day: 'Date32',
  date: 'Nullable(Date32)',
  deemed_date: 'Nullable(Date32)',
  /** Transaction code of the SEC; empty where none is stated. */
  code: 'LowCardinality(String)',
  /** A: acquired, D: disposed of, as filed; empty where nothing is said. */
  direction: { type: 'LowCardinality(String)', of: ['', 'A', 'D'] },
  shares: AMOUNT,
  price: AMOUNT,
  /** Where the form gives the value instead. */
  total_value: AMOUNT,
  equity_swap: 'Nullable(Bool)',
  /** Form on which it was due. */
  form_type: 'LowCardinality(String)',
  /** E: reported early, L: late. */
  timeliness: 'LowCardinality(String)',
  /** Box of the form for plans under Rule 10b5-1; null before April 2023 and where the form has none. */
  under_plan: 'Nullable(Bool)',
  /** Of an exercise or conversion: place of the line in the other table of the form. */
  counterpart: 'Nullable(UInt16)',
  /** Of a group of more than ten owners: accession of the form that counts for all of them; empty for others. */
  same_as: 'String',
  ...REVISION,
} as const satisfies Columns;

export type InsiderTransactionRow = RowOf<typeof INSIDER_TRANSACTION_COLUMNS>;

/** `insider_holdings`: holdings without a transaction, as Forms 3, 4 and 5 state them, one row for each line. */
export const INSIDER_HOLDING_COLUMNS = { ...LINE_COLUMNS, ...REVISION } as const satisfies Columns;

export type InsiderHoldingRow = RowOf<typeof INSIDER_HOLDING_COLUMNS>;

/** `sale_intents`: intents to sell of Form 144, against what the seller then sold. */
export const SALE_INTENT_COLUMNS = {
  ...FORM_COLUMNS,
  /** As filed. */
  seller: 'String',
  relations: 'Array(String)',
  filer_ciks: 'Array(String)',
  /** What is to be sold, one element for each of its lines; empty texts where nothing is stated. */
  classes: 'Array(String)',
  exchanges: 'Array(String)',
  brokers: 'Array(String)',
  /** Of all lines; null where one states none. */
  units: AMOUNT,
  market_value: AMOUNT,
  /** The earliest of the lines. */
  approximate_date: 'Nullable(Date32)',
  notice_date: 'Nullable(Date32)',
  /** Days on which plans under Rule 10b5-1 were adopted, YYYY-MM-DD. */
  plan_dates: 'Array(String)',
  acquired_by: 'Array(String)',
  /** Sales of the three months before the notice, as it states them; null where one is not stated. */
  past_units: AMOUNT,
  past_proceeds: AMOUNT,
  remarks: 'String',
  /** The notice that amends it; empty for none. */
  superseded_by: 'String',
  /** First and last day on which a sale counts against it: ninety days from its filing. */
  counts_from: 'Date32',
  counts_to: 'Date32',
  /** Owner of Forms 4 who is the seller, and how that is known; empty for nobody. */
  owner_cik: 'String',
  matched_by: { type: 'LowCardinality(String)', of: ['', 'cik', 'name'] },
  /** Shares that count against this notice; null where they are refused. */
  sold_shares: AMOUNT,
  /** Everything that the seller sold in these days. */
  sold_in_all: AMOUNT,
  refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'amended', 'several_classes', 'seller_not_matched', 'shares_not_stated', 'units_not_stated'],
  },
  /** Sales that count, one element for each: accession and line in `insider_transactions`, day and shares. */
  sale_accessions: 'Array(String)',
  sale_lines: 'Array(UInt16)',
  sale_dates: 'Array(String)',
  sale_shares: 'Array(String)',
  ...REVISION,
} as const satisfies Columns;

export type SaleIntentRow = RowOf<typeof SALE_INTENT_COLUMNS>;
