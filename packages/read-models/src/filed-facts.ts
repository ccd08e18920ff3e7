import type { Columns, RowOf } from './columns.ts';

/** The position of a set of facts in its filing; facts are listed in this order. */
export const PARTS = ['companyfacts', 'consolidated', 'faces', 'notes'] as const;

/** A fact's filing. */
const FILING_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
} as const satisfies Columns;

/** `facts`: what each filing tagged, as filed, with every version of a figure that several filings report. */
export const FACT_COLUMNS = {
  ...FILING_COLUMNS,
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  source: { type: 'LowCardinality(String)', of: ['companyfacts', 'instance'] },
  /**
   * `companyfacts`: as repeated by the SEC's companyfacts. From the filing's own instance, `consolidated`:
   * without dimensions; `faces`: with dimensions, of a concept on a face, by class of stock, or of revenue,
   * operating income and assets by product, segment or region; `notes`: other facts with dimensions.
   */
  part: { type: 'LowCardinality(String)', of: PARTS },
  /** Position within its part of the filing, in source order. */
  place: 'UInt32',
  taxonomy: 'LowCardinality(String)',
  /** Local name. */
  concept: 'LowCardinality(String)',
  unit: 'LowCardinality(String)',
  /** First day of the duration, YYYY-MM-DD; empty for an instant. */
  period_start: 'String',
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  period_end: 'String',
  /** Decimal string, as filed. */
  value: 'String',
  /** Accuracy as the filer declared it; empty for none and in companyfacts, which does not repeat it. */
  decimals: 'LowCardinality(String)',
  /** Qualified names in order; empty without dimensions. */
  axes: 'Array(LowCardinality(String))',
  /** The member for each axis: a qualified name, or the text of a typed one. */
  members: 'Array(String)',
  /** For each axis, whether its member is typed. */
  typed: 'Array(Bool)',
} as const satisfies Columns;

export type FactRow = RowOf<typeof FACT_COLUMNS>;

/** `fact_labels`: each filing's labels of its axes and explicit members. */
export const FACT_LABEL_COLUMNS = {
  ...FILING_COLUMNS,
  /** Qualified name. */
  name: 'String',
  label: 'String',
} as const satisfies Columns;

export type FactLabelRow = RowOf<typeof FACT_LABEL_COLUMNS>;

/** `fact_sets`: the newest complete version of each part of a filing. */
export const FACT_SET_COLUMNS = {
  ...FILING_COLUMNS,
  part: FACT_COLUMNS.part,
  /** Id of the set, and its number of events. */
  set_key: 'String',
  /** Newest source time of its events, UTC. */
  source_time: "DateTime64(3, 'UTC')",
} as const satisfies Columns;

export type FactSetRow = RowOf<typeof FACT_SET_COLUMNS>;
