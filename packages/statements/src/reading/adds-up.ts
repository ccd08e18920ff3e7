import { integer, size } from '../decimal.ts';
import type { Filing } from '../model/model.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';

/** Rows are rounded independently. */
const ROUNDINGS = 2n;

export type Rows = {
  readonly certain: readonly bigint[];
  /** Rows that may be part of another one: each is tried with and without. */
  readonly doubtful: readonly bigint[];
};

/** Whether rows of a filing add up to one of its totals, within its rounding. */
export const addUpTo = (total: bigint, { certain, doubtful }: Rows, filing: Filing): boolean => {
  const unit = integer(10 ** (roundingDigitsOf(filing) ?? 0)) * ROUNDINGS;
  const reaches = (rest: bigint, from: number): boolean =>
    size(rest) <= unit ||
    doubtful.some((amount, at) => at >= from && amount !== 0n && reaches(rest - amount, at + 1));
  return reaches(
    certain.reduce((rest, amount) => rest - amount, total),
    0,
  );
};
