import type { LaneFigure } from './lane-figure.ts';

type Figure = Omit<LaneFigure, 'formula' | 'path'> & { readonly formula?: string };

/** Days, number of bars, and source of the prices. */
const PRICES = ['price_source'];
const BASIS = 'On today’s split basis, without dividends.';
const ZONES = 'oversold below 30, overbought above 70, else neutral';

const movingAverages: readonly Figure[] = [
  ...[50, 200].map((bars): Figure => ({
    members: [`moving_averages.sma_${bars}`],
    unit: 'price_currency_per_share',
    definition: `The mean of the last ${bars} closes. ${BASIS}`,
    operands: PRICES,
  })),
  {
    members: ['moving_averages.ema_20'],
    unit: 'price_currency_per_share',
    definition: `Exponential average of closes with weight 2/21, which begins with the mean of the first 20. ${BASIS}`,
    operands: PRICES,
  },
  ...[50, 200].map((bars): Figure => ({
    members: [`moving_averages.vs_sma_${bars}_pct`],
    unit: 'percent',
    definition: `How far the newest close is above or below the mean of the last ${bars} closes.`,
    formula: `(close ÷ sma_${bars} − 1) · 100`,
    operands: ['price_source.close', `moving_averages.sma_${bars}`],
  })),
  {
    members: ['moving_averages.golden_cross_active'],
    unit: 'state',
    definition: 'Whether sma_50 is above sma_200 now; not the day on which they crossed.',
    operands: ['moving_averages.sma_50', 'moving_averages.sma_200'],
  },
  {
    members: ['moving_averages.distance_from_52w_high_pct'],
    unit: 'percent',
    definition: 'How far the newest close is below the highest high, not close, of 252 sessions.',
    operands: ['price_source.close'],
  },
];

const MACD = ['momentum.macd.value', 'momentum.macd.signal_line'];

const momentum: readonly Figure[] = [
  {
    members: ['momentum.macd.value'],
    unit: 'price_currency_per_share',
    definition: `Exponential average of 12 closes less that of 26. ${BASIS}`,
    operands: PRICES,
  },
  {
    members: ['momentum.macd.signal_line'],
    unit: 'price_currency_per_share',
    definition: 'Exponential average of nine values of the MACD.',
    operands: ['momentum.macd.value', ...PRICES],
  },
  {
    members: ['momentum.macd.histogram'],
    unit: 'price_currency_per_share',
    definition: 'The MACD less its signal line, rounded after the subtraction.',
    formula: 'macd − signal_line',
    operands: MACD,
  },
  {
    members: ['momentum.macd.above_signal'],
    unit: 'state',
    definition: 'Whether the MACD is above its signal line, by their unrounded values.',
    operands: MACD,
  },
  {
    members: ['momentum.rsi_14'],
    unit: 'index',
    definition: 'Relative strength index of 14 sessions by Wilder, from 0 to 100.',
    operands: PRICES,
  },
  {
    members: ['momentum.rsi_14_weekly'],
    unit: 'index',
    definition: 'The same of 14 whole ISO weeks.',
    operands: PRICES,
  },
  {
    members: ['momentum.rsi_zone'],
    unit: 'state',
    definition: `By rsi_14: ${ZONES}.`,
    operands: ['momentum.rsi_14'],
  },
  {
    members: ['momentum.rsi_14_weekly_zone'],
    unit: 'state',
    definition: `By rsi_14_weekly: ${ZONES}.`,
    operands: ['momentum.rsi_14_weekly'],
  },
  {
    members: ['momentum.stochastic_14_3_3.k'],
    unit: 'index',
    definition:
      'The mean of three values of the fast %K, the place of a close between the lowest low and the highest high of 14 sessions; 0 to 100.',
    operands: PRICES,
  },
  {
    members: ['momentum.stochastic_14_3_3.d'],
    unit: 'index',
    definition: 'The mean of three values of k.',
    operands: ['momentum.stochastic_14_3_3.k', ...PRICES],
  },
  {
    members: ['momentum.stochastic_14_3_3.zone'],
    unit: 'state',
    definition: 'By k: oversold below 20, overbought above 80, else neutral.',
    operands: ['momentum.stochastic_14_3_3.k'],
  },
];

