import type { Columns, RowOf } from './columns.ts';

const FILING_COLUMNS = {
  /** Registrant, ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** DEF 14A, or DEFR14A for a revised one. */
  form: 'LowCardinality(String)',
  filed: 'Date32',
  /** Address of the document. */
  url: 'String',
} as const satisfies Columns;

/** The revision of the registrant that the row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

/** `proxy_statements`: every definitive proxy statement that was read. */
export const PROXY_STATEMENT_COLUMNS = {
  ...FILING_COLUMNS,
  /** How many rows of `proxy_rows` it has, those that are not served among them. */
  lines: 'UInt32',
  /** Tagged facts that belong to no row. */
  unassigned: 'UInt32',
  /** SHA-256 (hex) of the document in the archive. */
  source_document: 'String',
  /** Acceptance, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  ...REVISION,
} as const satisfies Columns;

export type ProxyStatementRow = RowOf<typeof PROXY_STATEMENT_COLUMNS>;

/** `proxy_rows`: pay, fees and the meeting of proxy statements, one row for each person, year, adjustment or day. */
export const PROXY_ROW_COLUMNS = {
  ...FILING_COLUMNS,
  /** Zero-based place among those of the statement. */
  line: 'UInt32',
  section: {
    type: 'LowCardinality(String)',
    of: ['audit_fees', 'compensation', 'director_compensation', 'meeting', 'pay_versus_performance'],
  },
  kind: {
    type: 'LowCardinality(String)',
    of: ['adjustment', 'auditor', 'company', 'day', 'measure', 'note', 'others', 'peo', 'person', 'year'],
  },
  /** Person, measure or firm, and title of a person; empty if none is stated. */
  name: 'String',
  title: 'String',
  /** Qualified names of the members for the person and for an adjustment; empty for none. */
  individual: 'String',
  member: 'String',
  /** Of an adjustment, on the way from the total to what was paid; empty where it has none. */
  effect: { type: 'LowCardinality(String)', of: ['', 'added', 'deducted', 'not_counted'] },
  /** Fiscal year as printed. */
  year: 'Nullable(UInt16)',
  /** First and last day of the fiscal year of tagged facts. */
  period_start: 'Nullable(Date32)',
  period_end: 'Nullable(Date32)',
  /** Why the row is not served: its figures have texts alone. Empty for one that is. */
  refusal: 'LowCardinality(String)',
  /** Figures, one element each: name, text as shown, amount, day, unit, refusal, tag, element and place; empty for none. */
  figure_names: 'Array(LowCardinality(String))',
  figure_texts: 'Array(String)',
  figure_amounts: 'Array(String)',
  figure_days: 'Array(String)',
  figure_units: 'Array(LowCardinality(String))',
  figure_refusals: 'Array(LowCardinality(String))',
  figure_concepts: 'Array(LowCardinality(String))',
  figure_elements: 'Array(String)',
  figure_starts: 'Array(UInt32)',
  figure_stops: 'Array(UInt32)',
  ...REVISION,
} as const satisfies Columns;

export type ProxyTableRow = RowOf<typeof PROXY_ROW_COLUMNS>;
