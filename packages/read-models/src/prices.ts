import type { Columns, RowOf } from './columns.ts';

const PRICE_BASES = ['raw', 'split', 'split_and_dividend'] as const;
const SHARE_BASES = ['raw', 'split'] as const;

/** `price_series`: the source used for each symbol with prices, and its contents. */
export const PRICE_SERIES_COLUMNS = {
  symbol: 'String',
  source: 'LowCardinality(String)',
  /** File name or address that the newest year was read from. */
  address: 'String',
  /** ISO 4217; empty if the source states none. */
  currency: 'LowCardinality(String)',
  /** The source's adjustment of prices: raw, split, or split_and_dividend. */
  price_adjustment: { type: 'LowCardinality(String)', of: PRICE_BASES },
  volume_adjustment: { type: 'LowCardinality(String)', of: SHARE_BASES },
  /** Whether the source reports dividends, and splits, at all. */
  reports_dividends: 'Bool',
  reports_splits: 'Bool',
  first_date: 'Date32',
  last_date: 'Date32',
  bars: 'UInt32',
  /** Close of its newest session, UTC. */
  source_time: "DateTime64(3, 'UTC')",
} as const satisfies Columns;

export type PriceSeriesRow = RowOf<typeof PRICE_SERIES_COLUMNS>;

/** A price has sixteen decimals, which is what a double needs: no digit of a source is lost. */
const PRICE = 'Decimal(38, 16)';

/** `bars`: one row per session from the source in use, as reported. */
export const BAR_COLUMNS = {
  symbol: 'String',
  date: 'Date32',
  open: PRICE,
  high: PRICE,
  low: PRICE,
  close: PRICE,
  /** Shares; null if the source has none. */
  volume: 'Nullable(Decimal(18, 2))',
  source: 'LowCardinality(String)',
  price_adjustment: PRICE_SERIES_COLUMNS.price_adjustment,
  volume_adjustment: PRICE_SERIES_COLUMNS.volume_adjustment,
} as const satisfies Columns;

export type BarRow = RowOf<typeof BAR_COLUMNS>;

/**
 * `corporate_actions`: dividends and splits from the source of the bars, or from another one if that reports
 * none.
 */
export const CORPORATE_ACTION_COLUMNS = {
  symbol: 'String',
  ex_date: 'Date32',
  kind: { type: 'LowCardinality(String)', of: ['dividend', 'split', 'price_adjustment'] },
  /** Cash per share of a dividend; null for other actions. */
  amount: `Nullable(${PRICE})`,
  /** The source's adjustment of the amount. */
  dividend_adjustment: { type: 'LowCardinality(String)', of: SHARE_BASES },
  /** Kind of the dividend as reported by the source; empty for none. */
  amount_kind: 'LowCardinality(String)',
  currency: 'LowCardinality(String)',
  /** New shares per old share, as reported by the source; empty for a dividend. */
  ratio: 'String',
  /** For a split, in lowest terms; 0 for other actions. */
  numerator: 'UInt32',
  denominator: 'UInt32',
  source: 'LowCardinality(String)',
} as const satisfies Columns;

export type CorporateActionRow = RowOf<typeof CORPORATE_ACTION_COLUMNS>;

/**
 * Columns that describe an event of a year. A symbol's events are in one partition, so a later one has a
 * higher offset.
 */
const YEAR_COLUMNS = {
  symbol: 'String',
  source: 'LowCardinality(String)',
  set_key: 'String',
  chunk: 'UInt32',
  chunks: 'UInt32',
  year: 'UInt16',
  priority: 'UInt32',
  address: 'String',
  currency: 'LowCardinality(String)',
  source_time: 'UInt64',
  /** Offset of the event. */
  version: 'UInt64',
} as const satisfies Columns;

/**
 * `bar_years`, internal: every event of a year of bars, including superseded ones; some may be duplicated.
 */
export const BAR_YEAR_COLUMNS = {
  ...YEAR_COLUMNS,
  price_adjustment: PRICE_SERIES_COLUMNS.price_adjustment,
  volume_adjustment: PRICE_SERIES_COLUMNS.volume_adjustment,
  first_date: 'Date32',
  last_date: 'Date32',
  bars: 'UInt32',
} as const satisfies Columns;

/** `corporate_action_years`, internal: the same for actions; a year's actions are one array element each. */
export const ACTION_YEAR_COLUMNS = {
  ...YEAR_COLUMNS,
  reports_dividends: 'Bool',
  reports_splits: 'Bool',
  dividend_adjustment: CORPORATE_ACTION_COLUMNS.dividend_adjustment,
  ex_dates: 'Array(Date32)',
  kinds: 'Array(LowCardinality(String))',
  amounts: 'Array(String)',
  amount_kinds: 'Array(String)',
  currencies: 'Array(String)',
  ratios: 'Array(String)',
  numerators: 'Array(UInt32)',
  denominators: 'Array(UInt32)',
} as const satisfies Columns;

export type BarYearRow = RowOf<typeof BAR_YEAR_COLUMNS>;
export type ActionYearRow = RowOf<typeof ACTION_YEAR_COLUMNS>;

/** `year_bars`, internal: the bars of the events of `bar_years`; some may be duplicated. */
export const YEAR_BAR_COLUMNS = {
  symbol: BAR_COLUMNS.symbol,
  source: BAR_COLUMNS.source,
  date: BAR_COLUMNS.date,
  open: PRICE,
  high: PRICE,
  low: PRICE,
  close: PRICE,
  volume: BAR_COLUMNS.volume,
  /** Offset of the event of its year: a bar is visible while that is the year's newest. */
  version: 'UInt64',
} as const satisfies Columns;
