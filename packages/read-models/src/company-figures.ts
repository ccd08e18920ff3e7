import type { Columns, RowOf } from './columns.ts';

/**
 * `company_figures`: the figures of each company's newest quarter, fiscal year and twelve months, one row for each, as
 * `GET /v2/fundamentals` serves them; a figure that an announced period refuses is that of the newest report.
 */
export const COMPANY_FIGURE_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  symbol: 'LowCardinality(String)',
  /** As in `names` of the catalog. */
  figure: 'LowCardinality(String)',
  /** For the newest quarter, fiscal year or twelve months; empty for a figure that is the same in each. */
  view: { type: 'LowCardinality(String)', of: ['', 'annual', 'quarter', 'ttm'] },
  /**
   * Whether it belongs to the company's default view: the quarter, or the fiscal year for a company that
   * reports once a year.
   */
  own: 'Bool',
  /** Null when refused, and for a word. */
  value: 'Nullable(Decimal(38, 10))',
  /** A textual figure, such as a trend; empty otherwise, and if refused. */
  word: 'LowCardinality(String)',
  /** Empty when served. */
  refusal: 'LowCardinality(String)',
  /** A currency, a currency per share, `shares`, or the unit of a ratio. */
  unit: 'LowCardinality(String)',
  fiscal_year: 'UInt16',
  fiscal_period: { type: 'LowCardinality(String)', of: ['FY', 'Q1', 'Q2', 'Q3', 'Q4'] },
  period_end: 'Date32',
  /** For a cell its filing, for a computed figure the newest filing of its operands; empty without any. */
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  /** Whether its filing is an earnings release whose report has not been filed yet. */
  preliminary: 'Bool',
  /** The revision of the company that the row belongs to. */
  revision: 'UInt64',
} as const satisfies Columns;

export type CompanyFigureRow = RowOf<typeof COMPANY_FIGURE_COLUMNS>;
