/** Multipliers by which tables print amounts. */
const SCALES = [0, 3, 6, 9] as const;

/** A number as a table may print it, and the power of ten by which the table's unit multiplies it. */
export type PrintedForm = { readonly text: string; readonly power: number };

const GROUPS = /\B(?=(\d{3})+$)/g;
/** A shorter number is found everywhere. */
const FEWEST_DIGITS = 3;

/**
 * How a decimal may be printed, without its sign: with groups of three digits, in units, thousands, millions or billions
 * where nothing but zeros is cut off.
 */
export function printedForms(value: string): readonly PrintedForm[] {
  const [whole = '0', fraction = ''] = value.replace(/^-/, '').split('.');
  const decimals = fraction.replace(/0+$/, '');
  return SCALES.flatMap((power) => {
    const text = power === 0 ? unscaled(whole, decimals) : scaled(whole, decimals, power);
    const digits = text?.replaceAll(/\D/g, '').replace(/^0+/, '').length ?? 0;
    return text !== null && (digits >= FEWEST_DIGITS || (power === 0 && decimals !== ''))
      ? [{ text, power }]
      : [];
  });
}

const grouped = (digits: string): string => digits.replaceAll(GROUPS, ',');

const unscaled = (whole: string, decimals: string): string =>
  decimals === '' ? grouped(whole) : `${grouped(whole)}.${decimals.padEnd(2, '0')}`;

function scaled(whole: string, decimals: string, power: number): string | null {
  if (decimals !== '' || whole.length <= power - 2) return null;
  const padded = whole.padStart(power + 1, '0');
  const [units, rest] = [padded.slice(0, -power), padded.slice(-power).replace(/0+$/, '')];
  // A table rounds to its unit, or to tenths of it.
  if (rest.length > 1) return null;
  return rest === '' ? grouped(units) : `${grouped(units)}.${rest}`;
}
