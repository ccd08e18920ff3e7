import { Decimal as Rounding } from 'decimal.js';

/** Exact for products of amounts of schedules, which have at most forty characters. */
const Decimal = Rounding.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });

export type Amount = Rounding;

/** No class has as many shares, and no stake as many percent. */
const ABSURD = new Decimal('1e15');

/** An amount as filed; null where none is stated, and where it is negative or beyond all reason. */
export function amountOf(text: string | null): Amount | null {
  if (text === null) return null;
  const amount = new Decimal(text);
  return amount.isNegative() || amount.gte(ABSURD) ? null : amount;
}

/** The largest; null of none. */
export function largest(amounts: readonly (Amount | null)[]): Amount | null {
  const stated = amounts.filter((amount) => amount !== null);
  return stated.length === 0 ? null : Decimal.max(...stated);
}

export const sumOf = (amounts: readonly (Amount | null)[]): Amount =>
  amounts.reduce<Amount>((sum, amount) => (amount === null ? sum : sum.plus(amount)), new Decimal(0));

/** Of an odd number the one in the middle, of an even number the lower of the two; null of none. */
export function medianOf(amounts: readonly Amount[]): Amount | null {
  const sorted = [...amounts].sort((a, b) => a.comparedTo(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Shares of the class of which `shares` are `percent`; null where they do not show it. */
export function classCount(shares: Amount | null, percent: Amount | null): Amount | null {
  if (shares === null || percent === null || shares.isZero() || percent.isZero()) return null;
  return shares.div(percent).times(100);
}

/** `shares` in percent of a class of `count`. */
export const percentOf = (shares: Amount, count: Amount): Amount => shares.div(count).times(100);
