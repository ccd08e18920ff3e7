const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * A decimal string without exponent and plus sign, with all digits as written: `1e-05` is 0.00001, `.5` is
 * 0.5. Null for text that is not a number.
 */
export function decimalText(written: string): string | null {
  const match = NUMBER.exec(written);
  const [, sign = '', whole = '', part = '', power] = match ?? [];
  if (match === null || whole + part === '') return null;
  const minus = sign === '-' ? '-' : '';
  if (power === undefined) return `${minus}${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
  const digits = whole + part;
  const point = whole.length + Number(power);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const [left, right] = [padded.slice(0, at).replace(/^0+(?=\d)/, ''), padded.slice(at).replace(/0+$/, '')];
  return `${minus}${left}${right === '' ? '' : `.${right}`}`;
}
