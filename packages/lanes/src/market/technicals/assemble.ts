import { FEWEST_BARS, FEWEST_WEEKS } from '@footnote/market/technicals/technicals';
import { exact, served } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type { Technicals } from '@footnote/contract/types.generated';
import type { CommonMember } from '../../subject/document.ts';
import type { Comparisons } from './comparisons.ts';
import type { StoredTechnicals } from './read.ts';

type Members = Omit<Writable<Technicals>, CommonMember>;
export type Unavailable = Technicals['unavailable'];
type Reason = NonNullable<Unavailable[string]>;
type Figure = ReturnType<typeof served>;

/** Decimals of a close. */
const CLOSE_DECIMALS = 4;

/**
 * Decimals of an indicator in the currency of the prices: cents, and hundredths of a cent for a stock under 1.00,
 * as the increments of SEC Rule 612.
 */
const indicatorDecimals = ({ close }: StoredTechnicals): number => (close !== null && close < 1 ? 4 : 2);

const OVERSOLD = { rsi: 30, stochastic: 20 } as const;
const OVERBOUGHT = { rsi: 70, stochastic: 80 } as const;
/** A price has a trend if its ADX is above this. */
const TRENDING = 25;

/** Members of an answer, and why those that are null are. */
export function technicalMembers(
  row: StoredTechnicals,
  comparisons: Comparisons,
  benchmarks: Members['benchmarks'],
): Members {
  const unavailable: Record<string, Reason> = {};
  const missing = (names: readonly string[], reason: Reason): null => {
    for (const name of names) unavailable[name] = reason;
    return null;
  };
  const shown = (
    names: string | readonly string[],
    value: number | null,
    fewest: number,
    decimals = 2,
  ): Figure =>
    value === null
      ? missing([names].flat(), reasonOf(row, fewest, names === 'obv'))
      : served(exact(String(value)), decimals);
  const price = (name: string | readonly string[], value: number | null, fewest: number): Figure =>
    shown(name, value, fewest, indicatorDecimals(row));
  const weekly = (names: readonly string[], value: number | null): Figure =>
    value === null
      ? missing(names, row.weeks < FEWEST_WEEKS ? 'insufficient_history' : 'flat_series')
      : served(exact(String(value)));
  const compared = (name: keyof Comparisons): Figure => {
    const value = comparisons[name];
    if (typeof value === 'string') return missing([name], value);
    return value === null ? null : served(exact(String(value)));
  };
  const from = FEWEST_BARS;
  return {
    benchmarks,
    momentum: {
      macd: macdOf(row, price),
      rsi_14: shown(['rsi_14', 'rsi_zone'], row.rsi_14, from.rsi),
      rsi_14_weekly: weekly(['rsi_14_weekly', 'rsi_14_weekly_zone'], row.rsi_14_weekly),
      rsi_14_weekly_zone: zoneOf(row.rsi_14_weekly, 'rsi'),
      rsi_zone: zoneOf(row.rsi_14, 'rsi'),
      stochastic_14_3_3: stochasticOf(row, shown),
    },
    moving_averages: {
      distance_from_52w_high_pct: shown(
        'distance_from_52w_high_pct',
        row.distance_from_52w_high_pct,
        from.distanceFromHigh,
      ),
      ema_20: price('ema_20', row.ema_20, from.ema20),
      golden_cross_active:
        row.sma_50 === null || row.sma_200 === null
          ? missing(['golden_cross_active'], 'insufficient_history')
          : row.sma_50 > row.sma_200,
      sma_200: price('sma_200', row.sma_200, from.sma200),
      sma_50: price('sma_50', row.sma_50, from.sma50),
      vs_sma_200_pct: shown('vs_sma_200_pct', above(row.close, row.sma_200), from.sma200),
      vs_sma_50_pct: shown('vs_sma_50_pct', above(row.close, row.sma_50), from.sma50),
    },
    price_source: {
      bars: row.bars,
      close: row.close === null ? null : served(exact(String(row.close)), CLOSE_DECIMALS),
      currency: row.currency === '' ? null : row.currency,
      first_bar: row.first_bar,
      last_bar: row.last_bar,
      sessions_behind: comparisons.sessions_behind,
      source: row.source,
    },
    relative_strength: {
      vs_sector_pct_1y: compared('vs_sector_pct_1y'),
      vs_spy_pct_1m: compared('vs_spy_pct_1m'),
      vs_spy_pct_1y: compared('vs_spy_pct_1y'),
      vs_spy_pct_3m: compared('vs_spy_pct_3m'),
    },
    trend_strength: {
      adx_14: shown(['adx_14', 'trending'], row.adx_14, from.adx),
      adx_14_weekly: weekly(['adx_14_weekly', 'trending_weekly'], row.adx_14_weekly),
      obv: shown('obv', row.obv, from.obv, 0),
      obv_trend_30d:
        row.obv_trend_30d === ''
          ? missing(['obv_trend_30d'], reasonOf(row, from.obvTrend, true))
          : row.obv_trend_30d,
      trending: row.adx_14 === null ? null : row.adx_14 > TRENDING,
      trending_weekly: row.adx_14_weekly === null ? null : row.adx_14_weekly > TRENDING,
    },
    volatility: {
      atr_14: price('atr_14', row.atr_14, from.atr),
      beta_1y_weekly: compared('beta_1y_weekly'),
      bollinger_20: bollingerOf(row, price, shown),
      realized_vol_30d_annualized_pct:
        row.returns_refusal === ''
          ? shown(
              'realized_vol_30d_annualized_pct',
              row.realized_vol_30d_annualized_pct,
              from.realizedVolatility,
            )
          : missing(['realized_vol_30d_annualized_pct'], row.returns_refusal),
    },
    unavailable,
  };
}

