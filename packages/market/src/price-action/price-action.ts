import type { DailyBar } from '../adjustment/series.ts';
import type { TotalReturnClose } from '../technicals/bars.ts';
import { currentOf, declinesOf, deepestOf, type Drawdown } from './drawdowns.ts';
import { type Gap, largestGaps } from './gaps.ts';
import { lastYear, type YearRange, yearRange } from './range.ts';
import { relativeVolume, type RelativeVolume, type VolumeRefusal } from './relative-volume.ts';
import { type Span, type SpanRefusal, type SpanReturn, spanReturn, SPANS, startOf } from './returns.ts';

/** `no_decline`: no close is below an earlier one. */
export type DrawdownRefusal = SpanRefusal | 'no_decline';

/** Price action of one symbol up to its newest bar, as defined in docs/indicators.md. */
export type PriceAction = {
  readonly newest: DailyBar;
  readonly returns: Readonly<Record<Span, SpanReturn | SpanRefusal>>;
  /** The current decline; null if the newest close is the highest. */
  readonly current: Drawdown | null;
  /** Within the closes of a span; a high before the span is ignored. */
  readonly deepest: Readonly<Record<'1y' | '5y' | 'all', Drawdown | DrawdownRefusal>>;
  /** Largest first; null without the bars of a year. */
  readonly gaps: { readonly firstDate: string; readonly largest: readonly Gap[] } | null;
  readonly range: YearRange | null;
  readonly volume: Readonly<Record<20 | 50, RelativeVolume | VolumeRefusal>>;
};

const GAPS = 5;
/**
 * Fewer digits than a double: prices that became unequal by rounding in a split adjustment are equal again.
 */
const DIGITS = 12;

const price = (value: number): number => Number(value.toPrecision(DIGITS));

const rounded = (bar: DailyBar): DailyBar => ({
  ...bar,
  open: price(bar.open),
  high: price(bar.high),
  low: price(bar.low),
  close: price(bar.close),
});

const traded = (history: readonly DailyBar[]): readonly DailyBar[] =>
  history.filter(({ close }) => close > 0).map(rounded);

/** The returns of `priceActionOf` alone. */
export const spanReturns = (
  history: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction['returns'] => returnsOver(traded(history), reinvested);

function returnsOver(
  bars: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction['returns'] {
  const total = reinvested?.filter(({ close }) => close > 0) ?? null;
  return Object.fromEntries(
    SPANS.map((span) => [span, spanReturn(bars, total, span)]),
  ) as PriceAction['returns'];
}

/**
 * The price action of a symbol; null without a bar.
 * @param history of sessions, oldest first, on today's split basis, without dividends
 * @param reinvested the same sessions' closes with dividends reinvested; null if dividends are unknown
 */
export function priceActionOf(
  history: readonly DailyBar[],
  reinvested: readonly TotalReturnClose[] | null,
): PriceAction | null {
  const bars = traded(history);
  const newest = bars.at(-1);
  if (newest === undefined) return null;
  const declines = declinesOf(bars);
  const range = yearRange(bars);
  const year = lastYear(bars);
  return {
    newest,
    returns: returnsOver(bars, reinvested),
    current: currentOf(declines),
    deepest: {
      '1y': deepestSince(bars, '1y'),
      '5y': deepestSince(bars, '5y'),
      all: deepestOf(declines) ?? 'no_decline',
    },
    gaps:
      range === null
        ? null
        : {
            firstDate: year[0]?.date ?? newest.date,
            // The first session of the year also opens above or below a close: that of the session before it.
            largest: largestGaps(bars.slice(-year.length - 1), GAPS),
          },
    range,
    volume: { 20: relativeVolume(bars, 20), 50: relativeVolume(bars, 50) },
  };
}

function deepestSince(bars: readonly DailyBar[], span: Span): Drawdown | DrawdownRefusal {
  const at = startOf(bars, span);
  return typeof at === 'string' ? at : (deepestOf(declinesOf(bars.slice(at))) ?? 'no_decline');
}
