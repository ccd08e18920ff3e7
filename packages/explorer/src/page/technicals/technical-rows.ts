import type { Schemas } from '@footnote/client';

type Technicals = Schemas['Technicals'];

/** How an indicator is shown. A price is in the currency of the price source. */
type Unit = 'count' | 'index' | 'percent' | 'points' | 'price' | 'ratio' | 'state';

export type IndicatorSpec = {
  /** The path in the answer, which also names it in explanations. */
  readonly figure: string;
  readonly label: string;
  readonly unit: Unit;
};

export type IndicatorGroup = { readonly title: string; readonly indicators: readonly IndicatorSpec[] };

const group = (
  title: string,
  member: keyof Technicals,
  rows: readonly (readonly [name: string, label: string, unit: Unit])[],
): IndicatorGroup => ({
  title,
  indicators: rows.map(([name, label, unit]) => ({ figure: `${member}.${name}`, label, unit })),
});

/** Every indicator of the answer, in the order of the page. */
export const INDICATORS: readonly IndicatorGroup[] = [
  group('Moving averages', 'moving_averages', [
    ['ema_20', 'EMA, 20 sessions', 'price'],
    ['sma_50', 'SMA, 50 sessions', 'price'],
    ['vs_sma_50_pct', 'Close against SMA 50', 'percent'],
    ['sma_200', 'SMA, 200 sessions', 'price'],
    ['vs_sma_200_pct', 'Close against SMA 200', 'percent'],
    ['golden_cross_active', 'SMA 50 above SMA 200', 'state'],
    ['distance_from_52w_high_pct', 'Close against 52-week high', 'percent'],
  ]),
  group('Momentum', 'momentum', [
    ['rsi_14', 'RSI, 14 sessions', 'index'],
    ['rsi_zone', 'RSI zone', 'state'],
    ['rsi_14_weekly', 'RSI, 14 weeks', 'index'],
    ['rsi_14_weekly_zone', 'RSI zone, weekly', 'state'],
    ['macd.value', 'MACD 12-26-9', 'price'],
    ['macd.signal_line', 'MACD signal line', 'price'],
    ['macd.histogram', 'MACD histogram', 'price'],
    ['macd.above_signal', 'MACD above its signal line', 'state'],
    ['stochastic_14_3_3.k', 'Stochastic %K, 14-3-3', 'index'],
    ['stochastic_14_3_3.d', 'Stochastic %D', 'index'],
    ['stochastic_14_3_3.zone', 'Stochastic zone', 'state'],
  ]),
  group('Trend strength', 'trend_strength', [
    ['adx_14', 'ADX, 14 sessions', 'index'],
    ['trending', 'Trending: ADX above 25', 'state'],
    ['adx_14_weekly', 'ADX, 14 weeks', 'index'],
    ['trending_weekly', 'Trending, weekly', 'state'],
    ['obv', 'On-balance volume', 'count'],
    ['obv_trend_30d', 'On-balance volume, 30-session trend', 'state'],
  ]),
  group('Volatility', 'volatility', [
    ['realized_vol_30d_annualized_pct', 'Realized volatility, 30 sessions, annualized', 'percent'],
    ['beta_1y_weekly', 'Beta, weekly over one year', 'ratio'],
    ['atr_14', 'ATR, 14 sessions', 'price'],
    ['bollinger_20.upper', 'Bollinger band, upper', 'price'],
    ['bollinger_20.middle', 'Bollinger band, middle', 'price'],
    ['bollinger_20.lower', 'Bollinger band, lower', 'price'],
    ['bollinger_20.percent_b', 'Bollinger %B', 'ratio'],
  ]),
  group('Relative strength, percentage points', 'relative_strength', [
    ['vs_spy_pct_1m', 'Against the market, 1 month', 'points'],
    ['vs_spy_pct_3m', 'Against the market, 3 months', 'points'],
    ['vs_spy_pct_1y', 'Against the market, 1 year', 'points'],
    ['vs_sector_pct_1y', 'Against the sector, 1 year', 'points'],
  ]),
];

export type IndicatorValue = boolean | number | string;

/** The value of an indicator, or the reason of its refusal; null if the answer has neither. */
export function indicatorOf(
  data: Technicals,
  figure: string,
): IndicatorValue | { readonly available: false; readonly reason: string } | null {
  const names = figure.split('.');
  let value: unknown = data;
  for (const name of names) value = isMembers(value) ? value[name] : undefined;
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  const reason = names
    .toReversed()
    .map((name) => data.unavailable[name])
    .find((each) => each !== undefined);
  return reason === undefined ? null : { available: false, reason };
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
