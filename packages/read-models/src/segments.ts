import type { Columns, RowOf } from './columns.ts';

/** `segments`: revenue, operating income and assets by product, segment and region, as each filing reports them. */
export const SEGMENT_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  symbol: 'LowCardinality(String)',
  measure: { type: 'LowCardinality(String)', of: ['assets', 'operating_income', 'revenue'] },
  breakdown: { type: 'LowCardinality(String)', of: ['geography', 'product', 'segment'] },
  /** Qualified names; empty if nothing is reported. */
  axis: 'LowCardinality(String)',
  concept: 'LowCardinality(String)',
  period_kind: { type: 'LowCardinality(String)', of: ['annual', 'instant', 'quarter', 'ttm', 'ytd'] },
  fiscal_year: 'UInt16',
  fiscal_period: { type: 'LowCardinality(String)', of: ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'TP'] },
  /** Null for an instant. */
  period_start: 'Nullable(Date32)',
  period_end: 'Date32',
  /** `reconciling`: between the parts and the total, such as eliminations; empty for a refusal. */
  role: { type: 'LowCardinality(String)', of: ['', 'part', 'reconciling'] },
  /** Qualified name; empty for a refusal. Its label is in `fact_labels`. */
  member: 'String',
  /** Place among the members of the breakdown, from 0. */
  place: 'UInt16',
  value: 'Nullable(Decimal(38, 10))',
  /** Of the total, in percent to one decimal; null also if the total is not above zero. */
  share_pct: 'Nullable(Decimal(38, 1))',
  /** From the same filing; null if it reports none. */
  total: 'Nullable(Decimal(38, 10))',
  unit: 'LowCardinality(String)',
  /** Empty if it is served. */
  refusal: 'LowCardinality(String)',
  /** Whether it is served, or is the refusal that is; otherwise an older version, or a rejected one. */
  standing: 'Bool',
  /** Of a derived fourth quarter, that of the year. */
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  /** Whether it is the year less its earlier quarters, not reported by a filing. */
  derived: 'Bool',
  /** JSON in the first row of a fourth quarter that is derived, or could not be (`SegmentDerivation`); else empty. */
  derivation: { type: 'String', codec: 'ZSTD(1)' },
  /** The revision of the company that the row belongs to. */
  revision: 'UInt64',
} as const satisfies Columns;

export type StoredSegmentRow = RowOf<typeof SEGMENT_COLUMNS>;
