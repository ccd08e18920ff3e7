import type { SheetReading } from '../statements/found.ts';
import type { Evidence, Failure } from '../types.ts';
import type { Confirmation, Witnesses } from './witness.ts';
import { confirmed } from './witness.ts';

const isConfirmed = (one: Confirmation | Failure | undefined): boolean =>
  typeof one === 'object' && one.byColumn.some((list) => list.length > 0);

/**
 * Confirms the sheets of a release. A statement that nothing outside of it speaks of is confirmed by its title where that
 * names the unit of one that is.
 */
export function confirmedAll(
  readings: readonly SheetReading[],
  witnesses: Witnesses,
): ReadonlyMap<SheetReading, Confirmation | Failure> {
  const all = new Map(readings.map((reading) => [reading, confirmed(reading, witnesses)] as const));
  const sure = readings
    .filter(({ sheet }) => sheet.isTitled)
    .filter((reading) => isConfirmed(all.get(reading)));
  return new Map(
    readings.map((reading) => {
      const own = all.get(reading) ?? 'not_confirmed';
      const { isTitled, scale } = reading.sheet;
      if (typeof own === 'string' || isConfirmed(own) || !isTitled || scale === null) return [reading, own];
      const like = sure.find(({ sheet }) => sheet.scale === scale);
      if (like === undefined) return [reading, own];
      const evidence: Evidence = { kind: 'same_unit', table: like.sheet.table };
      return [reading, { scale, byColumn: own.byColumn.map(() => [evidence]) }];
    }),
  );
}
