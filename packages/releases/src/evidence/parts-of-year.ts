import type { Found, SheetReading } from '../statements/found.ts';
import { addDays } from '@footnote/values/day';
import type { Evidence } from '../types.ts';
import { halfPlace, scaled } from './scaled.ts';
import type { ServedValues } from './served.ts';

/**
 * A flow of three months and the column of the year (or half, or nine months) that ends with it: where what is served
 * for the months before makes up the difference, each is evidence of the other.
 */
export function partsOf(
  { sheet, found }: SheetReading,
  one: Found,
  scale: number,
  served: ServedValues,
): Evidence[] {
  const period = sheet.columns[one.column]?.period;
  if (one.measure !== 'money' || period === undefined || period.months === null) return [];
  for (const other of found) {
    const theirs = sheet.columns[other.column]?.period;
    if (other.field !== one.field || other.column === one.column || theirs?.end !== period.end) continue;
    const [long, short] = (theirs.months ?? 0) > period.months ? [other, one] : [one, other];
    const longer = sheet.columns[long.column]?.period;
    const shorter = sheet.columns[short.column]?.period;
    if (shorter?.months !== 3 || longer?.months === undefined || longer.months === null) continue;
    const before = shorter.start === null ? null : addDays(shorter.start, -1);
    const months = longer.months - shorter.months;
    if (before === null || (months !== 3 && months !== 6 && months !== 9)) continue;
    const rest = served(one.statement, one.field, { months, start: longer.start, end: before });
    if (rest === null) continue;
    const miss = Math.abs(Number(scaled(long, scale) - scaled(short, scale) - rest.amount)) / 1e12;
    const columns = [short, long].map(({ column }) => sheet.columns[column]?.at ?? -1);
    if (miss <= 3 * halfPlace(sheet, long, scale)) return [{ kind: 'parts', columns }];
  }
  return [];
}
