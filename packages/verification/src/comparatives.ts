import { daysBetween } from '@footnote/values/day';
import { isCurrent } from './filing-columns.ts';
import { PER_SHARE } from './identities.ts';
import { signNature } from './signs.ts';
import { isWithin } from '@footnote/statements/values/scale';
import { usualSize } from './usual-size.ts';
import { agree, isSlip } from './across-checks.ts';
import type { Check, Outcome } from './check.ts';
import type { Reading, Readings } from './readings.ts';
import type { Ledger } from './record.ts';
import { size } from '@footnote/statements/decimal';
import type { Rule } from './verification.ts';

const compare = (x: bigint, y: bigint): Outcome => ({
  holds: agree(x, y),
  difference: x - y,
  tolerance: (size(x) > size(y) ? size(x) : size(y)) / 200n,
});

/** Two filings' values of one fact. */
export const comparativeCheck = (a: Reading, b: Reading): Check => {
  const { holds, difference, tolerance } = compare(a.amount, b.amount);
  const readings = [a, b];
  return {
    holds,
    difference,
    tolerance,
    rule: 'comparative',
    key: 'comparative',
    readings,
    weighty: readings,
    strict: false,
    coarse: false,
    with: (changed, amount) => (changed === a ? compare(amount, b.amount) : compare(a.amount, amount)),
  };
};

/** Compares each fact with the next filing that reports it. */
export const comparativeChecks = (groups: Iterable<readonly Reading[]>): readonly Check[] => {
  const checks: Check[] = [];
  for (const list of groups)
    for (const [at, reading] of list.entries())
      for (let next = at + 1; next < list.length; next += 1) {
        const other = list[next];
        if (other === undefined || !agree(reading.amount, other.amount)) continue;
        checks.push(comparativeCheck(reading, other));
        break;
      }
  return checks;
};

export const supporters = (list: readonly Reading[], reading: Reading): number =>
  list.filter(({ amount }) => agree(amount, reading.amount)).length;

/** Whether readings differ at all. */
export const isDisputed = (list: readonly Reading[]): boolean =>
  list.some(({ amount }) => amount !== list[0]?.amount);

/** Whether another reading of the list agrees. */
export const isSupported = (list: readonly Reading[], reading: Reading): boolean =>
  list.some((other) => other !== reading && agree(other.amount, reading.amount));

/** A check within the reading's own filing that corroborates its exact value. */
export const provenAtHome = (
  ledger: Ledger,
  reading: Reading,
  but: readonly Rule[] = ['comparative'],
): boolean =>
  ledger
    .vouchers(reading)
    .some(
      ({ coarse, rule, readings }) =>
        !coarse && !but.includes(rule) && readings.every(({ filing }) => filing === reading.filing),
    );

/**
 * The same, except for a share count that only fits its earnings per share: those are too coarse to exclude
 * another year.
 */
export const provenExactly = (ledger: Ledger, reading: Reading): boolean =>
  provenAtHome(ledger, reading, reading.measure === 'shares' ? ['comparative', 'per_share'] : undefined);

/** With fewer significant digits two periods may have the same value by chance. */
const DISTINCT_DIGITS = 4;

export const isDistinct = (amount: bigint, digits = DISTINCT_DIGITS): boolean =>
  size(amount).toString().replace(/0+$/, '').length >= digits;

const days = (from: string, to: string): number => Math.abs(daysBetween(from, to));

export type Span = Pick<Reading, 'start' | 'end'>;

export const isYearApart = (a: Span, b: Span): boolean =>
  Math.abs(days(a.end, b.end) - 365) <= 10 && Math.abs(lengthOf(a) - lengthOf(b)) <= 10;

/**
 * Readings of the same value for the same period of the year before or after. A filing's own period may have
 * the same value as the year before; then another filing must confirm it.
 */
const yearApart = (readings: Readings, reading: Reading): readonly Reading[] =>
  isDistinct(reading.amount)
    ? readings
        .alike(reading)
        .filter(
          (other) =>
            other.end !== reading.end &&
            isYearApart(other, reading) &&
            (other.filing !== reading.filing || !isCurrent(readings, reading)),
        )
    : [];

