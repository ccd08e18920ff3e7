import { integer, near, size, trailingZeros } from '../decimal.ts';
import { digestOf } from './filing-digest.ts';
import type { Filing, Part } from '../model/model.ts';
import { NEARLY_EQUAL, ROUNDED_IN_TEXT } from '../values/tolerances.ts';
import { unitOfZeros } from '../values/rounding-unit.ts';

/**
 * Rounding unit of amounts that make up a sum; for rounded and exact amounts together the unit of the rounded
 * ones.
 */
export const roundingUnit = (values: readonly bigint[]): bigint =>
  unitOfZeros(
    values.map(trailingZeros).filter((count) => count !== null),
    'coarse',
  );

/**
 * Number of trailing zeros of a filing's amounts due to rounding: their median, at most six (millions); 0 for
 * a filing in whole units. Null with too few amounts.
 */
export const roundingDigitsOf = ({ facts }: Filing): number | null => digestOf(facts).roundingDigits;

/** Figures in running text are rounded at least a hundred times as coarsely as those of the statements. */
export const RUNNING_TEXT_DIGITS = 2;

/** Whether an amount is rounded as coarsely as figures in running text: it may be one, or end in zeros by chance. */
export const isRoundLikeText = (filing: Filing, amount: bigint): boolean => {
  const roundingDigits = roundingDigitsOf(filing);
  return roundingDigits !== null && (trailingZeros(amount) ?? 0) >= roundingDigits + RUNNING_TEXT_DIGITS;
};

/** The coarsest rounding unit of the filings that reported the parts. */
export const coarsestUnit = (parts: readonly Part[]): bigint =>
  integer(10 ** Math.max(0, ...parts.map(({ fact }) => roundingDigitsOf(fact.filing) ?? 0)));

/**
 * Whether an amount is another one of the same filing and period with a digit or more rounded away: 19.1
 * billion in the running text, tagged like the 19,087 million of the face.
 */
export const isRoundingOf = (coarse: bigint, fine: bigint): boolean => {
  const zeros = trailingZeros(coarse);
  if (zeros === null || fine === 0n || zeros <= (trailingZeros(fine) ?? 0)) return false;
  return size(coarse - fine) * 2n <= integer(10 ** Math.min(zeros, MOST_ZEROS));
};

/** Amounts rounded more coarsely than to hundreds of millions are no longer the same figure. */
const MOST_ZEROS = 9;

/**
 * Number of digits, beyond the rounding of its filing, by which an amount is another one rounded, to within 1
 * %; 0 if it is not.
 */
const harderBy = (filing: Filing, coarse: bigint, fine: bigint): number => {
  const roundingDigits = roundingDigitsOf(filing);
  if (roundingDigits === null || !isRoundingOf(coarse, fine) || !near(coarse, fine, ROUNDED_IN_TEXT))
    return 0;
  return (trailingZeros(coarse) ?? 0) - roundingDigits;
};

/** Whether an amount is a figure of the text that another filing reports with more digits. */
export const isRoundedInText = (filing: Filing, coarse: bigint, fine: bigint): boolean =>
  harderBy(filing, coarse, fine) > RUNNING_TEXT_DIGITS;

/**
 * Whether an amount is a figure of the text or of a note that the filing's statements report with more
 * digits: rounded a thousand times as coarsely as the filing rounds, or a hundred times if the two are within
 * 0.1 %. Figures that end in zeros by chance are not this close to another row.
 */
export const isTextOf = (filing: Filing, coarse: bigint, fine: bigint): boolean =>
  isRoundedInText(filing, coarse, fine) ||
  (harderBy(filing, coarse, fine) === RUNNING_TEXT_DIGITS && near(coarse, fine, NEARLY_EQUAL));
