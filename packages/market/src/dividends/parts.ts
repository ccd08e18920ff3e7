import { daysBetween } from '@footnote/values/day';
import { isSame } from './gaps.ts';
import type { Dividend } from './dividend.ts';

/** Parts of one payment go ex within this many days. */
const TRANCHE_DAYS = 10;
/** Decimals to which a feed may round an amount, and the most that it then loses. */
const DECIMALS = [2, 3, 4];
const ROUNDED = 0.05;

/**
 * Dividends with those that go ex within ten days of each other made one payment: the sum of its parts on the
 * first of their days; but one of the two if they are a payment that the feed reports twice. `dividends`:
 * oldest first.
 */
export const wholePayments = (dividends: readonly Dividend[]): readonly Dividend[] => {
  const groups: Dividend[][] = [];
  for (const dividend of dividends) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (first !== undefined && daysBetween(first.exDate, dividend.exDate) <= TRANCHE_DAYS)
      group?.push(dividend);
    else groups.push([dividend]);
  }
  return groups.flatMap((group, at) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const twice = reportedTwice(group, [groups[at - 1]?.at(-1), groups[at + 1]?.[0]]);
    return [twice ?? others.reduce((sum, { amount }) => ({ ...sum, amount: sum.amount + amount }), first)];
  });
};

/**
 * Of two equal payments, or a payment and its rounded amount, that equal the payments before and after them,
 * as far as there are any: the one of more digits, else the first. Null for others: a payment in two parts has
 * parts below the payments beside it, and a weekly one has others as close.
 */
const reportedTwice = (
  group: readonly Dividend[],
  beside: readonly (Dividend | undefined)[],
): Dividend | null => {
  const [first, second, third] = group;
  if (first === undefined || second === undefined || third !== undefined) return null;
  const isRounded = roundsTo(second, first);
  const neighbours = beside.filter((other) => other !== undefined);
  const isPair = neighbours.every((other) =>
    group.every(({ exDate }) => Math.abs(daysBetween(exDate, other.exDate)) > TRANCHE_DAYS),
  );
  const isOne = isSame(first, second) || isRounded || roundsTo(first, second);
  const fits = neighbours.every((other) => isSame(other, first) || isSame(other, second));
  return isOne && isPair && neighbours.length > 0 && fits ? (isRounded ? second : first) : null;
};

/** Whether an amount with fewer decimals is the other one rounded. */
const roundsTo = ({ amount: exact }: Dividend, { amount: rounded }: Dividend): boolean =>
  exact !== rounded &&
  Math.abs(exact - rounded) <= ROUNDED * exact &&
  DECIMALS.some((decimals) => Math.abs(Math.round(exact * 10 ** decimals) / 10 ** decimals - rounded) < 1e-9);
