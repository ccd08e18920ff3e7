import { integer, near, size, trailingZeros } from '../decimal.ts';
import { digestOf } from './filing-digest.ts';
import type { Filing, Part } from '../model/model.ts';
import { NEARLY_EQUAL, ROUNDED_IN_TEXT } from '../values/tolerances.ts';
import { unitOfZeros } from '../values/rounding-unit.ts';

/** Rounding unit of amounts that make up a sum; of rounded and exact ones together that of the rounded. */
export const roundingUnit = (values: readonly bigint[]): bigint =>
  unitOfZeros(
    values.map(trailingZeros).filter((count) => count !== null),
    'coarse',
  );

/**
 * Trailing zeros that the amounts of a filing have for being rounded: the median of them, at most six (millions); 0 for
 * a filing in whole units. Null where there are too few amounts to tell.
 */
export const grainOf = ({ facts }: Filing): number | null => digestOf(facts).grain;

/** Figures of running text are rounded at least a hundred times as hard as those of the statements. */
export const PROSE_ZEROS = 2;

/** The coarsest rounding unit of the filings that gave the parts. */
export const coarsestUnit = (parts: readonly Part[]): bigint =>
  integer(10 ** Math.max(0, ...parts.map(({ fact }) => grainOf(fact.filing) ?? 0)));

/**
 * Whether an amount is another one of the same filing and period rounded harder, by a digit or more: 19.1 billion in the
 * running text, tagged like the 19,087 million of the face.
 */
export const isRoundingOf = (coarse: bigint, fine: bigint): boolean => {
  const zeros = trailingZeros(coarse);
  if (zeros === null || fine === 0n || zeros <= (trailingZeros(fine) ?? 0)) return false;
  return size(coarse - fine) * 2n <= integer(10 ** Math.min(zeros, MOST_ZEROS));
};

/** Rounder amounts than hundreds of millions are no longer the same figure. */
const MOST_ZEROS = 9;

/** By how many digits more than its filing rounds an amount is another one, to within 1 %, rounded; 0 when it is not. */
const harderBy = (filing: Filing, coarse: bigint, fine: bigint): number => {
  const grain = grainOf(filing);
  if (grain === null || !isRoundingOf(coarse, fine) || !near(coarse, fine, ROUNDED_IN_TEXT)) return 0;
  return (trailingZeros(coarse) ?? 0) - grain;
};

/** Whether an amount is a figure of the text that another filing gave with more digits. */
export const isRoundedInText = (filing: Filing, coarse: bigint, fine: bigint): boolean =>
  harderBy(filing, coarse, fine) > PROSE_ZEROS;

/**
 * Whether an amount is a figure of the text or of a note that the filing's statements give with more digits: rounded a
 * thousand times as hard as the filing rounds, or a hundred times where the two are within 0.1 %. Figures that end in
 * zeros by chance are not so near another row.
 */
export const isTextOf = (filing: Filing, coarse: bigint, fine: bigint): boolean =>
  isRoundedInText(filing, coarse, fine) ||
  (harderBy(filing, coarse, fine) === PROSE_ZEROS && near(coarse, fine, NEARLY_EQUAL));
