import { daysBetween } from '@footnote/values/day';
import type { Dividend } from './dividend.ts';
import { dayOf, isEarly, isSame, SAME } from './gaps.ts';
import { steadyOfTwo } from './alternating.ts';
import { wholePayments } from './parts.ts';

/** The regular and the special part of a payment; one of the two may be zero. */
export type Payment = {
  readonly exDate: string;
  readonly regular: number;
  readonly special: number;
  /** The newest payment is unusually large, and only the next one will show whether it is special. */
  readonly possibleSpecial: boolean;
};

/** Number of earlier payments that a payment is compared with. */
const TRAILING = 8;
/** Days before and after a payment whose gaps show the cadence. */
const YEARS_AROUND = 3 * 365;
const OFF_CYCLE_GAP = 0.6;
/** A payment this close to another one is off-cycle even at the edge of an interrupted cycle. */
const VERY_CLOSE = 0.25;
/**
 * With the payment removed, its neighbours are one cycle apart, not the end of one and the beginning of
 * another.
 */
const ONE_CYCLE = 1.4;
const OFF_CYCLE_SIZE = 1.3;
const SPIKE = 2.5;
/** A smaller spike between payments of one fixed rate, which may have been raised. */
const SPIKE_ON_FIXED_RATE = 1.3;
const RAISE = 1.5;
/** So many payments a year apart make a payer of once a year. */
const ESTABLISHED = 4;
/** A payment that goes on growing by so much is no repetition of the one before. */
const FURTHER = 1.1;
/** Payments of one kind, interim or final, are about a year apart. */
const KIND_DAYS = 300;

/** Median: the mean of the two middle values for an even number; null without any. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Regular and special payments (semantics §6), oldest first, whatever the order of the feed. */
export const paymentsOf = (dividends: readonly Dividend[]): readonly Payment[] => {
  const given = dividends.filter(({ amount }) => amount > 0);
  const flagged = given.filter(({ special }) => special === true);
  const paid = wholePayments(given.filter(({ special }) => special !== true).toSorted(byDate));
  const steady = steadyOfTwo(paid);
  const cycle = withoutOffCycle(steady.regular, steady.special);
  const regular = cycle.regular.map((dividend, at) => judged(dividend, at, cycle.regular));
  const specials = [...flagged, ...cycle.special].map(({ exDate, amount }): Payment => ({
    exDate,
    regular: 0,
    special: amount,
    possibleSpecial: false,
  }));
  return [...regular, ...specials].toSorted(byDate);
};

const byDate = (a: Pick<Dividend, 'exDate'>, b: Pick<Dividend, 'exDate'>): number =>
  a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0;

/**
 * The median gap among the payments of the years around one: specials are rare among them, and the cadence is
 * that of the time. `days` of the payments, ascending.
 */
const usualGap = (days: readonly number[], at: number): number => {
  const day = days[at] ?? 0;
  const around = days.filter((other) => Math.abs(other - day) <= YEARS_AROUND);
  return median(around.slice(1).map((other, before) => other - (around[before] ?? other))) ?? 0;
};

/** The median of the previous payments, else of the following ones. */
const usualAmount = (dividends: readonly Dividend[], at: number): number | null => {
  const before = dividends.slice(Math.max(0, at - TRAILING), at);
  const others = before.length > 0 ? before : dividends.slice(at + 1, at + 1 + TRAILING);
  return median(others.map(({ amount }) => amount));
};

type Split = { readonly regular: readonly Dividend[]; readonly special: readonly Dividend[] };

/**
 * Large payments between the regular ones are special. The largest is removed first, because next to it a
 * regular one looks off-cycle.
 */
