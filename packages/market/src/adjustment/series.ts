import type { PriceAdjustment, VolumeAdjustment } from '@footnote/event-types/types.generated';
import type { RatioKind } from './split-ratio.ts';

/** One session. Prices per share, volume in shares; null volume is unknown, which is not zero. */
export type DailyBar = {
  /** YYYY-MM-DD, New York. */
  readonly date: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
};

/** A split, or the price adjustment of a spin-off, as `splitRatio` reads it. */
export type RatioAction = {
  readonly exDate: string;
  readonly kind: RatioKind;
  /** New shares per old share; for a price adjustment, the divisor of older prices. */
  readonly ratio: number;
};

export type CashAction = {
  readonly exDate: string;
  /** Cash per share, on the basis that the series declares for dividends. */
  readonly amount: number;
};

/** All data of one symbol from one source. */
export type PriceSeries = {
  /** Oldest first, one per session. */
  readonly bars: readonly DailyBar[];
  readonly priceBasis: PriceAdjustment;
  readonly volumeBasis: VolumeAdjustment;
  readonly dividendBasis: VolumeAdjustment;
  /** Null if the source does not report splits, so that they are unknown. */
  readonly ratios: readonly RatioAction[] | null;
  /** Null if the source does not report dividends. */
  readonly dividends: readonly CashAction[] | null;
  /**
   * Newest day of a split that prices, the source and the filings of the issuer do not agree on, null if there is none;
   * absent if the filings were not asked.
   */
  readonly contradicted?: string | null;
};
