/** Exact sums of decimal strings. */

const decimalsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** The sum, without trailing zeros after the point; null if a term is null. */
export function sumOf(terms: readonly (string | null)[]): string | null {
  const known = terms.filter((term) => term !== null);
  if (known.length < terms.length) return null;
  const scale = known.reduce((most, term) => Math.max(most, decimalsOf(term)), 0);
  const units = known.map((term) => BigInt(term.replace('.', '') + '0'.repeat(scale - decimalsOf(term))));
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The same amount with the other sign. */
export const negated = (decimal: string): string =>
  decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