type Shown = (
  names: string | readonly string[],
  value: number | null,
  fewest: number,
  decimals?: number,
) => Figure;

function macdOf(row: StoredTechnicals, price: Shown): Members['momentum']['macd'] {
  const { macd, macd_signal: signal } = row;
  const decimals = indicatorDecimals(row);
  const value = price('macd', macd, FEWEST_BARS.macd);
  if (macd === null || signal === null || value === null) return null;
  return {
    above_signal: macd > signal,
    histogram: served(exact(String(macd)).minus(exact(String(signal))), decimals),
    signal_line: served(exact(String(signal)), decimals),
    value,
  };
}

function stochasticOf(row: StoredTechnicals, shown: Shown): Members['momentum']['stochastic_14_3_3'] {
  const k = shown('stochastic_14_3_3', row.stochastic_k, FEWEST_BARS.stochastic);
  const zone = zoneOf(row.stochastic_k, 'stochastic');
  if (k === null || row.stochastic_d === null || zone === null) return null;
  return { d: served(exact(String(row.stochastic_d))), k, zone };
}

function bollingerOf(
  row: StoredTechnicals,
  price: Shown,
  shown: Shown,
): Members['volatility']['bollinger_20'] {
  const from = FEWEST_BARS.bollinger;
  const upper = price('bollinger_20', row.bollinger_upper, from);
  const middle = price('bollinger_20', row.bollinger_middle, from);
  const lower = price('bollinger_20', row.bollinger_lower, from);
  if (upper === null || middle === null || lower === null) return null;
  return { lower, middle, percent_b: shown('percent_b', row.bollinger_percent_b, from), upper };
}

function reasonOf(row: StoredTechnicals, fewest: number, needsVolume: boolean): Reason {
  if (row.bars < fewest) return 'insufficient_history';
  return needsVolume && row.volume_missing ? 'volume_missing' : 'flat_series';
}

function above(close: number | null, average: number | null): number | null {
  return close === null || average === null || average === 0 ? null : (close / average - 1) * 100;
}

function zoneOf(
  value: number | null,
  of: 'rsi' | 'stochastic',
): 'neutral' | 'overbought' | 'oversold' | null {
  if (value === null) return null;
  return value < OVERSOLD[of] ? 'oversold' : value > OVERBOUGHT[of] ? 'overbought' : 'neutral';
}
