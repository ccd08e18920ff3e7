import { scale } from '../decimal.ts';
import type { Fact } from '../model/model.ts';

/**
 * A value per share on the basis of the filing that states it, where it is rounded to cents: a cent before a split
 * of forty to one is 0.00025 today.
 */
export const onFiledBasis = (split: Fact['split'] | undefined, amount: bigint): bigint =>
  split ? scale(amount, split.numerator, split.denominator) : amount;
