import { integer } from '../decimal.ts';

/** Rounding units of filers, from one to a million, by their number of trailing zeros. */
const UNITS = [0, 1, 2, 3, 4, 5, 6].map((zeros) => integer(10 ** zeros));
const MILLION = integer(1_000_000);

/**
 * Rounding unit of amounts: the median of their trailing zeros, because some amounts end in zeros by chance;
 * at most a million, and one without amounts. If half of an even number of amounts is rounded and half is
 * exact, `coarse` takes the rounded half: a sum of both is as rough as its roughest row, and a rule that
 * refuses must not refuse because of rounding. `fine` takes the exact half: a comparison that corroborates
 * amounts must not pass within a tolerance that they do not have. Sorts `zeros`.
 */
export const unitOfZeros = (zeros: number[], tie: 'coarse' | 'fine'): bigint => {
  zeros.sort((a, b) => a - b);
  const middle = Math.floor((tie === 'coarse' ? zeros.length : zeros.length - 1) / 2);
  return UNITS[zeros[middle] ?? 0] ?? MILLION;
};
