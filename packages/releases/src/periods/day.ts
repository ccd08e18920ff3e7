export const dateOf = (year: number, month: number, day: number): string | null => {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && day > 0 ? time.toISOString().slice(0, 10) : null;
};

/** First day of the whole months that end on the last day of a month. */
export function firstOfMonths(end: string, months: number): string {
  const [year, month] = [Number(end.slice(0, 4)), Number(end.slice(5, 7))];
  return new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
}
