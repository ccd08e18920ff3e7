import { dividendsByBar, inForce, splitFactors, type SplitFactors } from './factors.ts';
import { contradictedSplit } from './contradicted.ts';
import { cashDividends } from './spin-offs.ts';
import type { CashAction, DailyBar, PriceSeries, RatioAction } from './series.ts';

/**
 * `none`: as traded. `splits`: on today's split basis, used for indicators. `total`: the same with every
 * dividend reinvested at the close of its ex-date, used for returns; its newest price is the traded one.
 */
export type Adjustment = 'none' | 'splits' | 'total';

/**
 * `splits_unknown`: the source does not report splits, and its prices are on the other basis.
 * `dividends_unknown`: the source does not report dividends, and its prices have, or lack, an adjustment for
 * them. `split_contradicted`: the ratio of a split in the source, the move of its raw prices and the filings of the
 * issuer do not agree, two of three.
 */
export type AdjustmentRefusal = 'dividends_unknown' | 'split_contradicted' | 'splits_unknown';

export type AdjustedSeries =
  | {
      readonly available: true;
      readonly bars: readonly DailyBar[];
      /** The applied actions, as far as known; oldest first. */
      readonly ratios: readonly RatioAction[];
      readonly dividends: readonly CashAction[];
    }
  | { readonly available: false; readonly reason: AdjustmentRefusal };

const refused = (reason: AdjustmentRefusal): AdjustedSeries => ({ available: false, reason });

/** The series on the requested basis, whatever its source has adjusted. Pure; never guesses a split. */
export function adjustSeries(reported: PriceSeries, to: Adjustment): AdjustedSeries {
  const series = { ...reported, dividends: cashDividends(reported) };
  const { bars, priceBasis, volumeBasis, ratios, dividends } = series;
  const known = ratios ?? [];
  const factors = splitFactors(bars, known);
  const isRaw = priceBasis === 'raw';
  const needsVolume = bars.some(({ volume }) => volume !== null);
  if (to === 'none') {
    if (isRaw && (volumeBasis === 'raw' || ratios !== null || !needsVolume))
      return answer(series, asTraded(bars, null, volumeBasis, factors), to);
    if (ratios === null) return refused('splits_unknown');
    if (contradictedSplit(series) !== null) return refused('split_contradicted');
    const onSplits = withoutDividends(series, factors);
    return onSplits === null
      ? refused('dividends_unknown')
      : answer(series, asTraded(onSplits, factors, volumeBasis, factors), to);
  }
  if (contradictedSplit(series) !== null) return refused('split_contradicted');
  // If a source adjusts prices for splits but not volumes, the two are on different bases until its splits
  // are known.
  if (ratios === null && (isRaw || (volumeBasis === 'raw' && needsVolume))) return refused('splits_unknown');
  if (to === 'total' && priceBasis === 'split_and_dividend' && dividends === null)
    return answer(series, onTodaysShares(bars, false, volumeBasis, factors), to);
  const plain = isRaw ? bars : withoutDividends(series, factors);
  if (plain === null) return refused('dividends_unknown');
  const onSplits = onTodaysShares(plain, isRaw, volumeBasis, factors);
  if (to === 'splits') return answer(series, onSplits, to);
  if (dividends === null) return refused('dividends_unknown');
  return answer(series, reinvested(onSplits, dividendsByBar(series, factors)), to);
}

function answer(series: PriceSeries, bars: readonly DailyBar[], to: Adjustment): AdjustedSeries {
  return {
    available: true,
    bars,
    ratios: to === 'none' ? [] : inForce(series.ratios ?? [], series.bars),
    dividends: to === 'total' ? inForce(series.dividends ?? [], series.bars) : [],
  };
}

const scaled = (bar: DailyBar, by: number, volume: number | null): DailyBar => ({
  date: bar.date,
  open: bar.open * by,
  high: bar.high * by,
  low: bar.low * by,
  close: bar.close * by,
  volume,
});

const times = (volume: number | null, by: number): number | null => (volume === null ? null : volume * by);

/** `unsplit`: the factors that convert prices to traded ones; null if they are as traded. */
function asTraded(
  bars: readonly DailyBar[],
  unsplit: SplitFactors | null,
  volumeBasis: PriceSeries['volumeBasis'],
  factors: SplitFactors,
): readonly DailyBar[] {
  return bars.map((bar, at) =>
    scaled(
      bar,
      unsplit?.price[at] ?? 1,
      times(bar.volume, volumeBasis === 'split' ? 1 / (factors.shares[at] ?? 1) : 1),
    ),
  );
}

function onTodaysShares(
  bars: readonly DailyBar[],
  isRaw: boolean,
  volumeBasis: PriceSeries['volumeBasis'],
  factors: SplitFactors,
): readonly DailyBar[] {
  return bars.map((bar, at) =>
    scaled(
      bar,
      isRaw ? 1 / (factors.price[at] ?? 1) : 1,
      times(bar.volume, volumeBasis === 'raw' ? (factors.shares[at] ?? 1) : 1),
    ),
  );
}

/**
 * Split-adjusted prices of a series that is also adjusted for dividends, obtained by undoing the usual factor
 * 1 − D/P₋₁: with the factor f of the next bar, P₋₁ = A₋₁/f + D. Null if dividends are unknown. Other series
 * are returned unchanged.
 */
function withoutDividends(series: PriceSeries, factors: SplitFactors): readonly DailyBar[] | null {
  const { bars, priceBasis, dividends } = series;
  if (priceBasis !== 'split_and_dividend') return bars;
  if (dividends === null) return null;
  const paid = dividendsByBar(series, factors);
  const out = new Array<DailyBar>(bars.length);
  let factor = 1;
  bars.toReversed().forEach((bar, back) => {
    const at = bars.length - 1 - back;
    const close = bar.close / factor + (paid[at + 1] ?? 0);
    if (close > 0) factor = bar.close / close;
    out[at] = scaled(bar, 1 / factor, bar.volume);
  });
  return out;
}

/** Total return: T₋₁ = T · P₋₁ / (P + D), from the newest bar back. */
function reinvested(bars: readonly DailyBar[], paid: readonly number[]): readonly DailyBar[] {
  const out = new Array<DailyBar>(bars.length);
  let factor = 1;
  bars.toReversed().forEach((bar, back) => {
    const at = bars.length - 1 - back;
    out[at] = scaled(bar, factor, bar.volume);
    const dividend = paid[at] ?? 0;
    if (dividend > 0 && bar.close > 0) factor *= bar.close / (bar.close + dividend);
  });
  return out;
}
