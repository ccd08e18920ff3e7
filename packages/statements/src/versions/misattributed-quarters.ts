import type { Calendar } from '../calendar/calendar.ts';
import { near, size } from '../decimal.ts';
import type { History } from './history.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { QUARTERS, slotOf, versionId } from '../calendar/slots.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';
import type { Slot } from '../calendar/slots.ts';
import { ROUNDINGS_OF_PAIR, SAME_FIGURE } from '../values/tolerances.ts';

/** Whether values differ by more than 0.5 % and more than rounding. */
const contradicts = (a: bigint, b: bigint, unit: bigint): boolean =>
  size(a - b) > unit * ROUNDINGS_OF_PAIR && !near(a, b, SAME_FIGURE);

/** One filing's value for a slot; if that is an error of scale or sign, the value in force instead. */
const valueBy = (history: History, slot: Slot, order: number): bigint | null => {
  const own = history.versions(slot).find(({ filing }) => filing.order === order)?.readings[0]?.value;
  if (own === undefined) return null;
  const inForce = history.vintages(slot)?.served.value;
  return inForce !== undefined && scaleOrSignError(own, inForce) ? inForce : own;
};

/** Whether at least two of a year's quarters are another year's quarters under these dates. */
const misdated = (
  history: History,
  year: number,
  values: readonly (bigint | null)[],
  years: number,
): boolean => {
  for (let other = 0; other < years; other += 1) {
    if (other === year) continue;
    const same = values.filter(
      (value, k) =>
        value !== null &&
        value !== 0n &&
        history
          .versions(slotOf(other, QUARTERS[k] ?? 'Q1'))
          .some(({ readings }) => readings[0]?.value === value),
    );
    if (same.length >= 2) return true;
  }
  return false;
};

/**
 * Quarters in the tables of annual reports that belong to another scope or another year (semantics §2.4):
 * four that differ from the report's own year by more than 0.5 %, or three that contradict the nine months in
 * force and repeat another year's.
 */
export const misattributedQuarters = (history: History, calendar: Calendar): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [year, { transition }] of calendar.entries()) {
    if (transition) continue;
    const slots = QUARTERS.map((place) => slotOf(year, place));
    const orders = new Set<number>();
    for (const slot of slots)
      for (const { filing, readings } of history.versions(slot))
        if (filing.annual && readings.length > 0) orders.add(filing.order);
    for (const order of orders) {
      const values = slots.map((slot) => valueBy(history, slot, order));
      const [a, b, c, d] = values;
      if (a === null || a === undefined || b === null || b === undefined || c === null || c === undefined)
        continue;
      const unit = roundingUnit(values.filter((value) => value !== null));
      if (d !== null && d !== undefined) {
        const own = valueBy(history, slotOf(year, 'FY'), order);
        if (own === null || !contradicts(a + b + c + d, own, unit)) continue;
      } else {
        const whole = history.vintages(slotOf(year, 'FY'))?.served.value;
        const fourth = history.vintages(slotOf(year, 'Q4'))?.served.value;
        const nine =
          history.vintages(slotOf(year, 'Y3'))?.served.value ??
          (whole !== undefined && fourth !== undefined ? whole - fourth : undefined);
        if (nine === undefined || !contradicts(a + b + c, nine, unit)) continue;
        if (!misdated(history, year, [a, b, c], calendar.length)) continue;
      }
      for (const slot of slots) found.add(versionId(slot, order));
    }
  }
  return found;
};
