import type { ReportFact } from './types.ts';

/** A number of decimal places beyond this, either way, is no accuracy that a filer means. */
export const MAX_PLACES = 100;

/** Number of decimal places to which a fact is exact: infinite for `INF`, minus infinity if not stated. */
export const accuracyOf = ({ decimals }: Pick<ReportFact, 'decimals'>): number =>
  decimals === null
    ? Number.NEGATIVE_INFINITY
    : decimals === 'INF'
      ? Number.POSITIVE_INFINITY
      : Number(decimals);

/** Digits after the point of a plain decimal. */
export const fractionOf = (value: string): number => {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
};

/** A plain decimal in units of 10^-`places`, which must be at least its `fractionOf`. */
export const scaled = (value: string, places: number): bigint => {
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
};

/** Units of 10^-`places` as a plain decimal without trailing zeros. */
export const unscaled = (units: bigint, places: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/** The multiple of `step` nearest to a number, the even multiple of two equally near. `step` is positive. */
export const roundedTo = (units: bigint, step: bigint): bigint => {
  const size = units < 0n ? -units : units;
  const rest = size % step;
  const count = size / step;
  const up = rest * 2n > step || (rest * 2n === step && count % 2n === 1n);
  const rounded = (up ? count + 1n : count) * step;
  return units < 0n ? -rounded : rounded;
};
