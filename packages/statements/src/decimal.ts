/**
 * Exact fixed-point decimals: a `bigint` counts units of 10^-12. Filed facts have at most a few decimals, so
 * parsing loses nothing; a quotient is rounded half-even.
 */
import { divideRounded, size } from '@footnote/values/decimal';

export { divideRounded, size };

export const DECIMALS = 12;
const ONE = 10n ** BigInt(DECIMALS);

/** Raised by `parseAmount` for text that is not a decimal number. */
export class NotANumber extends Error {}

const INTEGER = /^-?\d+$/;
const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Parses a decimal string (an exponent is allowed). Digits beyond the twelfth decimal are rounded half-even.
 */
export const parseAmount = (text: string): bigint => {
  if (INTEGER.test(text)) return BigInt(text) * ONE;
  const match = PLAIN.exec(text);
  if (!match || (match[2] === '' && (match[3] ?? '') === '')) throw new NotANumber(text);
  const fraction = match[3] ?? '';
  const digits = BigInt(`${match[2] ?? ''}${fraction}` || '0');
  const shift = DECIMALS - fraction.length + Number(match[4] ?? '0');
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : divideRounded(digits, 10n ** BigInt(-shift));
  return match[1] === '-' ? -size : size;
};

/** The same, null for text that is not a decimal number. */
export const amountOrNull = (text: string): bigint | null => {
  try {
    return parseAmount(text);
  } catch (error) {
    if (error instanceof NotANumber) return null;
    throw error;
  }
};

/** Plain decimal notation without trailing zeros: `1.5`, `-20`, `0`. */
export const formatAmount = (amount: bigint): string => {
  const size = amount < 0n ? -amount : amount;
  const whole = size / ONE;
  const rest = size % ONE;
  const sign = amount < 0n ? '-' : '';
  if (rest === 0n) return `${sign}${whole}`;
  return `${sign}${whole}.${rest.toString().padStart(DECIMALS, '0').replace(/0+$/, '')}`;
};

/** amount × numerator ÷ denominator, half-even in the last of twelve decimals. */
export const scale = (amount: bigint, numerator: bigint, denominator: bigint): bigint =>
  denominator < 0n
    ? divideRounded(-amount * numerator, -denominator)
    : divideRounded(amount * numerator, denominator);

/** Rounds half-even to `decimals` decimals (0 to 12). */
export const roundTo = (amount: bigint, decimals: number): bigint => {
  const step = 10n ** BigInt(DECIMALS - decimals);
  return divideRounded(amount, step) * step;
};

/** a ÷ b as an amount. `b` must not be zero. */
export const quotient = (a: bigint, b: bigint): bigint => scale(a, ONE, b);

export const integer = (value: number): bigint => BigInt(value) * ONE;

/** |a − b| ≤ perMille ‰ of the larger magnitude. */
export const near = (a: bigint, b: bigint, perMille: number): boolean => {
  const larger = size(a) > size(b) ? size(a) : size(b);
  return size(a - b) * 1000n <= larger * BigInt(perMille);
};

/** Order of magnitude as a float, only for comparing sizes: never served. */
export const magnitude = (amount: bigint): number => Math.log10(Number(size(amount)) / Number(ONE));

/** Trailing zeros of the integer part, 0 if there are decimals; null for zero. */
export const trailingZeros = (amount: bigint): number | null => {
  if (amount === 0n) return null;
  if (amount % ONE !== 0n) return 0;
  let rest = amount / ONE;
  let zeros = 0;
  while (rest % 10n === 0n) {
    rest /= 10n;
    zeros += 1;
  }
  return zeros;
};
