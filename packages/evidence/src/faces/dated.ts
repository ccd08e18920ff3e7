import { periodWords } from '@footnote/releases/periods/words';
import { daysBetween } from '@footnote/values/day';
import type { ColumnPeriod, ColumnWords } from './columns.ts';
import type { FaceFact } from './types.ts';

type Of = {
  readonly filed: string;
  readonly isInstant: boolean;
  readonly onlyYears: boolean;
  readonly facts: readonly FaceFact[];
};

/** Facts that a period of the statements has at least. */
const FEWEST = 5;

/**
 * The periods of columns that are called by years alone, in an annual report: the last years, or days of their ends, that
 * facts of the filing have, as many as there are columns and each a year after another. Null unless all are such columns.
 */
export function datedByFacts(
  words: readonly ColumnWords[],
  { filed, isInstant, onlyYears, facts }: Of,
): readonly ColumnPeriod[] | null {
  if (!onlyYears || facts.length === 0) return null;
  const years = words.map(({ heads }) => yearOf(heads));
  const named = [...new Set(years)].toSorted((a, b) => (b ?? 0) - (a ?? 0));
  if (years.includes(null) || named.length < years.length) return null;
  const ends = lastYears(facts, filed).slice(0, named.length);
  const gaps = ends.map(({ end }, at) => Number(end.slice(0, 4)) - (named[at] ?? 0));
  // A year that ends in winter is called by the one before, or by its own.
  const isOne =
    ends.length === named.length && gaps.every((gap) => gap === 0 || (gap === 1 && isWinter(ends)));
  const isRow = ends.every(
    ({ start }, at) => at + 1 >= ends.length || daysBetween(ends[at + 1]?.end ?? '', start) === 1,
  );
  if (!isOne || !isRow) return null;
  return years.map((year) => {
    const { start, end } = ends[named.indexOf(year)] as Year;
    return isInstant ? { months: null, start: null, end } : { months: 12, start, end };
  });
}

type Year = { readonly start: string; readonly end: string };

const isWinter = (ends: readonly Year[]): boolean =>
  ends.every(({ end }) => Number(end.slice(5, 7)) <= 2) || ends.some(({ end }) => end.slice(5, 7) === '01');

function yearOf(heads: readonly string[]): number | null {
  const { years, fiscalYears, days, quarters } = periodWords(heads.join(' '));
  const [year, ...others] = new Set([...years, ...fiscalYears]);
  return year === undefined || others.length > 0 || days.length > 0 || quarters.size > 0 ? null : year;
}

/** The years that facts have, the latest first. */
function lastYears(facts: readonly FaceFact[], filed: string): readonly Year[] {
  const years = facts.flatMap(({ start, end }) =>
    start !== null && end <= filed && isYear(start, end) ? [{ start, end }] : [],
  );
  const counts = Map.groupBy(years, ({ start, end }) => `${start} ${end}`);
  return [...counts.values()]
    .flatMap((same) => (same.length >= FEWEST ? same.slice(0, 1) : []))
    .toSorted((a, b) => (a.end < b.end ? 1 : -1));
}

const isYear = (start: string, end: string): boolean => {
  const days = daysBetween(start, end) + 1;
  return days >= 355 && days <= 373;
};
