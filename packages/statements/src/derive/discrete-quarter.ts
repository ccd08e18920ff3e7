import { near, size } from '../decimal.ts';
import { difference } from './difference.ts';
import { sameRounded } from '../versions/runs.ts';
import type { History } from '../versions/history.ts';
import { placeOf, slotOf, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import type { Vintages } from '../versions/vintage.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** Number of years before and after in which a filer's discrete cash flows are compared with differences. */
const NEARBY = 4;

/** Spans have one scale if a quarter is at least this fraction of the year to date. */
const SMALLEST = 400n;

const DIFFERENCES: readonly (readonly [Place, Place, Place])[] = [
  ['Q2', 'Y2', 'Q1'],
  ['Q3', 'Y3', 'Y2'],
];

/**
 * Whether the discrete cash flows of other quarters equal the differences of the years to date, at least once
 * and without exception.
 */
const agreesElsewhere = (history: History, slot: Slot): boolean => {
  let found = 0;
  const year = yearOf(slot);
  for (let other = Math.max(0, year - NEARBY); other <= year + NEARBY; other += 1)
    for (const [quarter, whole, part] of DIFFERENCES) {
      const own = slotOf(other, quarter);
      const discrete = own === slot ? null : history.vintages(own);
      if (!discrete) continue;
      const rest = difference(history, slotOf(other, whole), [slotOf(other, part)]);
      if (typeof rest === 'string') continue;
      const { value } = discrete.served;
      if (!sameRounded(value, rest.value) && !near(value, rest.value, SAME_FIGURE)) return false;
      found += 1;
    }
  return found > 0;
};

/** The year to date that ends with a quarter. */
const yearToDate = (history: History, quarter: Slot): Vintages | null => {
  const place = DIFFERENCES.find(([own]) => own === placeOf(quarter))?.[1];
  return place === undefined ? null : history.vintages(slotOf(yearOf(quarter), place));
};

/** Whether a figure tagged for a quarter is the year to date. */
export const repeatsYearToDate = (history: History, quarter: Slot): boolean => {
  const discrete = history.vintages(quarter)?.served;
  return (
    discrete !== undefined &&
    discrete.value !== 0n &&
    discrete.value === yearToDate(history, quarter)?.served.value
  );
};

/**
 * Whether the cash flow that a filing tags for a quarter is that of the quarter, not the year to date
 * (semantics §3.7.12): the filing of the year to date tags it too, in the same scale, with another value, and
 * not more for a field that is never negative; and the filer's tags for other quarters equal their
 * differences.
 */
export const isDiscreteQuarter = (history: History, quarter: Slot): boolean => {
  const discrete = history.vintages(quarter)?.served;
  const whole = yearToDate(history, quarter);
  if (!discrete || !whole) return false;
  if (!whole.kept.some(({ filing }) => filing === discrete.filing)) return false;
  const [part, all] = [size(discrete.value), size(whole.served.value)];
  if (part === all || part * SMALLEST < all || (history.spec.neverNegative && part > all)) return false;
  return agreesElsewhere(history, quarter);
};
