import type { LaneFigure } from './lane-figure.ts';

type Figure = Omit<LaneFigure, 'path'>;

const SPANS = ['10y', '1d', '1m', '1y', '3m', '3y', '5d', '5y', '6m', 'ytd'];
const DEEPEST = ['deepest_1y', 'deepest_5y', 'deepest_all'].map((span) => `drawdowns.${span}`);
const CLOSES = 'Per share of today: adjusted for splits, not for dividends.';

const under = (places: readonly string[], ...members: readonly string[]): readonly string[] =>
  members.flatMap((member) => places.map((place) => `${place}.${member}`));

const returns = under(['returns'], ...SPANS);

const FIGURES: readonly Figure[] = [
  {
    members: [
      'price_source.close',
      ...under(returns, 'from_close', 'to_close'),
      ...under([...DEEPEST, 'drawdowns.current'], 'peak_close', 'trough_close'),
      ...under(['gaps.largest[]'], 'open', 'previous_close', 'dividend'),
      ...under(['range_52w'], 'high', 'low'),
    ],
    unit: 'price_currency_per_share',
    definition: `Prices on the stated days. ${CLOSES}`,
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: under(returns, 'price_return_pct'),
    unit: 'percent',
    definition:
      'The price change over the span, in sessions, or from the last close on or before its first day.',
    formula: '(to_close ÷ from_close − 1) · 100',
    operands: under(returns, 'from_close', 'to_close'),
  },
  {
    members: under(returns, 'total_return_pct'),
    unit: 'percent',
    definition: 'The same with each dividend reinvested at the close of its ex-date.',
    formula: '(close_total_return at the end ÷ at the beginning − 1) · 100',
    operands: ['GET /v2/history?series=close_total_return'],
  },
  {
    members: [...under(DEEPEST, 'depth_pct'), 'drawdowns.current.trough_depth_pct'],
    unit: 'percent',
    definition:
      'How far the trough is below the peak before it, zero or less; deepest of the closes of the span.',
    formula: '(trough_close ÷ peak_close − 1) · 100',
    operands: under([...DEEPEST, 'drawdowns.current'], 'peak_close', 'trough_close'),
  },
  {
    members: ['drawdowns.current.under_peak_pct'],
    unit: 'percent',
    definition: 'How far the newest close is below the highest before it.',
    formula: '(close ÷ peak_close − 1) · 100',
    operands: ['price_source.close', 'drawdowns.current.peak_close'],
  },
  {
    members: ['gaps.largest[].gap_pct'],
    unit: 'percent',
    definition: 'How far a session opened above or below the close before it.',
    formula: '(open ÷ previous_close − 1) · 100',
    operands: under(['gaps.largest[]'], 'open', 'previous_close'),
  },
  {
    members: under(['range_52w'], 'above_low_pct', 'under_high_pct'),
    unit: 'percent',
    definition: 'How far the newest close is above the lowest low, or below the highest high, of 52 weeks.',
    formula: '(close ÷ low − 1) · 100, (close ÷ high − 1) · 100',
    operands: ['price_source.close', 'range_52w.low', 'range_52w.high'],
  },
  {
    members: ['range_52w.position_pct'],
    unit: 'percent',
    definition:
      'Position of the newest close between the lowest low (0) and the highest high (100) of 52 weeks.',
    formula: '(close − low) ÷ (high − low) · 100',
    operands: ['price_source.close', 'range_52w.low', 'range_52w.high'],
  },
  {
    members: ['volume.newest', 'volume.average_20d.average', 'volume.average_50d.average'],
    unit: 'shares',
    definition:
      'Traded in the newest session, and the mean of so many sessions before it, in shares of today.',
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: under(['volume.average_20d', 'volume.average_50d'], 'newest_to_average'),
    unit: 'ratio',
    definition: 'The newest volume over that mean.',
    formula: 'newest ÷ average',
    operands: ['volume.newest', ...under(['volume.average_20d', 'volume.average_50d'], 'average')],
  },
];

export const PRICE_ACTION_FIGURES: readonly LaneFigure[] = FIGURES.map((figure) => ({
  path: '/v2/price-action',
  ...figure,
}));
