import { type Bar, sinceOrigin, type TotalReturnClose } from './bars.ts';
import { type Bollinger, bollinger } from './bollinger.ts';
import { type Macd, macd } from './macd.ts';
import { ema, sma } from './moving-averages.ts';
import { type Stochastic, stochastic } from './stochastic.ts';
import { realizedVolatility } from './volatility.ts';
import { obv, obvTrend, type VolumeTrend } from './volume.ts';
import { weeklyBars } from './weekly.ts';
import { adx, atr, rsi } from './wilder.ts';

/** Indicators of one symbol at its newest bar; null with too little history, or if the price never moved. */
export type Technicals = {
  /** Of the newest bar (YYYY-MM-DD). */
  readonly date: string;
  readonly close: number;
  /** Of the oldest bar that they are computed on. */
  readonly firstDate: string;
  /** Daily bars, and whole weeks, that they are computed on. */
  readonly bars: number;
  readonly weeks: number;
  readonly sma50: number | null;
  readonly sma200: number | null;
  readonly ema20: number | null;
  /** In percent of the highest high of 252 sessions: zero or less. */
  readonly distanceFromHigh: number | null;
  readonly macd: Macd | null;
  readonly rsi: number | null;
  readonly rsiWeekly: number | null;
  readonly stochastic: Stochastic | null;
  readonly adx: number | null;
  readonly adxWeekly: number | null;
  /** Shares, from the first of `bars`; null also if the source lacks the volume of a bar. */
  readonly obv: number | null;
  readonly obvTrend: VolumeTrend | null;
  readonly atr: number | null;
  readonly bollinger: Bollinger | null;
  /** In percent a year. */
  readonly realizedVolatility: number | null;
};

/**
 * Number of bars from which an indicator is served: averages with infinite memory are withheld until their
 * start is negligible.
 */
export const FEWEST_BARS = {
  adx: 250,
  atr: 150,
  bollinger: 20,
  distanceFromHigh: 200,
  ema20: 60,
  macd: 150,
  obv: 2,
  obvTrend: 30,
  realizedVolatility: 31,
  rsi: 150,
  sma50: 50,
  sma200: 200,
  stochastic: 18,
} as const;

/** Number of whole weeks from which a weekly indicator is served. */
export const FEWEST_WEEKS = 60;

/** Sessions of 52 weeks. */
export const YEAR_SESSIONS = 252;

const distanceFromHigh = (bars: readonly Bar[]): number => {
  const high = Math.max(...bars.slice(-YEAR_SESSIONS).map((bar) => bar.high));
  return ((bars.at(-1)?.close ?? NaN) / high - 1) * 100;
};

/**
 * The indicators (semantics §5) of a symbol as of its newest bar; null without one.
 * @param history of completed sessions, oldest first, on today's split basis
 * @param returns the same sessions' closes with dividends reinvested
 */
export const technicalsOf = (
  history: readonly Bar[],
  returns: readonly TotalReturnClose[],
): Technicals | null => {
  const bars = sinceOrigin(history);
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const closes = bars.map(({ close }) => close);
  const weeks = weeklyBars(bars);
  const served = <Value>(name: keyof typeof FEWEST_BARS, value: () => Value): Value | null =>
    bars.length < FEWEST_BARS[name] ? null : value();
  const weekly = <Value>(value: () => Value): Value | null => (weeks.length < FEWEST_WEEKS ? null : value());
  return {
    date: last.date,
    close: last.close,
    firstDate: first.date,
    bars: bars.length,
    weeks: weeks.length,
    sma50: served('sma50', () => sma(closes, 50)),
    sma200: served('sma200', () => sma(closes, 200)),
    ema20: served('ema20', () => ema(closes, 20)),
    distanceFromHigh: served('distanceFromHigh', () => distanceFromHigh(bars)),
    macd: served('macd', () => macd(closes)),
    rsi: served('rsi', () => rsi(closes)),
    rsiWeekly: weekly(() => rsi(weeks.map(({ close }) => close))),
    stochastic: served('stochastic', () => stochastic(bars)),
    adx: served('adx', () => adx(bars)),
    adxWeekly: weekly(() => adx(weeks)),
    obv: served('obv', () => obv(bars)),
    obvTrend: served('obvTrend', () => obvTrend(bars)),
    atr: served('atr', () => atr(bars)),
    bollinger: served('bollinger', () => bollinger(closes)),
    realizedVolatility: served('realizedVolatility', () => realizedVolatility(returns)),
  };
};
