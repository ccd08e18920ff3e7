import type { RatioAction } from '@footnote/market/adjustment/series';
import { type Amount, amountOf, textOf } from '../insiders/amounts.ts';

/** Decimals of an amount that was converted: ratios are binary fractions. */
const PLACES = 4;

/** Splits of the shares; null if they are unknown. */
export type Splits = readonly RatioAction[] | null;

/** Whether a split may lie after one day and up to another; true if splits are unknown. */
export const maySplit = (splits: Splits, after: string, to: string): boolean =>
  splits === null || between(splits, after, to).length > 0;

const between = (splits: readonly RatioAction[], after: string, to: string): readonly RatioAction[] =>
  splits.filter(({ exDate, kind }) => kind === 'split' && exDate > after && exDate <= to);

/**
 * A number of shares of one day as shares of another, across the splits between them. Null if it is null, or splits are
 * unknown.
 */
export function sharesAsOf(shares: string | null, day: string, basis: string, splits: Splits): string | null {
  const amount = amountOf(shares);
  if (amount === null || splits === null) return null;
  const product = (from: string, to: string): number =>
    between(splits, from, to).reduce((all, { ratio }) => all * ratio, 1);
  const [by, into] = day <= basis ? [product(day, basis), 1] : [1, product(basis, day)];
  return by === 1 && into === 1 ? textOf(amount) : rounded(amount.times(by).div(into));
}

const rounded = (amount: Amount): string => textOf(amount.toDecimalPlaces(PLACES));
