import type { Calendar } from '../calendar/calendar.ts';
import type { Place } from '../calendar/slots.ts';
import { slotOf } from '../calendar/slots.ts';
import { addUp } from '../derive/sums.ts';
import type { Table } from '../derive/table.ts';
import { isServed, refused } from '../derive/table.ts';

/** Years to date, the shorter one first, each with the periods that make it up: its quarters, else what is served of it. */
const PARTS: readonly (readonly [Place, readonly (readonly Place[])[]])[] = [
  ['Y2', [['Q1', 'Q2']]],
  [
    'Y3',
    [
      ['Q1', 'Q2', 'Q3'],
      ['Y2', 'Q3'],
    ],
  ],
];

/** Nine months are refused too where they and the fourth quarter served do not add up to the year served. */
const refuseBesideRest = (table: Table, year: number, field: string): void => {
  const [nine, fourth, whole] = (['Y3', 'Q4', 'FY'] as const).map((place) =>
    table.get(field, slotOf(year, place)),
  );
  if (!isServed(nine) || !isServed(fourth) || !isServed(whole) || addUp([nine, fourth], whole)) return;
  table.set(field, slotOf(year, 'Y3'), refused('year_to_date.other_rest'));
};

/**
 * Refuses six or nine months to which the periods served beside them do not add up within their rounding (semantics
 * §3.8.3): a later filing moved one side only, and the quarters are the side that the year and twelve months are made of.
 */
export const checkYearsToDate = (table: Table, calendar: Calendar, additive: readonly string[]): void => {
  for (const [year, { transition }] of calendar.entries()) {
    if (transition) continue;
    for (const field of additive)
      for (const [place, ways] of PARTS) {
        const whole = table.get(field, slotOf(year, place));
        if (!isServed(whole)) continue;
        const parts = ways
          .map((places) => places.map((part) => table.get(field, slotOf(year, part))))
          .find((entries) => entries.every(isServed));
        if (parts !== undefined && !addUp(parts.filter(isServed), whole))
          table.set(field, slotOf(year, place), refused('year_to_date.other_basis'));
      }
    for (const field of additive) refuseBesideRest(table, year, field);
  }
};
