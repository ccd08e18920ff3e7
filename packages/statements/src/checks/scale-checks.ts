import type { Calendar } from '../calendar/calendar.ts';
import { servedFields } from '../fields/served-fields.ts';
import { PLACES, slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { refused } from '../derive/table.ts';
import { isThousandfold, isWithin } from '../values/scale.ts';
import { LIKE_YEARS } from '../values/tolerances.ts';

/** Values of one place, year by year, with their slots; without zeros and refusals. */
const lineOf = (table: Table, field: string, slots: readonly Slot[]): { slots: Slot[]; values: bigint[] } => {
  const line: { slots: Slot[]; values: bigint[] } = { slots: [], values: [] };
  for (const slot of slots) {
    const value = table.value(field, slot);
    if (value === null || value === 0n) continue;
    line.slots.push(slot);
    line.values.push(value);
  }
  return line;
};

/**
 * A money value that differs by a factor of a thousand from the same period of adjacent years, which agree
 * with each other, is an error of scale (semantics §3.6). At the ends of the history the two nearest years
 * are used.
 */
export const checkScale = (table: Table, calendar: Calendar): void => {
  const years = [...calendar.entries()].filter(([, { transition }]) => !transition).map(([year]) => year);
  const places = PLACES.map((place) => years.map((year) => slotOf(year, place)));
  for (const { field, measure } of servedFields) {
    if (measure !== 'money') continue;
    for (const place of places) {
      const { slots, values } = lineOf(table, field, place);
      const last = values.length - 1;
      slots.forEach((slot, k) => {
        const a = values[k === 0 ? 1 : k - 1];
        const b = values[k === 0 ? 2 : k === last ? k - 2 : k + 1];
        const value = values[k];
        if (a === undefined || b === undefined || value === undefined) return;
        if (isThousandfold(value, a) && isThousandfold(value, b) && isWithin(a, b, LIKE_YEARS))
          table.set(field, slot, refused('scale.thousandfold'));
      });
    }
  }
};
