import { isSession } from '../session-calendar.ts';
import { type Frequency, frequencyOf, PER_YEAR } from './frequency.ts';
import { daysBetween, median, type Payment } from './payments.ts';

/** `suspended`: payments of the last five years, and one overdue. `non_payer`: none in that time. */
export type DividendStatus = 'non_payer' | 'payer' | 'suspended';

/** What a stock pays now; rates and amounts of one share. */
export type CurrentDividends = {
  readonly status: DividendStatus;
  /** Null with too few payments to tell. */
  readonly frequency: Frequency | null;
  /** Regular payments of the last cycle, of the last 13 months; null when suspended or with fewer than three. */
  readonly annualRate: number | null;
  /** What the newest payments make in a year; null when suspended. */
  readonly forwardRate: number | null;
  readonly rateBasis: 'forward_annualized' | 'trailing_12m' | null;
  readonly lastExDate: string | null;
  readonly lastAmount: number | null;
  /** A session; null where it cannot be estimated. */
  readonly nextExDate: string | null;
  readonly nextAmount: number | null;
};

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 5 * 365 + 1;
const TRAILING_DAYS = 365;
const THIRTEEN_MONTHS = 396;
const OVERDUE = 1.5;
const FEWEST = 3;
const TRAILING = 8;

/** Days from one payment to the next, whole weeks where they are quarters or longer. */
const STEP_DAYS = { annual: 364, semi_annual: 182, quarterly: 91, monthly: 30, weekly: 7 } as const;

type Regular = { readonly exDate: string; readonly amount: number };

/** What a stock pays as of a day (YYYY-MM-DD), by its payments up to then (semantics §6). */
export const currentDividends = (payments: readonly Payment[], asOf: string): CurrentDividends => {
  const regular = regularOf(payments.filter(({ exDate }) => exDate <= asOf));
  const frequency = frequencyOf(regular.map(({ exDate }) => exDate));
  const status = statusOf(regular, frequency, asOf);
  const last = regular.at(-1);
  const pays = status === 'payer';
  const forward = pays ? forwardOf(regular, frequency, asOf) : null;
  const step = frequency === null || frequency === 'irregular' ? null : STEP_DAYS[frequency];
  const nextExDate = pays && step !== null && last !== undefined ? nextAfter(last.exDate, step, asOf) : null;
  return {
    status,
    frequency,
    annualRate: pays && regular.length >= FEWEST ? trailingOf(regular, frequency, asOf) : null,
    forwardRate: forward,
    rateBasis: forward === null ? null : frequency === 'irregular' ? 'trailing_12m' : 'forward_annualized',
    lastExDate: last?.exDate ?? null,
    lastAmount: last?.amount ?? null,
    nextExDate,
    // Interim and final payments take turns.
    nextAmount:
      nextExDate === null ? null : (regular.at(frequency === 'semi_annual' ? -2 : -1)?.amount ?? null),
  };
};

/** A payment that may have a special one in it counts with the usual amount until the next one tells. */
const regularOf = (payments: readonly Payment[]): readonly Regular[] => {
  const paid = payments.filter(({ regular }) => regular > 0);
  return paid.map(({ exDate, regular, possibleSpecial }, at) => {
    const before = paid.slice(Math.max(0, at - TRAILING), at).map((payment) => payment.regular);
    return { exDate, amount: possibleSpecial ? (median(before) ?? regular) : regular };
  });
};

const countOf = (frequency: Frequency | null): number | null =>
  frequency === null || frequency === 'irregular' ? null : PER_YEAR[frequency];

const statusOf = (regular: readonly Regular[], frequency: Frequency | null, asOf: string): DividendStatus => {
  const last = regular.at(-1);
  if (last === undefined || daysBetween(last.exDate, asOf) > WINDOW_DAYS) return 'non_payer';
  const cycle = regular.slice(-1 - (countOf(frequency) ?? FEWEST));
  const gaps = cycle.slice(1).map(({ exDate }, at) => daysBetween(cycle[at]?.exDate ?? exDate, exDate));
  const longest = gaps.length === 0 ? TRAILING_DAYS : Math.max(...gaps);
  return daysBetween(last.exDate, asOf) <= OVERDUE * longest ? 'payer' : 'suspended';
};

const within = (regular: readonly Regular[], days: number, asOf: string): readonly Regular[] =>
  regular.filter(({ exDate }) => daysBetween(exDate, asOf) <= days);

const sumOf = (regular: readonly Regular[]): number => regular.reduce((sum, { amount }) => sum + amount, 0);

const trailingOf = (regular: readonly Regular[], frequency: Frequency | null, asOf: string): number => {
  const count = countOf(frequency);
  return count === null
    ? sumOf(within(regular, TRAILING_DAYS, asOf))
    : sumOf(within(regular.slice(-count), THIRTEEN_MONTHS, asOf));
};

const forwardOf = (regular: readonly Regular[], frequency: Frequency | null, asOf: string): number | null => {
  if (frequency === null) return null;
  if (frequency === 'irregular') return sumOf(within(regular, TRAILING_DAYS, asOf));
  if (frequency === 'semi_annual') return sumOf(regular.slice(-2));
  return (regular.at(-1)?.amount ?? 0) * PER_YEAR[frequency];
};

/** The session a step after a day, or on the last one before that; once more if it lies in the past, then null. */
const nextAfter = (exDate: string, step: number, asOf: string): string | null => {
  for (const steps of [1, 2]) {
    let at = Date.parse(exDate) + steps * step * DAY_MS;
    while (!isSession(dayOf(at))) at -= DAY_MS;
    if (dayOf(at) > asOf) return dayOf(at);
  }
  return null;
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
