import { fiscalCalendar } from '@footnote/releases/periods/calendar';
import { instantOfColumn, spanOfColumn } from '@footnote/releases/periods/column-period';
import { dateOf, firstOfMonths } from '@footnote/releases/periods/day';
import { monthsOfWeeks, periodWords } from '@footnote/releases/periods/words';
import { addDays, daysBetween } from '@footnote/values/day';
import { isMonthEnd } from '@footnote/values/month';
import type { FaceFact } from './types.ts';

/** The period of a column as its headings say it. `months` and `start` are null for a day, `start` too where nothing says it. */
export type ColumnPeriod = {
  readonly months: number | null;
  readonly start: string | null;
  readonly end: string;
};

/** What is printed over a column, over its table nearest first, and days that the document mentions. */
export type ColumnWords = {
  readonly heads: readonly string[];
  readonly around: readonly string[];
  readonly known: readonly string[];
};

/** Marks of figures that a report states anew; they are those of its statement. */
const ANEW =
  /[([]?\b(?:as )?(?:restated|adjusted|recast|revised|reclassified|previously reported)\b(?:[^)\]]{0,30}[)\]])?/gi;
const FROM_TO = /\b(?:from|period)\b|\binception\b/i;
const NOTES = /^(?:foot)?notes?(?:\s*(?:no|number|ref(?:erence)?)s?\.?)*$|^ref(?:erence)?\.?$/i;
const COMPARING = /\bpercent|%|\bchanges?\b|\bvariance\b|\bincrease\b|\bdecrease\b/i;

/** A column of numbers of notes, or of what two others differ by or are parts of. */
export const isNoPeriod = (heads: readonly string[]): boolean =>
  heads.some((head) => NOTES.test(head.trim())) || COMPARING.test(heads.join(' '));

/**
 * The period of a column; null unless the headings say exactly one. `filed`: no column ends after it. `onlyYears`: the
 * document reports whole years, so that a column of a report without months is of twelve.
 */
export function columnPeriod(
  words: ColumnWords,
  {
    filed,
    isInstant,
    onlyYears,
  }: { readonly filed: string; readonly isInstant: boolean; readonly onlyYears: boolean },
): ColumnPeriod | null {
  const heads = words.heads.join(' ').replace(ANEW, ' ');
  const calendar = fiscalCalendar({ released: filed, fiscalYearEnd: null, served: [], currency: '' });
  if (isInstant) return instantOfColumn({ ...words, heads, isDatedByTitle: true }, calendar);
  const between = fromTo(heads, filed);
  if (between !== undefined) return between;
  const own = periodWords([heads, ...words.around].join(' '));
  const isSilent = own.months.size === 0 && own.weeks.size === 0;
  const around = onlyYears && isSilent ? [...words.around, 'Year ended'] : words.around;
  const span = spanOfColumn({ ...words, heads, around }, calendar);
  return span === null ? null : { months: span.months, start: null, end: span.end };
}

/** A period of two days: "from May 10, 2004 (inception) through December 31, 2004"; undefined for another. */
function fromTo(heads: string, filed: string): ColumnPeriod | null | undefined {
  const { days } = periodWords(heads);
  if (!FROM_TO.test(heads) || days.length < 2) return undefined;
  const [from, to, ...more] = days.map(({ year, month, day }) =>
    year === null || day === null ? null : dateOf(year, month, day),
  );
  if (more.length > 0 || from == null || to == null || from >= to || to > filed) return null;
  return { months: Math.round((daysBetween(from, to) + 1) / 30.4), start: from, end: to };
}

const LONGEST_DRIFT = 8;

/** Whether two days are as far apart as some months, to within the drift of a fiscal calendar. */
export const isAbout = (start: string, end: string, months: number): boolean =>
  Math.abs(daysBetween(start, end) + 1 - months * 30.4375) <= LONGEST_DRIFT;

/**
 * The columns with the first days of their periods, as far as they are sure: facts of the filing end on the same day and
 * are as long, all with one beginning; the headings count weeks; the period before, another column, ends the day before;
 * or two years' columns end with one month.
 */
export function withStarts(
  columns: readonly ColumnPeriod[],
  words: readonly ColumnWords[],
  facts: readonly FaceFact[],
): readonly ColumnPeriod[] {
  const ends = columns.map(({ end }) => end);
  const isByMonth = ends.every(isMonthEnd) && new Set(ends.map((end) => end.slice(0, 4))).size > 1;
  return columns.map((column, at) => {
    const { months, end } = column;
    if (months === null || column.start !== null) return column;
    const stated = facts.flatMap(({ start, end: until }) =>
      start !== null && until === end && isAbout(start, end, months) ? [start] : [],
    );
    const [first] = stated;
    if (first !== undefined) return new Set(stated).size === 1 ? { ...column, start: first } : column;
    const weeks = [...periodWords(words[at]?.heads.join(' ') ?? '').weeks];
    const [count] = weeks;
    if (count !== undefined && weeks.length === 1 && monthsOfWeeks(count) === months)
      return { ...column, start: addDays(end, 1 - count * 7) };
    const before = ends.find((other) => other < end && isAbout(addDays(other, 1), end, months));
    if (before !== undefined && months === 12) return { ...column, start: addDays(before, 1) };
    return isByMonth ? { ...column, start: firstOfMonths(end, months) } : column;
  });
}

/** The heading of a first column that ends with a month: those beside it, with years alone, end with it too. */
export function monthEndIn(heads: readonly string[]): string {
  const text = heads.join(' ');
  const [day, ...others] = periodWords(text).days;
  if (day === undefined || day.day === null || day.year === null || others.length > 0) return '';
  const date = dateOf(day.year, day.month, day.day);
  return date !== null && isMonthEnd(date) ? text.replace(String(day.year), '') : '';
}
