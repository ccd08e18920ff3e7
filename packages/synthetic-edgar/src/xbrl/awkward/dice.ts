import type { Random } from '../../random.ts';

/** True with this probability. */
export const happens = (random: Random, chance: number): boolean => random.next() < chance;

export function oneOf<T>(random: Random, first: T, ...others: readonly T[]): T {
  return [first, ...others][random.integer(0, others.length)] ?? first;
}
