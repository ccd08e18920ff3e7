/** Exact sums of decimal strings. */
import { fractionOf, scaled, unscaled } from '@footnote/values/decimal';

/** The sum, without trailing zeros after the point; null if a term is null. */
export function sumOf(terms: readonly (string | null)[]): string | null {
  const known = terms.filter((term) => term !== null);
  if (known.length < terms.length) return null;
  const places = known.reduce((most, term) => Math.max(most, fractionOf(term)), 0);
  return unscaled(
    known.reduce((sum, term) => sum + scaled(term, places), 0n),
    places,
  );
}

/** The same amount with the other sign. */
export const negated = (decimal: string): string =>
  decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
