/** Days between calendar dates (YYYY-MM-DD), without time zones. */

const DAY_MS = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of the year before; 29 February becomes 1 March, which the tolerance of its users absorbs. */
export function yearBefore(date: string): string {
  return new Date(Date.UTC(Number(date.slice(0, 4)) - 1, Number(date.slice(5, 7)) - 1, Number(date.slice(8))))
    .toISOString()
    .slice(0, 10);
}
