import type { Calendar } from '../calendar/calendar.ts';
import { QUARTERS, slotOf } from '../calendar/slots.ts';
import { isStated } from '../derive/announced.ts';
import { addUp } from '../derive/sums.ts';
import type { Table } from '../derive/table.ts';
import { isServed, refused, withFlag } from '../derive/table.ts';

/**
 * Refuses the fourth quarter where the four quarters served do not add up to the year served within their rounding
 * (semantics §3.8.3): a computed field may have been taken from other rows in the year than in its quarters. Flags the year
 * of every quarter that is refused for this reason. A quarter that a release states stays, and its year is flagged.
 */
export const checkYears = (table: Table, calendar: Calendar, additive: readonly string[]): void => {
  for (const [year, { transition }] of calendar.entries()) {
    if (transition) continue;
    for (const field of additive) {
      const whole = table.get(field, slotOf(year, 'FY'));
      if (!isServed(whole)) continue;
      const q4 = slotOf(year, 'Q4');
      const quarters = QUARTERS.map((place) => table.get(field, slotOf(year, place))).filter(isServed);
      const isOpen = quarters.length === QUARTERS.length && !addUp(quarters, whole);
      const stated = isStated(table.get(field, q4));
      if (isOpen && !stated) table.set(field, q4, refused('q4.other_basis', ['q4_derived']));
      if ((isOpen && stated) || table.get(field, q4)?.rule === 'q4.other_basis')
        table.set(field, slotOf(year, 'FY'), withFlag(whole, 'sum_mismatch'));
    }
  }
};
