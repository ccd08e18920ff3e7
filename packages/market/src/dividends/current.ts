import { DAY_MS, dayAt, daysBetween } from '@footnote/values/day';
import { isSession } from '../session-calendar.ts';
import { type Frequency, frequencyOf, PER_YEAR } from './frequency.ts';
import { isEarly } from './gaps.ts';
import type { Payment } from './payments.ts';
import { type RegularPayment, regularPayments, sinceResumption } from './regular.ts';

/**
 * `suspended`: regular payments in the last five years, but one is overdue. `specials_only`: none in that time but
 * special ones. `non_payer`: none at all.
 */
export type DividendStatus = 'non_payer' | 'payer' | 'specials_only' | 'suspended';

/** Current dividend of a stock; rates and amounts per share. */
export type CurrentDividends = {
  readonly status: DividendStatus;
  /** Based on the payments since the last suspension, without one that may be special; null with too few of them. */
  readonly frequency: Frequency | null;
  /** Whether payments were suspended and have been resumed for less than a whole cycle. */
  readonly resumed: boolean;
  /**
   * Regular payments of the last cycle, within the last 13 months; null if suspended, with fewer than three
   * ever, without one in that time, and if the newest one may be special.
   */
  readonly annualRate: number | null;
  /**
   * The newest payments per year; null if suspended, without a payment in the last 13 months, and if the newest one may be
   * special. Both rates
   * are all payments of 365 days if nearly everything that is paid is special, year after year; the last cycle if its
   * amounts rise and fall by much.
   */
  readonly forwardRate: number | null;
  readonly rateBasis: 'forward_annualized' | 'trailing_12m' | null;
  /** Of the last regular payment. */
  readonly lastExDate: string | null;
  /** All that was paid on that day, a special part included. */
  readonly lastAmount: number | null;
  /** A session; null if it cannot be estimated. */
  readonly nextExDate: string | null;
  /** Null also if the amounts rise and fall by much, and if the newest one may be special. */
  readonly nextAmount: number | null;
  /** Whether the newest payment may be special or include a special one, which only the next one shows. */
  readonly possibleSpecial: boolean;
};

const WINDOW_DAYS = 5 * 365 + 1;
const TRAILING_DAYS = 365;
const THIRTEEN_MONTHS = 396;
const OVERDUE = 1.5;
const FEWEST = 3;
/** Regular payments that specials exceed so many times, in each of so many years, are a token: the specials are the dividend. */
const SPECIAL_TIMES = 4;
const SPECIAL_YEARS = 3;

/**
 * Days from one payment to the next: whole weeks for quarters or longer; between payments of one kind if
 * there are two kinds.
 */
export const STEP_DAYS = { annual: 364, semi_annual: 364, quarterly: 91, monthly: 30, weekly: 7 } as const;

/** Current dividend as of a day (YYYY-MM-DD), from the payments up to then (semantics §6). */
export const currentDividends = (payments: readonly Payment[], asOf: string): CurrentDividends => {
  const known = payments.filter(({ exDate }) => exDate <= asOf);
  const regular = regularPayments(known);
  const since = sinceResumption(regular);
  const isOpen = known.findLast((payment) => payment.regular > 0)?.possibleSpecial ?? false;
  const exDates = since.map(({ exDate }) => exDate);
  // A payment that may be special says nothing of how often the regular ones come.
  const isLeftOut = isOpen && exDates.length > FEWEST;
  const frequency = frequencyOf(isLeftOut ? exDates.slice(0, -1) : exDates);
  const status = statusOf(since, frequencyOf(exDates), asOf, known);
  const last = regular.at(-1);
  const pays = status === 'payer' && within(regular, THIRTEEN_MONTHS, asOf).length > 0;
  const all = pays && isMostlySpecial(known, asOf) ? paidIn(known, 0, asOf) : null;
  const isVaried = hasVariedAmounts(since, frequency);
  const possibleSpecial = isOpen && all === null;
  const rates = pays && !possibleSpecial;
  const forward = rates && frequency !== null ? (all ?? forwardOf(since, frequency, asOf)) : null;
  const isTrailing = all !== null || frequency === 'irregular' || isVaried;
  const resumed = since.length < regular.length && since.length < (countOf(frequency) ?? FEWEST);
  // Nor does an early one say when the next one comes.
  const isKnown = status === 'payer' && !(possibleSpecial && isEarly(exDates));
  const next = isKnown ? nextOf(since, frequency, asOf) : null;
  return {
    status,
    frequency,
    resumed,
    annualRate: rates && regular.length >= FEWEST ? (all ?? trailingOf(since, frequency, asOf)) : null,
    forwardRate: forward,
    rateBasis: forward === null ? null : isTrailing ? 'trailing_12m' : 'forward_annualized',
    lastExDate: last?.exDate ?? null,
    lastAmount: last === undefined ? null : paidOn(known, last.exDate),
    nextExDate: next?.exDate ?? null,
    nextAmount: isVaried || possibleSpecial ? null : (next?.amount ?? null),
    possibleSpecial,
  };
};

/** All that was paid on a day. */
const paidOn = (payments: readonly Payment[], day: string): number =>
  payments
    .filter(({ exDate }) => exDate === day)
    .reduce((sum, { regular, special }) => sum + regular + special, 0);

