import type { Field } from '../fields/field.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { placeOf, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { refusing } from './set-aside.ts';

/** In fewer years, a smaller row may be an error. */
const FEWEST_YEARS = 2;

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
  const years = new Map<string, Set<number>>();
  for (const [slot, versions] of all) {
    if (placeOf(slot) !== 'FY') continue;
    for (const key of versions.flatMap(lesserKeys))
      years.set(key, (years.get(key) ?? new Set<number>()).add(yearOf(slot)));
  }
  const isLesser = (key: string | undefined): boolean => (years.get(key ?? '')?.size ?? 0) >= FEWEST_YEARS;
  if (![...years.keys()].some(isLesser)) return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) =>
        isLesser(version.readings[0]?.key) ? refusing(version, 'cost_of_revenue.lesser_row') : version,
      ),
    );
};
