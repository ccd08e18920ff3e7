import type { Dividend } from './dividend.ts';

const DAY_MS = 86_400_000;
/** Amounts that differ by less differ by rounding. */
export const SAME = 0.005;
/** Days from the epoch to a day (YYYY-MM-DD). */
export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;

export const daysBetween = (from: string, to: string): number => Math.round(dayOf(to) - dayOf(from));

export const isSame = (a: Pick<Dividend, 'amount'>, b: Pick<Dividend, 'amount'>): boolean =>
  Math.abs(a.amount - b.amount) <= SAME * b.amount;
