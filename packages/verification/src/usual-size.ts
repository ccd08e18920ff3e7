import { size } from '@footnote/statements/decimal';
import type { Reading, Readings } from './readings.ts';

/** The median magnitude of a concept over the filings. */
export const usualSize = (readings: Readings, { concept }: Reading): bigint => {
  const sizes = readings
    .all(concept)
    .map(({ amount }) => size(amount))
    .sort((a, b) => (a < b ? -1 : 1));
  return sizes[Math.floor(sizes.length / 2)] ?? 0n;
};
