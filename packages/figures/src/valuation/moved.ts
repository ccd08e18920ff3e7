import type { Decimal } from 'decimal.js';
import { percentOf, quotient, type Figure } from '../ratios/exact.ts';
import type { LeftOut, Observations, Observed } from './history.ts';
import { MULTIPLES, type MultipleName } from './multiples.ts';

/** One of the factors that a multiple is the product of. */
export type Factor = {
  readonly from: Decimal;
  readonly to: Decimal;
  /** Percent. */
  readonly change: Decimal;
  /** What the change alone does to the multiple, in percent: that of the figure divides. */
  readonly effect: Decimal;
};

/** How a multiple came from what it was to what it is: one and the effects of all factors multiply to one and the change. */
export type Move = {
  readonly from: Observed;
  /** Percent. */
  readonly change: Decimal;
  readonly close: Factor;
  /** Null for a multiple of the close. */
  readonly shares: Factor | null;
  /** Enterprise value over market value, which rises with debt; null for a multiple of another numerator. */
  readonly claims: Factor | null;
  readonly figure: Factor;
};

/** `insufficient_history`: no month-end that early. Else why that month has no observation. */
export type MoveRefusal = LeftOut | 'insufficient_history';

/** The multiple of today, by the same members as a past one. */
export type MultipleNow = Omit<Observed, 'date'>;

/** What moved a multiple since the last month-end on or before a day (YYYY-MM-DD). */
export function moveSince(
  name: MultipleName,
  now: MultipleNow,
  { values, months }: Observations,
  day: string,
): Move | MoveRefusal {
  const month = months.findLast(({ date }) => date <= day);
  if (month === undefined) return 'insufficient_history';
  const from = values.find(({ date }) => date === month.date);
  if (from === undefined) return month.leftOut ?? 'insufficient_history';
  const { over } = MULTIPLES[name];
  const close = factor(from.close, now.close);
  const figure = divisor(from.denominator, now.denominator);
  const shares = over === 'close' ? null : factor(sharesOf(from), sharesOf(now));
  const claims = over === 'enterprise_value' ? factor(claimsOf(from), claimsOf(now)) : null;
  const change = changeOf(from.value, now.value);
  if (close === null || figure === null || change === null) return 'not_meaningful';
  return { from, change, close, shares, claims, figure };
}

const sharesOf = ({ marketValue, close }: MultipleNow): Figure => quotient(marketValue, close);
const claimsOf = ({ numerator, marketValue }: MultipleNow): Figure => quotient(numerator, marketValue);

const changeOf = (from: Figure, to: Figure): Figure =>
  percentOf(to === null || from === null ? null : to.minus(from), from);

function factor(from: Figure, to: Figure): Factor | null {
  const change = changeOf(from, to);
  return from === null || to === null || change === null ? null : { from, to, change, effect: change };
}

function divisor(from: Decimal, to: Decimal): Factor | null {
  const [change, effect] = [changeOf(from, to), changeOf(to, from)];
  return change === null || effect === null ? null : { from, to, change, effect };
}
