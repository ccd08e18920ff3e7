/** The number of digits of the widest decimal in the read models (Decimal256). */
export const MAX_DIGITS = 76;

const JSON_NUMBER = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

/**
 * Converts a JSON number's text to a plain decimal string, without an intermediate binary float.
 * Text without an exponent is returned unchanged, with sign, digits and trailing zeros ("1.50", "-0",
 * "9007199254740993"). An exponent is applied exactly, by moving the point: "1.5E9" is "1500000000", "1e-05"
 * is "0.00001", "1.50E1" is "15.0". Returns `not_a_number` for text that is not a JSON number, and
 * `too_many_digits` if more than `MAX_DIGITS` digits are needed.
 */
export function plainDecimal(
  source: string,
): { readonly ok: string } | { readonly error: 'not_a_number' | 'too_many_digits' } {
  const match = JSON_NUMBER.exec(source);
  if (match === null) return { error: 'not_a_number' };
  const [, sign = '', whole = '', fraction = '', exponentText] = match;
  if (exponentText === undefined) {
    return whole.length + fraction.length > MAX_DIGITS ? { error: 'too_many_digits' } : { ok: source };
  }
  const exponent = Number(exponentText);
  // Compared before anything is padded: an exponent of a billion must not become a billion zeros.
  if (Math.abs(exponent) > MAX_DIGITS) return { error: 'too_many_digits' };
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const integer =
    point <= 0
      ? '0'
      : digits
          .slice(0, point)
          .padEnd(point, '0')
          .replace(/^0+(?=[0-9])/, '');
  const decimals =
    point >= digits.length ? '' : digits.slice(Math.max(point, 0)).padStart(digits.length - point, '0');
  if (integer.length + decimals.length > MAX_DIGITS) return { error: 'too_many_digits' };
  return { ok: decimals === '' ? sign + integer : `${sign}${integer}.${decimals}` };
}
