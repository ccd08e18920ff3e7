import { integer, size, trailingZeros } from '../decimal.ts';

const MOST_ZEROS = 6;
/** More rows do not widen it: filers round so that their tables foot. */
const MOST_UNITS = 2n;
const FEW = 3;

/** The finest rounding unit of the amounts, by their trailing zeros: from one to a million. */
export function finestUnit(amounts: readonly bigint[]): bigint {
  const zeros = amounts.map(trailingZeros).filter((each) => each !== null);
  return integer(10 ** Math.min(MOST_ZEROS, ...zeros));
}

/** Whether a sum of rounded amounts may be the total: within one of their units, two from three rows on. */
export function addsUp(rows: readonly bigint[], total: bigint, unit = finestUnit([...rows, total])): boolean {
  const sum = rows.reduce((left, right) => left + right, 0n);
  return size(total - sum) <= unit * (rows.length < FEW ? 1n : MOST_UNITS);
}
