import type { LaneFigure } from './lane-figure.ts';

const SPANS = ['1m', '1y', '3m', '3y', '5d', '6m', 'ytd'].map((span) => `returns.${span}`);

const each = (member: string): readonly string[] => SPANS.map((span) => `${span}.${member}`);

const FIGURES: readonly Omit<LaneFigure, 'path'>[] = [
  {
    members: ['open', 'high', 'low', 'close', 'change.previous_close'].map((member) => `quote.${member}`),
    unit: 'price_currency_per_share',
    definition:
      'Prices of the newest session, and the close of the session before, per share of today: adjusted for splits, not for dividends.',
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: ['quote.change.amount'],
    unit: 'price_currency_per_share',
    definition: 'The newest close less that of the session before; below zero if the price fell.',
    formula: 'close − previous_close',
    operands: ['quote.close', 'quote.change.previous_close'],
  },
  {
    members: ['quote.change.pct'],
    unit: 'percent',
    definition: 'The same in percent of the close of the session before.',
    formula: '(close ÷ previous_close − 1) · 100',
    operands: ['quote.close', 'quote.change.previous_close'],
  },
  {
    members: ['quote.volume'],
    unit: 'shares',
    definition: 'Traded in the newest session, in shares of today.',
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: each('price_return_pct'),
    unit: 'percent',
    definition: 'The price change over the span, as in GET /v2/price-action.',
    formula: null,
    operands: ['GET /v2/price-action'],
  },
  {
    members: each('total_return_pct'),
    unit: 'percent',
    definition: 'The same with each dividend reinvested at the close of its ex-date.',
    formula: null,
    operands: ['GET /v2/price-action'],
  },
  {
    members: each('benchmark_return_pct'),
    unit: 'percent',
    definition:
      'The total return of the fund that represents the market, from its last close on or before the first day of the span, or of the same session for 5d, to that of the newest session.',
    formula: '(close_total_return at the end ÷ at the beginning − 1) · 100',
    operands: ['returns.benchmark', 'GET /v2/prices'],
  },
  {
    members: each('vs_benchmark_pp'),
    unit: 'percentage_points',
    definition: 'The total return less that of the fund; below zero if the fund returned more.',
    formula: 'total_return − benchmark_return',
    operands: [...each('total_return_pct'), ...each('benchmark_return_pct')],
  },
  {
    members: ['beta.value'],
    unit: 'ratio',
    definition:
      'Covariance with the fund by the variance of the fund, of up to 52 weekly total returns that both have, at least 40: volatility.beta_1y_weekly of GET /v2/technicals.',
    formula: 'covariance ÷ variance of the fund',
    operands: ['beta.benchmark', 'GET /v2/technicals'],
  },
];

/** What a snapshot has beside the figures of other endpoints. */
export const SNAPSHOT_FIGURES: readonly LaneFigure[] = FIGURES.map((figure) => ({
  path: '/v2/snapshot',
  ...figure,
}));
