import { divideRounded } from '@footnote/values/decimal';
import type { ReportFact } from './types.ts';

/** A number of decimal places beyond this, either way, is no accuracy that a filer means. */
export const MAX_PLACES = 100;

/** Number of decimal places to which a fact is exact: infinite for `INF`, minus infinity if not stated. */
export const accuracyOf = ({ decimals }: Pick<ReportFact, 'decimals'>): number =>
  decimals === null
    ? Number.NEGATIVE_INFINITY
    : decimals === 'INF'
      ? Number.POSITIVE_INFINITY
      : Number(decimals);

/** The multiple of `step` nearest to a number, the even multiple of two equally near. `step` is positive. */
export const roundedTo = (units: bigint, step: bigint): bigint => divideRounded(units, step) * step;
