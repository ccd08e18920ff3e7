import { DAY_MS } from '@footnote/values/day';

/** Days between calendar dates (YYYY-MM-DD), without time zones. */

/** Days since 1970 of dates that were parsed: the periods of all companies end on few days. */
const known = new Map<string, number>();
const yearsBefore = new Map<string, string>();
const MAX_KNOWN = 50_000;

function dayOf(date: string): number {
  const before = known.get(date);
  if (before !== undefined) return before;
  const day = Date.parse(date) / DAY_MS;
  if (known.size < MAX_KNOWN) known.set(date, day);
  return day;
}

export function daysBetween(from: string, to: string): number {
  return Math.round(dayOf(to) - dayOf(from));
}

/** The same day of the year before; 29 February becomes 1 March, which the tolerance of its users absorbs. */
export function yearBefore(date: string): string {
  const before = yearsBefore.get(date);
  if (before !== undefined) return before;
  const day = new Date(
    Date.UTC(Number(date.slice(0, 4)) - 1, Number(date.slice(5, 7)) - 1, Number(date.slice(8))),
  )
    .toISOString()
    .slice(0, 10);
  if (yearsBefore.size < MAX_KNOWN) yearsBefore.set(date, day);
  return day;
}
