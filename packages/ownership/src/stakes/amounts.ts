import { Decimal as Rounding } from 'decimal.js';

/** Precise enough for products of the amounts on schedules, which have at most forty characters. */
const Decimal = Rounding.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });

export type Amount = Rounding;

/** No class has as many shares, and no stake as many percent. */
const ABSURD = new Decimal('1e15');

/** An amount as filed; null if none is stated, or if it is negative or implausibly large. */
export function amountOf(text: string | null): Amount | null {
  if (text === null) return null;
  const amount = new Decimal(text);
  return amount.isNegative() || amount.gte(ABSURD) ? null : amount;
}

/** The largest; null without any. */
export function largest(amounts: readonly (Amount | null)[]): Amount | null {
  const stated = amounts.filter((amount) => amount !== null);
  return stated.length === 0 ? null : Decimal.max(...stated);
}

export const sumOf = (amounts: readonly (Amount | null)[]): Amount =>
  amounts.reduce<Amount>((sum, amount) => (amount === null ? sum : sum.plus(amount)), new Decimal(0));

/** The median; the lower of the two middle values for an even number, null without any. */
export function medianOf(amounts: readonly Amount[]): Amount | null {
  const sorted = [...amounts].sort((a, b) => a.comparedTo(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The number of shares in the class if `shares` are `percent` of it; null if they do not determine it. */
export function classCount(shares: Amount | null, percent: Amount | null): Amount | null {
  if (shares === null || percent === null || shares.isZero() || percent.isZero()) return null;
  return shares.div(percent).times(100);
}

/** `shares` in percent of a class of `count`. */
export const percentOf = (shares: Amount, count: Amount): Amount => shares.div(count).times(100);
