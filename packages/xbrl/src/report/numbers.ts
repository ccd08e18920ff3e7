import { plainDecimal } from '../decimal-text.ts';

const NUMBER = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,6}))?$/;

/**
 * A number of XML (`xs:decimal`, or with an exponent) times a power of ten, as a plain decimal without
 * leading zeros, plus sign or negative zero; null for invalid text (including INF and NaN) or if more than 76
 * digits are needed. Trailing zeros are kept as the filer wrote them. `negative` inverts the sign, like
 * inline XBRL's `sign`.
 */
export const decimalOf = (text: string, scale = 0, negative = false): string | null => {
  const match = NUMBER.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(/^0+/, '') || '0';
  const power = Number(exponent) + scale;
  const source = `${digits}${fraction === '' ? '' : `.${fraction}`}${power === 0 ? '' : `E${power}`}`;
  const plain = plainDecimal(source);
  if ('error' in plain) return null;
  const below = (sign === '-') !== negative;
  return below && /[1-9]/.test(plain.ok) ? `-${plain.ok}` : plain.ok;
};

const INTEGER = /^[+-]?[0-9]{1,6}$/;

/** A whole number in an attribute (`scale`, `decimals`, `precision`); null for anything else. */
export const wholeNumber = (text: string): number | null => {
  const trimmed = text.trim();
  return INTEGER.test(trimmed) ? Number(trimmed) : null;
};

/**
 * The `decimals` of a fact, from that attribute or else from `precision` (XBRL 2.1, section 4.6.6):
 * significant digits less the digits before the point. Null if the fact has neither, or the attribute is not
 * a number.
 */
export const decimalsOf = (
  decimals: string | undefined,
  precision: string | undefined,
  value: string,
): string | null => {
  if (decimals?.trim() === 'INF' || (decimals === undefined && precision?.trim() === 'INF')) return 'INF';
  if (decimals !== undefined) {
    const number = wholeNumber(decimals);
    return number === null ? null : String(number);
  }
  const digits = precision === undefined ? null : wholeNumber(precision);
  if (digits === null || digits <= 0) return null;
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const leading = whole === '0' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : whole.length;
  return /[1-9]/.test(value) ? String(digits - leading) : 'INF';
};
