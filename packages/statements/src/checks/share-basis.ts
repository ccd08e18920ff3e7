import type { Calendar } from '../calendar/calendar.ts';
import { fields } from '../fields/fields.ts';
import { slotOf, SPANS } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { refused } from '../derive/table.ts';
import type { Unsettled } from '../splits/unsettled.ts';

/**
 * Refuses share and per-share figures that were last filed before a change of basis that no split explains, or
 * that later filings left on the old basis: they are not comparable with newer ones.
 */
export const refuseOldBasis = (table: Table, calendar: Calendar, causes: readonly Unsettled[]): void => {
  for (const { since, leftBefore, rule } of causes)
    for (const { field, measure, nature } of fields) {
      if (nature === 'instant' || (measure !== 'shares' && measure !== 'per_share')) continue;
      for (const year of calendar.keys())
        for (const place of SPANS) {
          const entry = table.get(field, slotOf(year, place));
          if (
            entry?.parts.some(
              ({ fact }) => fact.filing.filed < since || (leftBefore !== null && fact.end < leftBefore),
            )
          )
            table.set(field, slotOf(year, place), refused(rule));
        }
    }
};
