/** Exact arithmetic on plain decimals, `-1234.50`, as whole numbers of units of a power of ten. */

export const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** Digits after the point. */
export const fractionOf = (decimal: string): number => {
  const point = decimal.indexOf('.');
  return point === -1 ? 0 : decimal.length - point - 1;
};

/** A decimal in units of 10^-`places`, which must be at least its `fractionOf`. */
export const scaled = (decimal: string, places: number): bigint => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
};

/** Units of 10^-`places` as a decimal without trailing zeros. */
export const unscaled = (units: bigint, places: number): string => {
  const digits = size(units)
    .toString()
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/** Integer division, half to even. `by` must be positive. */
export const divideRounded = (value: bigint, by: bigint): bigint => {
  const whole = size(value);
  const twice = (whole % by) * 2n;
  let quotient = whole / by;
  if (twice > by || (twice === by && quotient % 2n === 1n)) quotient += 1n;
  return value < 0n ? -quotient : quotient;
};