const trendStrength: readonly Figure[] = [
  {
    members: ['trend_strength.adx_14'],
    unit: 'index',
    definition: 'Average directional index of 14 sessions by Wilder, from 0 to 100.',
    operands: PRICES,
  },
  {
    members: ['trend_strength.adx_14_weekly'],
    unit: 'index',
    definition: 'The same of 14 whole ISO weeks.',
    operands: PRICES,
  },
  {
    members: ['trend_strength.trending'],
    unit: 'state',
    definition: 'Whether adx_14 is above 25.',
    operands: ['trend_strength.adx_14'],
  },
  {
    members: ['trend_strength.trending_weekly'],
    unit: 'state',
    definition: 'Whether adx_14_weekly is above 25.',
    operands: ['trend_strength.adx_14_weekly'],
  },
  {
    members: ['trend_strength.obv'],
    unit: 'shares',
    definition:
      'On-balance volume: the volume of the first bar, plus that of each session with a rise, less that of each with a fall.',
    operands: PRICES,
  },
  {
    members: ['trend_strength.obv_trend_30d'],
    unit: 'state',
    definition:
      'Slope of a least-squares line through 30 values of the on-balance volume, over the mean volume: up above 0.1, down below −0.1, else flat.',
    operands: PRICES,
  },
];

const BANDS = ['lower', 'middle', 'upper'].map((band) => `volatility.bollinger_20.${band}`);

const volatility: readonly Figure[] = [
  {
    members: ['volatility.atr_14'],
    unit: 'price_currency_per_share',
    definition: `Average true range of 14 sessions by Wilder. ${BASIS}`,
    operands: PRICES,
  },
  {
    members: ['volatility.beta_1y_weekly'],
    unit: 'ratio',
    definition:
      'Covariance with the market over the variance of the market, of up to 52 weekly total returns.',
    operands: ['benchmarks.market', ...PRICES],
  },
  {
    members: BANDS,
    unit: 'price_currency_per_share',
    definition: `The mean of the last 20 closes, and two population standard deviations below and above it. ${BASIS}`,
    operands: PRICES,
  },
  {
    members: ['volatility.bollinger_20.percent_b'],
    unit: 'ratio',
    definition: 'Where the newest close is between the bands: 0 at the lower, 1 at the upper.',
    formula: '(close − lower) ÷ (upper − lower)',
    operands: ['price_source.close', ...BANDS],
  },
  {
    members: ['volatility.realized_vol_30d_annualized_pct'],
    unit: 'percent',
    definition: 'Sample standard deviation of 30 daily log returns, dividends reinvested, times √252.',
    operands: PRICES,
  },
];

const SPANS = { '1m': 'one month', '3m': 'three months', '1y': 'one year' } as const;

const relativeStrength: readonly Figure[] = [
  ...Object.entries(SPANS).map(([span, words]): Figure => ({
    members: [`relative_strength.vs_spy_pct_${span}`],
    unit: 'percentage_points',
    definition: `Total return of ${words} less that of the market.`,
    operands: ['benchmarks.market', ...PRICES],
  })),
  {
    members: ['relative_strength.vs_sector_pct_1y'],
    unit: 'percentage_points',
    definition: 'Total return of one year less that of the fund of the sector.',
    operands: ['benchmarks.sector', ...PRICES],
  },
];

export const TECHNICALS_FIGURES: readonly LaneFigure[] = [
  ...movingAverages,
  ...momentum,
  ...trendStrength,
  ...volatility,
  ...relativeStrength,
].map((figure) => ({ formula: null, ...figure, path: '/v2/technicals' }));
