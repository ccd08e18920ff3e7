import type { Columns, RowOf } from './columns.ts';

/** The key of everything about a filing: several filers may share one accession number. */
const KEY_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
} as const satisfies Columns;

/** `filings`: every filing of every ingested company, whether its text was fetched or not. */
export const FILING_COLUMNS = {
  ...KEY_COLUMNS,
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  /** Period of report, YYYY-MM-DD; empty if the source states none. */
  report_date: 'String',
  /** Acceptance, UTC; null if the source states none. */
  accepted_at: "Nullable(DateTime64(3, 'UTC'))",
  /** Items of an 8-K, such as 2.02, in the order of the source. */
  items: 'Array(LowCardinality(String))',
  /** File name of the main document; empty for old filings, which have no separate document files. */
  primary_document: 'String',
  /** EDGAR's description of it; empty for none. */
  description: 'String',
  file_number: 'String',
  /** Bytes of the submission; 0 if not stated. */
  size: 'UInt64',
  /** Index page of the filing on the SEC's site. */
  url: 'String',
  /** Source that listed the filing. */
  origin: { type: 'LowCardinality(String)', of: ['submissions', 'companyfacts', 'current_feed'] },
  /** Newest source time of its events, UTC. */
  source_time: "DateTime64(3, 'UTC')",
} as const satisfies Columns;

export type FilingRow = RowOf<typeof FILING_COLUMNS>;

/** `filing_sections`: the sections that were looked for in a filing's text, found or omitted. */
export const FILING_SECTION_COLUMNS = {
  ...KEY_COLUMNS,
  form: 'LowCardinality(String)',
  /** business, risk_factors, mda; of an 8-K current_report and press_release. */
  section: 'LowCardinality(String)',
  /** How it was found; empty if omitted. */
  route: 'LowCardinality(String)',
  /** Why it is omitted; empty if found. */
  omission: 'LowCardinality(String)',
  /** Unicode code points of its paragraphs, joined by one line feed each. */
  char_count: 'UInt32',
  paragraphs: 'UInt32',
} as const satisfies Columns;

export type FilingSectionRow = RowOf<typeof FILING_SECTION_COLUMNS>;

/**
 * `filing_texts`: properties of a filing's text as a whole; one row for each filing whose text was parsed.
 */
export const FILING_TEXT_COLUMNS = {
  ...KEY_COLUMNS,
  form: 'LowCardinality(String)',
  /** Id of the parsed text, and its number of events. */
  set_key: 'String',
  /** Items as an 8-K's own text heads them. */
  items: 'Array(LowCardinality(String))',
  /** EDGAR's type of the press release's exhibit, such as EX-99.1; empty without a press release, as the next three. */
  release_exhibit: 'String',
  release_url: 'String',
  release_headline: 'String',
  /** Unicode code points of its paragraphs, joined by one line feed each; 0 without a press release. */
  release_length: 'UInt32',
} as const satisfies Columns;

export type FilingTextRow = RowOf<typeof FILING_TEXT_COLUMNS>;

/** `filing_paragraphs`: the paragraphs and table rows of sections that were found. */
export const FILING_PARAGRAPH_COLUMNS = {
  ...KEY_COLUMNS,
  section: 'LowCardinality(String)',
  /** Zero-based position in its section. */
  place: 'UInt32',
  kind: { type: 'LowCardinality(String)', of: ['paragraph', 'row'] },
  text: 'String',
} as const satisfies Columns;

export type FilingParagraphRow = RowOf<typeof FILING_PARAGRAPH_COLUMNS>;
