import { type AdjustedSeries, adjustSeries } from '@footnote/market/adjustment/adjust';
import { contradictedSplit, newestJump } from '@footnote/market/adjustment/contradicted';
import { inForce } from '@footnote/market/adjustment/factors';
import { spanReturns } from '@footnote/market/price-action/price-action';
import { SPANS } from '@footnote/market/price-action/returns';
import type { TotalReturnClose } from '@footnote/market/technicals/bars';
import { monthsBefore } from '@footnote/values/month';
import { type Technicals, technicalsOf } from '@footnote/market/technicals/technicals';
import type { TechnicalRow } from '@footnote/read-models/securities';
import type { Security } from './inputs.ts';

export type SecurityKey = Pick<TechnicalRow, 'symbol' | 'revision'>;

/** The longest window of a comparison is a year; with the days that a close may lie before it. */
const RETURN_MONTHS = 14;

/** The indicators of a symbol at its newest bar. `splits`: its bars, adjusted for splits. */
export function technicalRow(
  { source, currency, series, sourceTime }: Security,
  splits: AdjustedSeries,
  key: SecurityKey,
): TechnicalRow {
  const total = adjustSeries(series, 'total');
  const bars = splits.available ? splits.bars : [];
  const returns = total.available ? total.bars.map(({ date, close }) => ({ date, close })) : [];
  const found = technicalsOf(bars, returns);
  const recent = recentReturns(returns);
  // The newest close is one of today's shares on every basis.
  const last = series.bars.at(-1);
  const isKnown = series.ratios !== null && contradictedSplit(series) === null;
  const inForceSplits = inForce(isKnown ? series.ratios : [], series.bars).filter(
    ({ kind }) => kind === 'split',
  );
  const noBars = series.bars.length === 0 ? 'no_bars' : '';
  return {
    ...key,
    source,
    currency,
    last_bar: last?.date ?? null,
    close: figure(last?.close),
    as_of: storedTime(sourceTime),
    refusal: splits.available ? noBars : splits.reason,
    returns_refusal: total.available ? noBars : total.reason,
    first_bar: found?.firstDate ?? null,
    bars: found?.bars ?? 0,
    weeks: found?.weeks ?? 0,
    volume_missing: bars.some(({ volume }) => volume === null),
    ...figuresOf(found),
    splits_reported: isKnown,
    jump_on: isKnown ? null : newestJump(series),
    contradicted_on: contradictedSplit(series),
    split_dates: inForceSplits.map(({ exDate }) => exDate),
    split_ratios: inForceSplits.map(({ ratio }) => ratio),
    return_dates: recent.map(({ date }) => date),
    return_closes: recent.map(({ close }) => close),
    ...returnsOf(splits, total),
  };
}

/** Returns over the spans of `GET /v2/price-action`. */
function returnsOf(
  splits: AdjustedSeries,
  total: AdjustedSeries,
): Pick<TechnicalRow, 'price_returns' | 'return_refusals' | 'total_returns'> {
  if (!splits.available || splits.bars.length === 0)
    return { price_returns: [], return_refusals: [], total_returns: [] };
  const found = spanReturns(splits.bars, total.available ? total.bars : null);
  const returns = SPANS.map((span) => found[span]);
  return {
    price_returns: returns.map((each) => (typeof each === 'string' ? null : figure(each.price))),
    return_refusals: returns.map((each) => (typeof each === 'string' ? each : '')),
    total_returns: returns.map((each) => (typeof each === 'string' ? null : figure(each.total))),
  };
}

function figuresOf(
  found: Technicals | null,
): Omit<
  TechnicalRow,
  | keyof SecurityKey
  | 'as_of'
  | 'bars'
  | 'close'
  | 'contradicted_on'
  | 'currency'
  | 'first_bar'
  | 'jump_on'
  | 'last_bar'
  | 'price_returns'
  | 'refusal'
  | 'return_closes'
  | 'return_dates'
  | 'return_refusals'
  | 'returns_refusal'
  | 'source'
  | 'split_dates'
  | 'split_ratios'
  | 'splits_reported'
  | 'total_returns'
  | 'volume_missing'
  | 'weeks'
> {
  return {
    sma_50: figure(found?.sma50),
    sma_200: figure(found?.sma200),
    ema_20: figure(found?.ema20),
    distance_from_52w_high_pct: figure(found?.distanceFromHigh),
    macd: figure(found?.macd?.value),
    macd_signal: figure(found?.macd?.signal),
    rsi_14: figure(found?.rsi),
    rsi_14_weekly: figure(found?.rsiWeekly),
    stochastic_k: figure(found?.stochastic?.k),
    stochastic_d: figure(found?.stochastic?.d),
    adx_14: figure(found?.adx),
    adx_14_weekly: figure(found?.adxWeekly),
    obv: figure(found?.obv),
    obv_trend_30d: found?.obvTrend ?? '',
    atr_14: figure(found?.atr),
    bollinger_upper: figure(found?.bollinger?.upper),
    bollinger_middle: figure(found?.bollinger?.middle),
    bollinger_lower: figure(found?.bollinger?.lower),
    bollinger_percent_b: figure(found?.bollinger?.percentB),
    realized_vol_30d_annualized_pct: figure(found?.realizedVolatility),
  };
}

/** Epoch milliseconds as the read store has them. */
export function storedTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Quotients of a price of zero are not numbers and are not stored. */
function figure(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null;
}

function recentReturns(returns: readonly TotalReturnClose[]): readonly TotalReturnClose[] {
  const last = returns.at(-1);
  if (last === undefined) return [];
  const start = monthsBefore(last.date, RETURN_MONTHS);
  return returns.filter(({ date, close }) => date >= start && Number.isFinite(close) && close > 0);
}
