import type { Columns, RowOf } from './columns.ts';

const FIGURE = 'Nullable(Float64)';

/** The source of a symbol's prices; one row for each symbol that has prices. */
const OF_SECURITY = {
  /** Upper case, share class after a dash. */
  symbol: 'LowCardinality(String)',
  /** Name of the price source, as configured. */
  source: 'LowCardinality(String)',
  /** ISO 4217; empty if the source does not state it. */
  currency: 'LowCardinality(String)',
  /** Session of the newest bar. */
  last_bar: 'Nullable(Date32)',
  /** Close of the newest bar. */
  close: FIGURE,
  /** Close of the newest session that the source had, UTC. */
  as_of: "DateTime64(0, 'UTC')",
} as const satisfies Columns;

/**
 * `technicals`: indicators of each symbol at its newest bar, as defined in docs/indicators.md; null if not
 * served.
 */
export const TECHNICAL_COLUMNS = {
  ...OF_SECURITY,
  /** Why there are no indicators at all: adjustments that the source does not report; otherwise empty. */
  refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'dividends_unknown', 'no_bars', 'split_contradicted', 'splits_unknown'],
  },
  /** The same for figures that are computed from total returns. */
  returns_refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'dividends_unknown', 'no_bars', 'split_contradicted', 'splits_unknown'],
  },
  /** The oldest bar that they are computed on. */
  first_bar: 'Nullable(Date32)',
  bars: 'UInt32',
  /** Whole weeks among the bars. */
  weeks: 'UInt32',
  /** Whether the source lacks the volume of a bar. */
  volume_missing: 'Bool',
  sma_50: FIGURE,
  sma_200: FIGURE,
  ema_20: FIGURE,
  distance_from_52w_high_pct: FIGURE,
  macd: FIGURE,
  macd_signal: FIGURE,
  rsi_14: FIGURE,
  rsi_14_weekly: FIGURE,
  stochastic_k: FIGURE,
  stochastic_d: FIGURE,
  adx_14: FIGURE,
  adx_14_weekly: FIGURE,
  /** Shares. */
  obv: FIGURE,
  /** Empty if there is none. */
  obv_trend_30d: { type: 'LowCardinality(String)', of: ['', 'down', 'flat', 'up'] },
  atr_14: FIGURE,
  bollinger_upper: FIGURE,
  bollinger_middle: FIGURE,
  bollinger_lower: FIGURE,
  bollinger_percent_b: FIGURE,
  realized_vol_30d_annualized_pct: FIGURE,
  /** Sessions of the last 14 months; beta and relative strength of two symbols are computed from their closes. */
  return_dates: { type: 'Array(Date32)', codec: 'ZSTD(1)' },
  /** Their closes with dividends reinvested: only ratios of two mean anything. */
  return_closes: { type: 'Array(Float64)', codec: 'ZSTD(1)' },
  /**
   * In percent over 1d, 5d, 1m, 3m, 6m, ytd, 1y, 3y, 5y and 10y up to the newest bar: of the price, and with dividends
   * reinvested; null if it is not served. Empty if adjustments are unknown.
   */
  price_returns: { type: 'Array(Nullable(Float64))', codec: 'ZSTD(1)' },
  total_returns: { type: 'Array(Nullable(Float64))', codec: 'ZSTD(1)' },
  /** Why there is no such return of the price, in the same order; empty if there is. */
  return_refusals: 'Array(LowCardinality(String))',
  /** Whether the source reports splits, and none is contradicted; otherwise they are unknown. */
  splits_reported: 'Bool',
  /** If splits are unknown: the newest day on which raw prices move by half or more, as a split moves them. */
  jump_on: 'Nullable(Date32)',
  /**
   * Newest day of a split that has not two of three for it: the ratio that the source reports, the move of its raw
   * prices, and the filings of the issuer; null without any.
   */
  contradicted_on: 'Nullable(Date32)',
  /** Ex-dates of splits up to the newest bar, and new shares per old share. */
  split_dates: { type: 'Array(Date32)', codec: 'ZSTD(1)' },
  split_ratios: { type: 'Array(Float64)', codec: 'ZSTD(1)' },
  /** The revision of the symbol that the row belongs to. */
  revision: 'UInt64',
} as const satisfies Columns;

export type TechnicalRow = RowOf<typeof TECHNICAL_COLUMNS>;

/**
 * `dividends`: dividend rates and track record of each symbol, as of its newest bar; see docs/dividends.md.
 */
export const DIVIDEND_COLUMNS = {
  ...OF_SECURITY,
  /** Why dividends are unknown; otherwise empty. */
  refusal: {
    type: 'LowCardinality(String)',
    of: [
      '',
      'dividends_not_reported',
      'insufficient_history',
      'no_bars',
      'split_contradicted',
      'splits_unknown',
    ],
  },
  /** Currency of the dividends, ISO 4217; empty if the source does not state it. */
  dividend_currency: 'LowCardinality(String)',
  status: {
    type: 'LowCardinality(String)',
    of: ['non_payer', 'payer', 'specials_only', 'suspended', 'unknown'],
  },
  /** Empty if unknown. */
  frequency: {
    type: 'LowCardinality(String)',
    of: ['', 'annual', 'irregular', 'monthly', 'quarterly', 'semi_annual', 'weekly'],
  },
  /** Whether payments were suspended and have been resumed for less than a whole cycle. */
  resumed: 'Bool',
  /** Whether the newest payment may be special or include a special one; then there are no rates. */
  possible_special: 'Bool',
  annual_rate: FIGURE,
  annual_rate_forward_estimated: FIGURE,
  /** Empty without a forward rate. */
  yield_basis: { type: 'LowCardinality(String)', of: ['', 'forward_annualized', 'trailing_12m'] },
  /** Of the last regular payment. */
  last_ex_date: 'Nullable(Date32)',
  /** All that was paid on that day. */
  last_payment_amount: FIGURE,
  next_ex_date_estimated: 'Nullable(Date32)',
  next_payment_amount_estimated: FIGURE,
  /** Of the first payment in the five years up to the newest bar. */
  ex_date_first: 'Nullable(Date32)',
  total_payments: 'UInt32',
  consecutive_increase_years: 'Nullable(UInt32)',
  cuts: 'Nullable(UInt32)',
  last_increase_date: 'Nullable(Date32)',
  revision: 'UInt64',
} as const satisfies Columns;

export type DividendRow = RowOf<typeof DIVIDEND_COLUMNS>;

/** `dividend_payments`: every payment up to the newest bar, per share of today. */
export const DIVIDEND_PAYMENT_COLUMNS = {
  symbol: OF_SECURITY.symbol,
  ex_date: 'Date32',
  regular: 'Float64',
  special: 'Float64',
  possible_special: 'Bool',
  revision: 'UInt64',
} as const satisfies Columns;

export type DividendPaymentRow = RowOf<typeof DIVIDEND_PAYMENT_COLUMNS>;