const withoutOffCycle = (regular: readonly Dividend[], special: readonly Dividend[] = []): Split => {
  const days = regular.map(({ exDate }) => dayOf(exDate));
  const isOffCycle = (dividend: Dividend, at: number): boolean => {
    const usual = usualGap(days, at);
    const [before, after] = [regular[at - 1], regular[at + 1]];
    const neighbours = [before, after].filter((other) => other !== undefined);
    const nearest = Math.min(
      ...neighbours.map(({ exDate }) => Math.abs(daysBetween(exDate, dividend.exDate))),
    );
    const amount = usualAmount(regular, at);
    if (amount === null || nearest >= OFF_CYCLE_GAP * usual) return false;
    if (dividend.amount < OFF_CYCLE_SIZE * amount) return false;
    if (nearest < VERY_CLOSE * usual) return true;
    // The newest one may be the second of a new cadence.
    if (before === undefined || after === undefined)
      return dividend.amount >= OFF_CYCLE_SIZE * ((before ?? after)?.amount ?? 0);
    return daysBetween(before.exDate, after.exDate) <= ONE_CYCLE * usual;
  };
  const [largest] = regular.filter(isOffCycle).toSorted((a, b) => b.amount - a.amount);
  if (largest === undefined) return { regular, special };
  return withoutOffCycle(
    regular.filter((dividend) => dividend !== largest),
    [...special, largest],
  );
};

/** Finals are larger than the interims next to them, and so are those of the years before and after. */
const isFinal = ({ exDate, amount }: Dividend, at: number, all: readonly Dividend[]): boolean => {
  const ofKind = [all[at - 2], all[at + 2]].filter((other) => other !== undefined);
  return (
    ofKind.length > 0 &&
    ofKind.every(
      (other) => Math.abs(daysBetween(other.exDate, exDate)) >= KIND_DAYS && 2 * other.amount >= amount,
    )
  );
};

/** Between two payments, each at the rate of its neighbour: the rate is fixed, and was raised at most. */
const isOnFixedRate = (at: number, all: readonly Dividend[]): boolean => {
  const [earlier, before, after, later] = [all[at - 2], all[at - 1], all[at + 1], all[at + 2]];
  if (before === undefined || after === undefined) return false;
  const isRaised = after.amount >= (1 - SAME) * before.amount && after.amount <= RAISE * before.amount;
  return (
    isRaised &&
    earlier !== undefined &&
    later !== undefined &&
    isSame(earlier, before) &&
    isSame(later, after)
  );
};

/**
 * Whether the newest payment may be special: far above the payment before and the usual one; far above the usual one alone
 * where it is one of few that are a year apart, which may all be special; or too early for its cadence, unless it
 * is the payment before, perhaps raised a little, on another day.
 */
const isSuspect = ({ amount }: Dividend, before: Dividend, all: readonly Dividend[]): boolean => {
  const usual = usualAmount(all, all.length - 1) ?? amount;
  if (amount >= SPIKE * Math.max(usual, before.amount)) return true;
  const yearly = yearlyBefore(all);
  const isFurther = amount >= FURTHER * before.amount && amount >= SPIKE * (median(yearly) ?? amount);
  if (yearly.length < ESTABLISHED && isFurther) return true;
  const isAlike = [before.amount, usual].some(
    (other) => amount >= (1 - SAME) * other && amount < OFF_CYCLE_SIZE * other,
  );
  return !isAlike && isEarly(all.map((other) => other.exDate));
};

/** Amounts of the payments before the newest one that are a year or so apart, up to it. */
const yearlyBefore = (all: readonly Dividend[]): readonly number[] => {
  const closest = all.findLastIndex(
    ({ exDate }, at) => at > 0 && daysBetween(all[at - 1]?.exDate ?? exDate, exDate) < KIND_DAYS,
  );
  return all.slice(Math.max(0, closest), -1).map(({ amount }) => amount);
};

/**
 * A payment far above both its neighbours includes a special one. The regular part is the larger of the
 * neighbours, so that the special one neither causes a cut nor hides a raise.
 */
const judged = (dividend: Dividend, at: number, all: readonly Dividend[]): Payment => {
  const { exDate, amount } = dividend;
  const plain = { exDate, regular: amount, special: 0, possibleSpecial: false };
  const usual = usualAmount(all, at);
  const before = all[at - 1];
  const after = all[at + 1];
  if (usual === null || before === undefined || isFinal(dividend, at, all)) return plain;
  if (after === undefined) return { ...plain, possibleSpecial: isSuspect(dividend, before, all) };
  const around = Math.max(before.amount, after.amount);
  const isSpike =
    (amount >= SPIKE * usual && amount >= SPIKE * around) ||
    (amount >= SPIKE_ON_FIXED_RATE * around && isOnFixedRate(at, all));
  return isSpike ? { ...plain, regular: around, special: amount - around } : plain;
};
