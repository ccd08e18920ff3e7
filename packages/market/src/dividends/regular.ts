import { daysBetween } from '@footnote/values/day';
import type { Payment } from './payments.ts';

/** The regular part of a payment. */
export type RegularPayment = { readonly exDate: string; readonly amount: number };

/** A gap of this many of the longest before it, and of most of a year, is a suspension. */
const BREAK = 1.75;
const BREAK_DAYS = 300;
/** Gaps that it is compared with, and the fewest that it can be. */
const GAPS = 8;
const FEWEST_GAPS = 3;

/**
 * Regular payments, oldest first. One that may include a special one counts with the amount of the previous
 * one, until the next payment shows which it is.
 */
export const regularPayments = (payments: readonly Payment[]): readonly RegularPayment[] => {
  const paid = payments.filter(({ regular }) => regular > 0);
  return paid.map(({ exDate, regular, possibleSpecial }, at) => ({
    exDate,
    amount: possibleSpecial ? (paid[at - 1]?.regular ?? regular) : regular,
  }));
};

/**
 * For each payment, whether payments were suspended before it: whether the gap is much longer than earlier
 * gaps.
 */
export const resumptions = (payments: readonly RegularPayment[]): readonly boolean[] => {
  const gaps = payments.map(({ exDate }, at) => daysBetween(payments[at - 1]?.exDate ?? exDate, exDate));
  return gaps.map((gap, at) => {
    const before = gaps.slice(Math.max(1, at - GAPS), at);
    return before.length >= FEWEST_GAPS && gap >= Math.max(BREAK_DAYS, BREAK * Math.max(...before));
  });
};

/** Payments since the last suspension ended; all payments without one. */
export const sinceResumption = (payments: readonly RegularPayment[]): readonly RegularPayment[] =>
  payments.slice(Math.max(0, resumptions(payments).lastIndexOf(true)));