export const lengthOf = ({ start, end }: Span): number => (start === null ? 0 : days(start, end));

/** The sign of a period's earnings in most filings, which EPS shares. 0 if they are tied. */
const earnedSign = (readings: Readings, { start, end }: Reading): number => {
  const votes = PER_SHARE.income
    .flatMap((concept) => readings.across(concept, start, end))
    .reduce((sum, { amount }) => sum + Number(amount > 0n) - Number(amount < 0n), 0);
  return Math.sign(votes);
};

/**
 * Facts that differ between filings in a way that no restatement does: another sign, a power of a thousand,
 * an omitted digit, or the value of another period. The majority of filings wins; else the one whose own
 * filing proves it; else both are doubted.
 */
export const judgeComparatives = (
  groups: Iterable<readonly Reading[]>,
  readings: Readings,
  ledger: Ledger,
): void => {
  for (const list of groups) {
    if (!isDisputed(list)) continue;
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1)) {
        if (agree(a.amount, b.amount)) continue;
        judgePair(a, b, list, readings, ledger);
      }
  }
};

const judgePair = (
  a: Reading,
  b: Reading,
  list: readonly Reading[],
  readings: Readings,
  ledger: Ledger,
): void => {
  const check = comparativeCheck(a, b);
  const [homeA, homeB] = [provenAtHome(ledger, a), provenAtHome(ledger, b)];
  const opposite = a.amount === -b.amount;
  if (opposite && signNature(a.concept) === 'either') return;
  if (opposite || isSlip(a.amount, b.amount, a.measure === 'money')) {
    const wrongSign = opposite ? wronglySigned(readings, a, b) : undefined;
    const votes = supporters(list, a) - supporters(list, b);
    const unheard = opposite ? undefined : unheardOf(readings, a, b);
    if (wrongSign !== undefined) ledger.blame(wrongSign, check, 'others_hold');
    else if (unheard !== undefined) ledger.blame(unheard, check, 'slip');
    else if (homeA !== homeB) ledger.blame(homeA ? b : a, check, 'others_hold');
    else if (votes !== 0) ledger.blame(votes > 0 ? b : a, check, 'majority');
    else if (!homeA) for (const reading of [a, b]) ledger.blame(reading, check, 'undecided');
    return;
  }
  if (a.measure !== 'money' || isNear(a.amount, b.amount)) return;
  const moved = [homeA ? [] : [a], homeB ? [] : [b]]
    .flat()
    .filter((one) => yearApart(readings, one).length > 0);
  const [wrong] = moved;
  if (wrong !== undefined && moved.length === 1 && supporters(list, wrong) === 1)
    ledger.blame(wrong, check, 'wrong_period');
};

/**
 * Of two facts powers of a thousand apart, the one whose size is unusual for the concept; undefined if
 * neither or both are.
 */
const unheardOf = (readings: Readings, a: Reading, b: Reading): Reading | undefined => {
  const middle = usualSize(readings, a);
  const [usualA, usualB] = [isWithin(a.amount, middle, 30n), isWithin(b.amount, middle, 30n)];
  if (usualA === usualB) return undefined;
  return usualA ? b : a;
};

/** Within 2 %: a revision may coincide with a figure of another year. */
export const isNear = (a: bigint, b: bigint): boolean =>
  size(a - b) * 50n <= (size(a) > size(b) ? size(a) : size(b));

/** Of two facts that differ only in sign, the impossible one; undefined if both are possible. */
const wronglySigned = (readings: Readings, a: Reading, b: Reading): Reading | undefined => {
  const [positive, negative] = a.amount > 0n ? [a, b] : [b, a];
  if (signNature(a.concept) === 'positive') return negative;
  const sign = a.measure === 'per_share' ? earnedSign(readings, a) : 0;
  return sign === 0 ? undefined : sign > 0 ? negative : positive;
};
