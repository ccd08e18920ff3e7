import { samePeriod } from '../periods/calendar.ts';
import type { SheetReading } from '../statements/found.ts';
import type { Evidence, Failure } from '../types.ts';
import type { Confirmation, Witnesses } from './witness.ts';
import { exchanged } from './exchanged.ts';
import { confirmed } from './witness.ts';

const isConfirmed = (one: Confirmation | Failure | undefined): boolean =>
  typeof one === 'object' && one.byColumn.some((list) => list.length > 0);

/** What is served confirms the columns of a statement; a sentence on the newest one says less, and any other one nothing. */
function strengthOf(one: Confirmation | Failure | undefined): number {
  if (typeof one !== 'object') return 0;
  if (one.byColumn.flat().some(({ kind }) => kind === 'prior_column')) return 2;
  return one.isNewestStated ? 1 : 0;
}

/** Whether no other statement of the kind speaks of one of its periods, except with the same figures. */
function isAlone({ sheet, found }: SheetReading, readings: readonly SheetReading[]): boolean {
  return readings.every((other) => {
    const isLike =
      other.sheet !== sheet &&
      other.sheet.isTitled &&
      other.sheet.kind === sheet.kind &&
      other.sheet.columns.some(({ period }) => sheet.columns.some((own) => samePeriod(own.period, period)));
    if (!isLike) return true;
    return found.every(({ field, column, amount }) => {
      const period = sheet.columns[column]?.period;
      return other.found.some(
        (one) =>
          one.field === field &&
          one.amount === amount &&
          period !== undefined &&
          samePeriod(other.sheet.columns[one.column]?.period ?? period, period),
      );
    });
  });
}

/**
 * Confirms the sheets of a release. Of two whose columns contradict each other the weaker one is refused. A statement that nothing outside of it speaks of is confirmed by its title where that
 * names the unit of one that is.
 */
export function confirmedAll(
  readings: readonly SheetReading[],
  witnesses: Witnesses,
): ReadonlyMap<SheetReading, Confirmation | Failure> {
  const all = new Map(readings.map((reading) => [reading, confirmed(reading, witnesses)] as const));
  for (const pair of exchanged(readings)) {
    const strengths = pair.map((one) => strengthOf(all.get(one)));
    const most = strengths[0] === strengths[1] ? Infinity : Math.max(...strengths);
    for (const [at, one] of pair.entries()) if ((strengths[at] ?? 0) < most) all.set(one, 'tables_differ');
  }
  const sure = readings
    .filter(({ sheet }) => sheet.isTitled)
    .filter((reading) => isConfirmed(all.get(reading)));
  return new Map(
    readings.map((reading) => {
      const own = all.get(reading) ?? 'not_confirmed';
      const { isTitled, scale } = reading.sheet;
      if (typeof own === 'string' || isConfirmed(own) || !isTitled || scale === null) return [reading, own];
      if (witnesses.known.has(reading.sheet.kind) || !isAlone(reading, readings)) return [reading, own];
      const like = sure.find(({ sheet }) => sheet.scale === scale);
      if (like === undefined) return [reading, own];
      const evidence: Evidence = { kind: 'same_unit', table: like.sheet.table };
      return [reading, { ...own, byColumn: own.byColumn.map(() => [evidence]) }];
    }),
  );
}
