import type { LaneFigure } from './lane-figure.ts';

type Figure = Omit<LaneFigure, 'path'>;

const SPANS = ['10y', '1d', '1m', '1y', '3m', '3y', '5d', '5y', '6m', 'ytd'];
const DEEPEST = ['deepest_1y', 'deepest_5y', 'deepest_all'].map((span) => `drawdowns.${span}`);
const CLOSES = 'Per share of today: adjusted for splits, not for dividends.';

const under = (places: readonly string[], ...members: readonly string[]): readonly string[] =>
  members.flatMap((member) => places.map((place) => `${place}.${member}`));

const WINDOWS = [30, 90, 252].map((sessions) => `windows.sessions_${sessions}`);
const AVERAGES = [20, 30, 50].map((sessions) => `volume.average_${sessions}d`);
const STREAKS = ['streaks.current', 'streaks.longest_down', 'streaks.longest_up'];
const SWINGS = ['swings.newest_high', 'swings.newest_low'];
const DRAWDOWNS = [...DEEPEST, ...WINDOWS.map((window) => `${window}.deepest_drawdown`)];

const returns = under(['returns'], ...SPANS);

const FIGURES: readonly Figure[] = [
  {
    members: [
      'price_source.close',
      ...under(returns, 'from_close', 'to_close'),
      ...under([...DRAWDOWNS, 'drawdowns.current'], 'peak_close', 'trough_close'),
      ...under(STREAKS, 'from_close', 'to_close'),
      ...under(SWINGS, 'previous_price', 'price'),
      ...under(['gaps.largest[]'], 'open', 'previous_close', 'dividend'),
      ...under(['range_52w', ...WINDOWS], 'high', 'low'),
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
    members: [...under(DRAWDOWNS, 'depth_pct'), 'drawdowns.current.trough_depth_pct'],
    unit: 'percent',
    definition:
      'How far the trough is below the peak before it, zero or less; deepest of the closes of the span or window.',
    formula: '(trough_close ÷ peak_close − 1) · 100',
    operands: under([...DRAWDOWNS, 'drawdowns.current'], 'peak_close', 'trough_close'),
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
    members: under(WINDOWS, 'above_low_pct', 'under_high_pct'),
    unit: 'percent',
    definition:
      'How far the newest close is above the lowest low (zero or more), or below the highest high (zero or less), of the window.',
    formula: '(close ÷ low − 1) · 100, (close ÷ high − 1) · 100',
    operands: ['price_source.close', ...under(WINDOWS, 'low', 'high')],
  },
  {
    members: under(WINDOWS, 'sessions_above_sma_50_pct', 'sessions_above_sma_200_pct'),
    unit: 'percent',
    definition:
      'Share of the sessions of the window whose close is above the mean of the 50 or 200 closes up to it, from 0 to 100.',
    formula: 'sessions with close > mean of the closes ÷ sessions · 100',
    operands: ['GET /v2/prices'],
  },
  {
    members: under(STREAKS, 'sessions'),
    unit: 'count',
    definition: `Consecutive sessions that each closed above, or below, the close before, as \`direction\` says. ${CLOSES}`,
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: under(STREAKS, 'change_pct'),
    unit: 'percent',
    definition: 'The price change over the streak; below zero for a streak down.',
    formula: '(to_close ÷ from_close − 1) · 100',
    operands: under(STREAKS, 'from_close', 'to_close'),
  },
  {
    members: under(['swings'], 'higher_highs', 'higher_lows', 'lower_highs', 'lower_lows'),
    unit: 'count',
    definition:
      'Swing highs, or lows, of 252 sessions that are above, or below, the one before. A swing high is a high above those of the five sessions before it and not below those of the five after it (rule market.swing), a swing low likewise.',
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: under(SWINGS, 'change_pct'),
    unit: 'percent',
    definition: 'The newest swing high, or low, over the one before it; below zero for a lower high, or low.',
    formula: '(price ÷ previous_price − 1) · 100',
    operands: under(SWINGS, 'price', 'previous_price'),
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
    members: ['volume.newest', ...under(AVERAGES, 'average')],
    unit: 'shares',
    definition:
      'Traded in the newest session, and the mean of so many sessions before it, in shares of today.',
    formula: null,
    operands: ['GET /v2/prices'],
  },
  {
    members: under(AVERAGES, 'newest_to_average'),
    unit: 'ratio',
    definition: 'The newest volume over that mean.',
    formula: 'newest ÷ average',
    operands: ['volume.newest', ...under(AVERAGES, 'average')],
  },
];

export const PRICE_ACTION_FIGURES: readonly LaneFigure[] = FIGURES.map((figure) => ({
  path: '/v2/price-action',
  ...figure,
}));
