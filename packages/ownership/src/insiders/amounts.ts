import { Decimal as Rounding } from 'decimal.js';

/** Precise enough for products and sums of the amounts on forms, which have at most forty characters. */
const Decimal = Rounding.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });

export type Amount = Rounding;

export const ZERO: Amount = new Decimal(0);

export const amountOf = (text: string | null): Amount | null => (text === null ? null : new Decimal(text));

/**
 * Whether two amounts are equal: `10` equals `10.00`, and two amounts that are not stated are equal as well.
 */
export function sameAmount(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return new Decimal(a).equals(b);
}

/** Plain decimal notation without trailing zeros. */
export const textOf = (amount: Amount): string => amount.toFixed();

/** The sum; null if one is not stated. */
export function sumOf(texts: readonly (string | null)[]): Amount | null {
  let sum = ZERO;
  for (const text of texts) {
    const amount = amountOf(text);
    if (amount === null) return null;
    sum = sum.plus(amount);
  }
  return sum;
}
