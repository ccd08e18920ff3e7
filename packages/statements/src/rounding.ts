import { integer, trailingZeros } from './decimal.ts';

/** Rounding unit of values of one field: median count of trailing zeros, at most a million. */
export const roundingUnit = (values: readonly bigint[]): bigint => {
  const zeros = values
    .map(trailingZeros)
    .filter((count) => count !== null)
    .sort((a, b) => a - b);
  return integer(10 ** Math.min(6, zeros[Math.floor(zeros.length / 2)] ?? 0));
};
