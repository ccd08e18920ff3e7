import type { CurrentDividends } from './current.ts';
import { type Frequency, PER_YEAR } from './frequency.ts';
import type { Payment } from './payments.ts';
import { type RegularPayment, regularPayments, resumptions, sinceResumption } from './regular.ts';

/** Payments of the five years up to a day, and how they changed. */
export type TrackRecord = {
  /** Ex-date of the first payment of the five years, including special ones; null without one. */
  readonly firstExDate: string | null;
  /**
   * Regular and special payments; one in several parts counts once, and so does a regular one that includes a
   * special one.
   */
  readonly totalPayments: number;
  /**
   * Number of consecutive years, counted back from the newest, in which more was paid than in the year
   * before: years of payments, such as four quarterly ones, not calendar years. Null if the frequency is
   * irregular or unknown, in the first such year, and without payments.
   */
  readonly increaseYears: number | null;
  /** Regular payments below the previous one of their kind, and suspensions; null without payments. */
  readonly cuts: number | null;
  /**
   * Ex-date of the newest regular payment above the previous one of its kind, at any time; null without one.
   */
  readonly lastIncreaseDate: string | null;
};

/** Smaller changes are of rounding. */
const CHANGE = 0.005;
const WINDOW_YEARS = 5;

/** First day after the five years before a day. */
const windowStart = (asOf: string): string =>
  `${String(Number(asOf.slice(0, 4)) - WINDOW_YEARS)}${asOf.slice(4)}`;

/** How payments changed in the five years up to a day (YYYY-MM-DD), by those up to then (semantics §6). */
export const trackRecordOf = (
  payments: readonly Payment[],
  { frequency, status }: Pick<CurrentDividends, 'frequency' | 'status'>,
  asOf: string,
): TrackRecord => {
  const start = windowStart(asOf);
  const known = payments.filter(({ exDate }) => exDate <= asOf);
  const inWindow = known.filter(({ exDate }) => exDate > start);
  const regular = regularPayments(known);
  const changes = changesOf(regular, frequency);
  const hasPaid = regular.some(({ exDate }) => exDate > start);
  const lowered = changes.filter(({ exDate, change }) => exDate > start && change === 'cut').length;
  return {
    firstExDate: inWindow[0]?.exDate ?? null,
    totalPayments: inWindow.length,
    increaseYears: hasPaid ? increaseYears(regular, frequency, status, start) : null,
    cuts: hasPaid ? lowered + (status === 'suspended' ? 1 : 0) : null,
    lastIncreaseDate: changes.findLast(({ change }) => change === 'increase')?.exDate ?? null,
  };
};

type Change = { readonly exDate: string; readonly change: 'cut' | 'increase' | 'none' };

/**
 * Interim payments are compared with interim ones, and final ones with final ones. A suspension is a cut,
 * whatever is paid afterwards.
 */
const changesOf = (regular: readonly RegularPayment[], frequency: Frequency | null): readonly Change[] => {
  const step = frequency === 'semi_annual' ? 2 : 1;
  const resumed = resumptions(regular);
  return regular.map(({ exDate, amount }, at) => {
    if (resumed[at] === true) return { exDate, change: 'cut' };
    // The first payments after a suspension have no earlier ones of their kind to compare with.
    const isAcross = resumed.slice(Math.max(0, at - step + 1), at + 1).includes(true);
    const before = isAcross ? undefined : regular[at - step]?.amount;
    if (before === undefined) return { exDate, change: 'none' };
    if (amount < (1 - CHANGE) * before) return { exDate, change: 'cut' };
    return { exDate, change: amount > (1 + CHANGE) * before ? 'increase' : 'none' };
  });
};

/**
 * Sums of whole years of payments, back from the newest; the year before the window is the base of the oldest
 * one in it.
 */
const increaseYears = (
  paid: readonly RegularPayment[],
  frequency: Frequency | null,
  status: CurrentDividends['status'],
  start: string,
): number | null => {
  if (frequency === null || frequency === 'irregular') return null;
  if (status !== 'payer') return 0;
  const count = PER_YEAR[frequency];
  const regular = sinceResumption(paid);
  const sums: number[] = [];
  for (let end = regular.length; end >= count; end -= count) {
    const block = regular.slice(end - count, end);
    sums.push(block.reduce((sum, { amount }) => sum + amount, 0));
    // The first block that begins before the window is the last one needed.
    if ((block[0]?.exDate ?? '') <= start) break;
  }
  // The first year of payments cannot be compared; the first after a suspension does not continue a streak.
  if (sums.length < 2 && regular.length === paid.length) return null;
  const first = sums.findIndex((sum, at) => !(sum > (1 + CHANGE) * (sums[at + 1] ?? Infinity)));
  return first === -1 ? 0 : first;
};
