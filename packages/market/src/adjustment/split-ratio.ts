/** A ratio of a source's split column: a split by a fraction of whole numbers, or the price adjustment of a spin-off. */
import { fractionOf as decimalsOf } from '@footnote/values/decimal';
export type RatioKind = 'split' | 'price_adjustment';

export type SplitRatio = {
  readonly kind: RatioKind;
  /**
   * New shares per old share: for a split the quotient of the next two members, for a price adjustment as
   * written.
   */
  readonly ratio: number;
  /** For a split, in lowest terms; a price adjustment has its ratio over 1. */
  readonly numerator: number;
  readonly denominator: number;
};

/** 21 for 20 is a stock dividend of 5 %; smaller ones cannot be distinguished from spin-offs. */
const SMALL = 20;
const LARGE = 1000;
/** Sources round the quotient: 3.000003, 1.33333333333. */
const TOLERANCE = 1e-5;

/**
 * Classifies a ratio. Source columns mix splits with the price adjustments of spin-offs (1.068, 1.046): a
 * split is a fraction with one side of at most 20. Null for a ratio that is not positive and finite, or is 1.
 */
export function splitRatio(written: string): SplitRatio | null {
  const value = Number(written);
  if (!Number.isFinite(value) || value <= 0 || value === 1) return null;
  const fraction = fractionOf(value, written);
  if (fraction === null) return { kind: 'price_adjustment', ratio: value, numerator: value, denominator: 1 };
  const [numerator, denominator] = fraction;
  return numerator === denominator
    ? null
    : { kind: 'split', ratio: numerator / denominator, numerator, denominator };
}

type Fraction = readonly [numerator: number, denominator: number];

function fractionOf(value: number, written: string): Fraction | null {
  for (let small = 1; small <= SMALL; small += 1) {
    const large = Math.round(value < 1 ? small / value : small * value);
    const quotient = value < 1 ? small / large : large / small;
    if (large <= LARGE && Math.abs(quotient - value) <= TOLERANCE * value)
      return value < 1 ? [small, large] : [large, small];
  }
  return roundedReverse(value, written);
}

/** In units of the last written digit, the least distance of 1 for N from 1 for N + 1 at which digits tell the two apart. */
const APART = 4;

/**
 * A reverse split written with few digits: 0.0333 is 1 for 30, the only whole number that rounds to it. Where most numbers
 * of that many digits would be 1 for N by chance, it is as written, since only a filing can tell 1 for 32 from 31 for
 * 1,000: 0.031 is 31 for 1,000.
 */
function roundedReverse(value: number, written: string): Fraction | null {
  if (value >= 0.5) return null;
  const digits = decimalsOf(written);
  const half = 0.5 * 10 ** -digits;
  const [least, most] = [Math.ceil(1 / (value + half)), Math.floor(1 / (value - half))];
  if (least !== most || least > LARGE) return null;
  const unit = 10 ** digits;
  const isExact = unit <= LARGE && unit / (least * (least + 1)) < APART;
  return isExact ? lowest(Math.round(value * unit), unit) : [1, least];
}

function lowest(numerator: number, denominator: number): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}
