import type { Calendar } from '../calendar/calendar.ts';
import type { History } from '../versions/history.ts';
import { slotOf, SPANS } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { withFlag } from '../derive/table.ts';

/**
 * Flags `revenue_basis_change` where revenue changes its tag from one period to the same period a year later,
 * without an overlap in which both tags agree within 0.5 % (semantics §3.1).
 */
export const flagBasisChange = (history: History, calendar: Calendar, table: Table): void => {
  const { field } = history.spec;
  for (const place of SPANS) {
    let before = '';
    for (const [year, { transition }] of calendar.entries()) {
      if (transition) continue;
      const slot = slotOf(year, place);
      const key = history.vintages(slot)?.served.key ?? '';
      if (key === '') continue;
      const entry = table.get(field, slot);
      if (
        before !== '' &&
        key !== before &&
        entry &&
        entry.value !== null &&
        !history.sameSeries(before, key)
      )
        table.set(field, slot, withFlag(entry, 'revenue_basis_change'));
      before = key;
    }
  }
};
