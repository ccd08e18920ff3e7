import { daysBetween } from '@footnote/values/day';
import { periodWords } from '@footnote/releases/periods/words';

type Period = { readonly start: string | null; readonly end: string };

/** Days by which the end that a heading names may be off: a month instead of the Saturday next to it. */
const NEAR = 8;

/**
 * Whether the headings over a column are those of a period: they name its year, its day where they name one, and its
 * months. What they leave open is looked for in the texts around them. `onlyYears`: the document reports whole years, so
 * that a column without months is one.
 */
export function columnSays(
  headers: readonly string[],
  around: readonly string[],
  { start, end }: Period,
  onlyYears: boolean,
): boolean {
  const own = periodWords(headers.join(' '));
  const days = own.days.flatMap(({ day, month, year }) => (day === null ? [] : [{ day, month, year }]));
  const year = Number(end.slice(0, 4));
  const dated = own.days.flatMap((named) => named.year ?? []);
  // A fiscal year is often called by another year than the one in which a quarter of it ends: the day tells.
  const called = days.length === 1 && days[0]?.year !== null ? [] : own.fiscalYears;
  const years = new Set([...own.years, ...called, ...dated]);
  if (years.size !== 1) return false;
  const [named = 0] = years;
  // A year that ends in the first days of January or in winter is often called by the one before.
  const isWinter = Number(end.slice(5, 7)) <= 2 && start !== null;
  const fits = named === year || (isWinter && days.length === 0 && named === year - 1);
  if (!fits || days.length > 1) return false;
  const [day] = days;
  if (day !== undefined && !isNear(day, named, end)) return false;
  if (start === null) return own.months.size === 0 || day !== undefined;
  const months = monthsOf(start, end);
  const stated = own.months.size > 0 ? own.months : nearestMonths(around);
  return stated.size === 0 ? onlyYears && months === 12 : stated.size === 1 && stated.has(months);
}

const isNear = (
  { day, month }: { readonly day: number; readonly month: number },
  year: number,
  end: string,
): boolean => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return !Number.isNaN(Date.parse(text)) && Math.abs(daysBetween(text, end)) <= NEAR;
};

const monthsOf = (start: string, end: string): number => Math.round((daysBetween(start, end) + 1) / 30.4);

function nearestMonths(around: readonly string[]): ReadonlySet<number> {
  for (const text of around.toReversed()) {
    const { months } = periodWords(text);
    if (months.size > 0) return months;
  }
  return new Set();
}
