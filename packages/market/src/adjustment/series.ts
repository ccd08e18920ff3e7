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

/** What a source has adjusted prices for, up to its newest bar. */
export type PriceBasis = 'raw' | 'split' | 'split_and_dividend';
/** What a source has adjusted volumes, or amounts of dividends, for. */
export type ShareBasis = 'raw' | 'split';

/** A split, or the price adjustment of a spin-off, as `splitRatio` reads it. */
export type RatioAction = {
  readonly exDate: string;
  readonly kind: RatioKind;
  /** New shares for each old one; of a price adjustment what older prices are divided by. */
  readonly ratio: number;
};

export type CashAction = {
  readonly exDate: string;
  /** Cash per share, on the basis that the series declares for dividends. */
  readonly amount: number;
};

/** All that one source has of one symbol. */
export type PriceSeries = {
  /** Oldest first, one a session. */
  readonly bars: readonly DailyBar[];
  readonly priceBasis: PriceBasis;
  readonly volumeBasis: ShareBasis;
  readonly dividendBasis: ShareBasis;
  /** Null where the source does not report splits: then it is not known whether there were any. */
  readonly ratios: readonly RatioAction[] | null;
  /** Null where the source does not report dividends. */
  readonly dividends: readonly CashAction[] | null;
};
