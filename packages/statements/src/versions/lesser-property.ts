import { CAPEX_ROWS, LARGER_KINDS } from '../fields/flow-concepts.ts';
import type { Field } from '../fields/field.ts';
import { exceeds } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { refusing } from './set-aside.ts';

/** In one year a filer may build more than it buys. */
const FEWEST_YEARS = 2;

/** The one row of capital expenditure that a version reads; undefined for a sum or another row. */
const rowOf = ({ readings: [first] }: FilingReadings): string | undefined => {
  const [part, ...others] = first?.parts ?? [];
  return part !== undefined && others.length === 0 && CAPEX_ROWS.includes(part.fact.concept)
    ? part.fact.concept
    : undefined;
};

/**
 * A row of property beside a larger one of construction in process, machinery or furniture, in two years or more, is a
 * part of capital expenditure, also in years that tag nothing beside it (semantics §3.8.15).
 */
export const refuseLesserProperty = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.field !== 'capex') return;
  const years = new Map<string, Set<number>>();
  for (const [slot, versions] of all)
    for (const version of versions) {
      const row = rowOf(version);
      if (row === undefined || !exceeds(version.facts, LARGER_KINDS, version.readings[0]?.value ?? 0n))
        continue;
      years.set(row, (years.get(row) ?? new Set<number>()).add(yearOf(slot)));
    }
  const isLesser = (row: string | undefined): boolean =>
    row !== undefined && (years.get(row)?.size ?? 0) >= FEWEST_YEARS;
  if (![...years.keys()].some(isLesser)) return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => (isLesser(rowOf(version)) ? refusing(version, 'capex.lesser_row') : version)),
    );
};
