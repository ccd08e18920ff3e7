import { CAPEX_ROWS, LARGER_KINDS } from '../fields/flow-concepts.ts';
import type { Field } from '../fields/field.ts';
import { exceeds } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import { rowsOfYears } from './rows-of-years.ts';
import { refuseWhere } from './set-aside.ts';

/** The one row of capital expenditure that a version reads; undefined for a sum or another row. */
const rowOf = ({ readings: [first] }: FilingReadings): string | undefined => {
  const [part, ...others] = first?.parts ?? [];
  return part !== undefined && others.length === 0 && CAPEX_ROWS.includes(part.fact.concept)
    ? part.fact.concept
    : undefined;
};

/**
 * A row of property beside a larger one of construction in process, machinery or furniture, in two years or more, is a
 * part of capital expenditure, also in years that tag nothing beside it (semantics §3.8.15): in one year a filer may build
 * more than it buys.
 */
export const refuseLesserProperty = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.field !== 'capex') return;
  const lesser = rowsOfYears(all, (version) => {
    const row = rowOf(version);
    const value = version.readings[0]?.value ?? 0n;
    return row !== undefined && exceeds(version.facts, LARGER_KINDS, value) ? [row] : [];
  });
  if (lesser.size === 0) return;
  refuseWhere(all, 'capex.lesser_row', (version) => lesser.has(rowOf(version) ?? ''));
};