const countOf = (frequency: Frequency | null): number | null =>
  frequency === null || frequency === 'irregular' ? null : PER_YEAR[frequency];

const statusOf = (
  since: readonly RegularPayment[],
  frequency: Frequency | null,
  asOf: string,
  known: readonly Payment[],
): DividendStatus => {
  const last = since.at(-1);
  const isPast = ({ exDate }: { readonly exDate: string }): boolean =>
    daysBetween(exDate, asOf) > WINDOW_DAYS;
  if (last === undefined || isPast(last)) return known.every(isPast) ? 'non_payer' : 'specials_only';
  const cycle = since.slice(-1 - (countOf(frequency) ?? FEWEST));
  const gaps = cycle.slice(1).map(({ exDate }, at) => daysBetween(cycle[at]?.exDate ?? exDate, exDate));
  const longest = gaps.length === 0 ? TRAILING_DAYS : Math.max(...gaps);
  return daysBetween(last.exDate, asOf) <= OVERDUE * longest ? 'payer' : 'suspended';
};

const within = (regular: readonly RegularPayment[], days: number, asOf: string): readonly RegularPayment[] =>
  regular.filter(({ exDate }) => daysBetween(exDate, asOf) <= days);

type Part = (payment: Payment) => number;

/** Sum of a part of the payments (default all of each) of the 365 days that end so many times 365 days before a day. */
const paidIn = (
  payments: readonly Payment[],
  yearsBefore: number,
  asOf: string,
  part: Part = ({ regular, special }) => regular + special,
): number =>
  payments
    .filter(({ exDate }) => Math.floor(daysBetween(exDate, asOf) / TRAILING_DAYS) === yearsBefore)
    .reduce((sum, payment) => sum + part(payment), 0);

/** Whether specials exceeded four times the regular payments in each of the last three years. */
const isMostlySpecial = (payments: readonly Payment[], asOf: string): boolean =>
  Array.from({ length: SPECIAL_YEARS }).every(
    (_, year) =>
      paidIn(payments, year, asOf, ({ special }) => special) >
      SPECIAL_TIMES * paidIn(payments, year, asOf, ({ regular }) => regular),
  );

const sumOf = (regular: readonly RegularPayment[]): number =>
  regular.reduce((sum, { amount }) => sum + amount, 0);

const trailingOf = (
  regular: readonly RegularPayment[],
  frequency: Frequency | null,
  asOf: string,
): number => {
  const count = countOf(frequency);
  return count === null
    ? sumOf(within(regular, TRAILING_DAYS, asOf))
    : sumOf(within(regular.slice(-count), THIRTEEN_MONTHS, asOf));
};

/** A payment that differs from the one before by this factor has another amount. */
const OTHER_AMOUNT = 1.25;
/** Cycles whose amounts are compared. */
const CYCLES = 2;

/**
 * Whether amounts rise and fall by much: in two cycles of at least four payments a year, half of the steps from one
 * payment to the next are a quarter or more, a quarter of them up and a quarter down. Such a payment says little about
 * a year (a fund distributes what it received); an increase and a cut alone are fewer steps.
 */
const hasVariedAmounts = (regular: readonly RegularPayment[], frequency: Frequency | null): boolean => {
  const count = countOf(frequency);
  if (count === null || count < PER_YEAR.quarterly || regular.length <= CYCLES * count) return false;
  const paid = regular.slice(-CYCLES * count - 1);
  const steps = paid.slice(1).map(({ amount }, at) => amount / (paid[at]?.amount ?? amount));
  const up = steps.filter((step) => step >= OTHER_AMOUNT).length;
  const down = steps.filter((step) => step <= 1 / OTHER_AMOUNT).length;
  return 2 * (up + down) >= steps.length && 4 * up >= steps.length && 4 * down >= steps.length;
};

const forwardOf = (regular: readonly RegularPayment[], frequency: Frequency, asOf: string): number => {
  if (hasVariedAmounts(regular, frequency)) return trailingOf(regular, frequency, asOf);
  if (frequency === 'irregular') return sumOf(within(regular, TRAILING_DAYS, asOf));
  if (frequency === 'semi_annual') return sumOf(regular.slice(-2));
  return (regular.at(-1)?.amount ?? 0) * PER_YEAR[frequency];
};

/**
 * Interim and final payments alternate: the next one is expected a year after the last of its kind, with the
 * same amount.
 */
const nextOf = (
  regular: readonly RegularPayment[],
  frequency: Frequency | null,
  asOf: string,
): RegularPayment | null => {
  if (frequency === null || frequency === 'irregular') return null;
  const kinds = frequency === 'semi_annual' ? 2 : 1;
  for (const steps of [1, 2]) {
    // The earlier of the next payments of two kinds.
    for (const { exDate, amount } of regular.slice(-kinds)) {
      const estimate = sessionAfter(exDate, steps * STEP_DAYS[frequency]);
      if (estimate > asOf) return { exDate: estimate, amount };
    }
  }
  return null;
};

/** The session a number of days after a day, or the last session before that. */
export const sessionAfter = (exDate: string, days: number): string => {
  let at = Date.parse(exDate) + days * DAY_MS;
  while (!isSession(dayAt(at))) at -= DAY_MS;
  return dayAt(at);
};
