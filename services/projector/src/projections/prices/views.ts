import type { TableNames } from '@footnote/projection/projection';

export const BARS = 'bar_rows';
export const BAR_YEARS = 'bar_years';
export const ACTION_YEARS = 'corporate_action_years';

/*
 * Queries select one symbol of thousands. ClickHouse pushes their condition down to the stored tables through
 * GROUP BY symbol and JOIN on symbol, but not through IN (SELECT …) or LIMIT BY, so these are not used here.
 */

/** Each source's newest event of each year. */
const standing = (years: string, columns: readonly string[]): string =>
  `SELECT symbol, source, year, max(version) AS version,
  ${columns.map((column) => `argMax(y.${column}, y.version) AS ${column}`).join(', ')}
FROM ${years} AS y GROUP BY symbol, source, year`;

/** One row per source: whether its newest set is complete, and `columns` of its newest event. */
const newest = (years: string, columns: readonly string[]): string =>
  `SELECT symbol, source, argMax(w.is_whole, w.last) AS whole,
  ${columns.map((column) => `argMax(w.${column}, w.last) AS ${column}`).join(', ')}
FROM (
  SELECT symbol, source, set_key, max(version) AS last, uniqExact(chunk) = max(chunks) AS is_whole,
  ${columns.map((column) => `argMax(y.${column}, y.version) AS ${column}`).join(', ')}
  FROM ${years} AS y GROUP BY symbol, source, set_key
) AS w GROUP BY symbol, source`;

const NEWEST = ['priority', 'address', 'currency', 'price_adjustment', 'volume_adjustment'];
const CHOSEN = [...NEWEST.slice(1), 'first_date', 'last_date', 'bars', 'source_time'];

/** The source of each symbol: the one with the highest priority that has bars and no incomplete set. */
const chosen = (years: string): string =>
  `SELECT symbol, argMin(s.source, (s.priority, s.source)) AS source,
  ${CHOSEN.map((column) => `argMin(s.${column}, (s.priority, s.source)) AS ${column}`).join(', ')}
FROM (
  SELECT t.symbol AS symbol, t.source AS source, n.priority AS priority,
  ${NEWEST.slice(1)
    .map((column) => `n.${column} AS ${column}`)
    .join(', ')},
  t.first_date AS first_date, t.last_date AS last_date, t.bars AS bars, t.source_time AS source_time
  FROM (
    SELECT symbol, source, minIf(y.first_date, y.bars > 0) AS first_date, maxIf(y.last_date, y.bars > 0) AS last_date,
    sum(y.bars) AS bars, max(y.source_time) AS source_time
    FROM (${standing(years, ['first_date', 'last_date', 'bars', 'source_time'])}) AS y
    GROUP BY symbol, source
  ) AS t
  INNER JOIN (${newest(years, NEWEST)}) AS n ON n.symbol = t.symbol AND n.source = t.source
  WHERE n.whole AND t.bars > 0
) AS s GROUP BY symbol`;

const REPORTS = ['priority', 'reports_dividends', 'reports_splits'];

/** What each source reports. */
const reporting = (years: string): string =>
  `SELECT symbol, source, priority, reports_dividends, reports_splits FROM (${newest(years, REPORTS)}) WHERE whole`;

/**
 * The source of each symbol's dividends and splits: that of its bars, else the best one that reports them.
 */
const actionSources = (name: TableNames): string => {
  const best = (reports: string): string =>
    `argMinIf(r.source, (r.source != c.source, r.priority, r.source), r.${reports})`;
  return `SELECT r.symbol AS symbol, ${best('reports_dividends')} AS dividends_from, ${best('reports_splits')} AS splits_from
FROM (${reporting(name(ACTION_YEARS))}) AS r
LEFT JOIN (SELECT symbol, source FROM (${chosen(name(BAR_YEARS))})) AS c ON c.symbol = r.symbol
GROUP BY r.symbol`;
};

const ACTION_LISTS = [
  'ex_dates',
  'kinds',
  'amounts',
  'amount_kinds',
  'currencies',
  'ratios',
  'numerators',
  'denominators',
];

export const priceSelects = (
  name: TableNames,
): { readonly series: string; readonly bars: string; readonly actions: string } => ({
  series: `SELECT s.symbol AS symbol, toLowCardinality(s.source) AS source, s.address AS address,
  toLowCardinality(s.currency) AS currency, toLowCardinality(s.price_adjustment) AS price_adjustment,
  toLowCardinality(s.volume_adjustment) AS volume_adjustment,
  r.reports_dividends AS reports_dividends, r.reports_splits AS reports_splits, s.first_date AS first_date,
  s.last_date AS last_date, toUInt32(s.bars) AS bars,
  fromUnixTimestamp64Milli(toInt64(s.source_time), 'UTC') AS source_time
FROM (${chosen(name(BAR_YEARS))}) AS s
LEFT JOIN (${reporting(name(ACTION_YEARS))}) AS r ON r.symbol = s.symbol AND r.source = s.source`,
  bars: `SELECT b.symbol AS symbol, b.date AS date, b.open AS open, b.high AS high, b.low AS low, b.close AS close,
  b.volume AS volume, b.source AS source, toLowCardinality(y.price_adjustment) AS price_adjustment,
  toLowCardinality(y.volume_adjustment) AS volume_adjustment
FROM ${name(BARS)} AS b FINAL
INNER JOIN (
  SELECT t.symbol AS symbol, t.source AS source, t.version AS version, c.price_adjustment AS price_adjustment,
  c.volume_adjustment AS volume_adjustment
  FROM (SELECT symbol, source, year, max(version) AS version FROM ${name(BAR_YEARS)} GROUP BY symbol, source, year) AS t
  INNER JOIN (${chosen(name(BAR_YEARS))}) AS c ON c.symbol = t.symbol AND c.source = t.source
) AS y ON y.symbol = b.symbol AND y.source = b.source AND y.version = b.version`,
  actions: `SELECT a.symbol AS symbol, a.ex_date AS ex_date, toLowCardinality(a.action) AS kind,
  toDecimal128OrNull(a.amount_text, 16) AS amount, toLowCardinality(a.adjustment) AS dividend_adjustment,
  toLowCardinality(a.kind_text) AS amount_kind,
  toLowCardinality(if(a.own_currency = '', a.any_currency, a.own_currency)) AS currency, a.ratio AS ratio,
  a.numerator AS numerator, a.denominator AS denominator, a.source AS source
FROM (
  SELECT symbol, source, dividend_adjustment AS adjustment, currency AS any_currency, ex_date, action, amount_text,
  kind_text, own_currency, ratio, numerator, denominator
  FROM (${standing(name(ACTION_YEARS), ['dividend_adjustment', 'currency', ...ACTION_LISTS])})
  ARRAY JOIN ex_dates AS ex_date, kinds AS action, amounts AS amount_text, amount_kinds AS kind_text,
    currencies AS own_currency, ratios AS ratio, numerators AS numerator, denominators AS denominator
) AS a
INNER JOIN (${actionSources(name)}) AS f ON f.symbol = a.symbol
WHERE a.source = if(a.action = 'dividend', f.dividends_from, f.splits_from)`,
});
