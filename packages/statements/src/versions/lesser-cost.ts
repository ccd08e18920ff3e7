import type { Field } from '../fields/field.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { placeOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { rowsOfYears } from './rows-of-years.ts';
import { refuseWhere } from './set-aside.ts';

/** Keys of the rows that a version tags beside the one it reads, at less than half of its amount. */
const lesserKeys = ({ readings: [first, ...others] }: FilingReadings): readonly string[] =>
  first === undefined || first.value <= 0n
    ? []
    : others.filter(({ value }) => value > 0n && value * 2n < first.value).map(({ key }) => key);

/**
 * A cost that annual reports of two years or more tag beside a better row of at least twice the amount is another row, or
 * a part: also in interim reports and other years that tag it alone (semantics §3.8.3).
 */
export const refuseLesserCosts = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.field !== 'cost_of_revenue') return;
  const lesser = rowsOfYears(all, (version, slot) => (placeOf(slot) === 'FY' ? lesserKeys(version) : []));
  if (lesser.size === 0) return;
  refuseWhere(all, 'cost_of_revenue.lesser_row', ({ readings: [first] }) => lesser.has(first?.key ?? ''));
};
