import { integer, near, size } from '../decimal.ts';
import { OTHER_BASIS, SAME_FIGURE } from './tolerances.ts';

/**
 * Power of ten (3 or 6, in either direction) or sign by which two values differ; null if they differ
 * otherwise. `unit` is the unit in which the smaller one was filed as a whole number.
 */
export const scaleOrSignError = (a: bigint, b: bigint, unit = integer(1)): 'scale' | 'sign' | null => {
  const x = size(a);
  const y = size(b);
  if (x === 0n || y === 0n) return null;
  const [small, large] = x < y ? [x, y] : [y, x];
  for (const factor of [1_000n, 1_000_000n]) {
    if (near(small * factor, large, OTHER_BASIS)) return 'scale';
    // A small number of thousands or millions is rounded coarsely: 6,496,062 as 6.
    if (small >= unit && size(large - small * factor) * 2n <= unit * factor) return 'scale';
  }
  return a < 0n !== b < 0n && near(x, y, SAME_FIGURE) ? 'sign' : null;
};
