import { MULTIPLE_NAMES } from '../valuation/multiples.ts';

/** Of a figure at the newest close; amounts are in US dollars, in which prices are served. */
export type MarketUnit = 'index' | 'percent' | 'ratio' | 'usd' | 'usd_per_share';

/** A figure of a company at its newest close, which screens compare beside those of its statements. */
export type MarketName = {
  readonly name: string;
  readonly unit: MarketUnit;
  /** The endpoint that serves the same number, and its place there; null if only screens have it. */
  readonly served: { readonly path: string; readonly member: string } | null;
  readonly definition: string;
  /** Written with names of figures; null if `GET /v2/catalog` has it under its path. */
  readonly formula: string | null;
};

const from = (
  path: string,
  member: string,
  unit: MarketUnit,
  name: string,
  definition: string,
): MarketName => ({
  name,
  unit,
  served: { path, member },
  definition,
  formula: null,
});

const valued = (member: string, unit: MarketUnit, name: string, definition: string): MarketName =>
  from('/v2/valuation', member, unit, name, definition);

/** Spans of returns up to the newest close. */
export const RETURN_SPANS = ['1d', '5d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', '10y'] as const;

const RETURNS: readonly MarketName[] = RETURN_SPANS.flatMap((span) => [
  from(
    '/v2/price-action',
    `returns.${span}.price_return_pct`,
    'percent',
    `price_return_${span}_pct`,
    `Change of the price over ${span} up to the newest close, on one split basis.`,
  ),
  from(
    '/v2/price-action',
    `returns.${span}.total_return_pct`,
    'percent',
    `total_return_${span}_pct`,
    `The same over ${span} with each dividend reinvested at the close of its ex-date.`,
  ),
]);

const own = (name: string, definition: string, formula: string): MarketName => ({
  name,
  unit: 'percent',
  served: null,
  definition,
  formula,
});

/** Every figure at the newest close, by name. */
export const MARKET_NAMES: readonly MarketName[] = [
  valued('market_value.value', 'usd', 'market_value', 'The value of all shares at the newest close.'),
  valued(
    'enterprise_value.value',
    'usd',
    'enterprise_value',
    'Market value and other claims less cash and short-term investments.',
  ),
  ...MULTIPLE_NAMES.map((name) =>
    valued(
      `multiples.${name}.value`,
      'ratio',
      name,
      'Of the newest close and the newest statements, in twelve months.',
    ),
  ),
  valued(
    'yields.earnings_yield_pct',
    'percent',
    'earnings_yield_pct',
    'Diluted earnings per share over the close.',
  ),
  valued(
    'yields.free_cash_flow_yield_pct',
    'percent',
    'free_cash_flow_yield_pct',
    'Free cash flow over the market value.',
  ),
  valued(
    'dividend.yield_pct',
    'percent',
    'dividend_yield_pct',
    'The yearly rate of the dividend over the close.',
  ),
  own(
    'buyback_yield_pct',
    'Cash paid for own shares in twelve months over the market value; shares that were issued are not deducted.',
    '−buybacks ÷ market_value · 100',
  ),
  own(
    'shareholder_yield_pct',
    'Cash paid for dividends and own shares in twelve months over the market value.',
    '−(dividends_paid + buybacks) ÷ market_value · 100',
  ),
  valued('market_value.close', 'usd_per_share', 'close', 'The newest close, as it was quoted.'),
  ...RETURNS,
  ...(
    [
      [
        'distance_from_52w_high_pct',
        'moving_averages',
        'percent',
        'How far the close is below the high of 52 weeks.',
      ],
      ['vs_sma_50_pct', 'moving_averages', 'percent', 'How far the close is above its mean of 50 sessions.'],
      [
        'vs_sma_200_pct',
        'moving_averages',
        'percent',
        'How far the close is above its mean of 200 sessions.',
      ],
      ['rsi_14', 'momentum', 'index', 'Relative strength index of 14 sessions.'],
      ['realized_vol_30d_annualized_pct', 'volatility', 'percent', 'Volatility of 30 sessions, for a year.'],
    ] as const
  ).map(([name, block, unit, definition]) =>
    from('/v2/technicals', `${block}.${name}`, unit, name, definition),
  ),
];
