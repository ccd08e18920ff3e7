import { size } from '../decimal.ts';

const THOUSAND = [900n, 1_100n] as const;
const MILLION = [900_000n, 1_100_000n] as const;

/**
 * Whether the larger magnitude is about a thousand or a million times the smaller one: 900 to 1100 times
 * either. False for 0.
 */
export const isThousandfold = (a: bigint, b: bigint): boolean => {
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  if (small === 0n) return false;
  const ratio = large / small;
  return [THOUSAND, MILLION].some(([least, most]) => ratio >= least && ratio <= most);
};

/** Whether magnitudes differ by at most a factor. */
export const isWithin = (a: bigint, b: bigint, factor: bigint): boolean =>
  size(a) <= size(b) * factor && size(b) <= size(a) * factor;
