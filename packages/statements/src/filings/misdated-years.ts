import { span } from '../values/day.ts';
import { digestOf } from './filing-digest.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { remembered } from '../values/remembered.ts';

/** This many figures do not agree over two years by chance. */
const FEWEST_ALIKE = 3;
/** Maximum drift in days of 52/53-week years from the same day a year earlier. */
const DRIFT = 10;

type Year = { readonly start: string; readonly end: string; readonly amounts: Map<string, bigint> };

/** Amounts of annual spans, without zeros; newest last. */
const yearsOf = remembered((facts: readonly InputFact[]): readonly Year[] => {
  const years = new Map<string, Year>();
  for (const { concept, measure, start, end, amount } of digestOf(facts).known) {
    if (start === null || measure !== 'money' || amount === 0n) continue;
    const days = span(start, end);
    if (days < 330 || days > 385) continue;
    const year = years.get(`${end} ${start}`) ?? { start, end, amounts: new Map<string, bigint>() };
    years.set(`${end} ${start}`, year);
    year.amounts.set(concept, amount);
  }
  return [...years.values()].sort((a, b) => (a.end < b.end ? -1 : 1));
});

const isYearsFrom = (end: string, other: string, years: number): boolean =>
  Math.abs(span(end, other) - years * 365.25) <= DRIFT;

/**
 * Whether a column is of the other year: it agrees in most of the common figures, in at least three, and in
 * more than with its own year.
 */
const isOf = (column: Year, other: Year, own: Year | undefined): boolean => {
  const shared = new Set<bigint>();
  const alike = new Set<bigint>();
  const agreed = new Set<bigint>();
  for (const [concept, amount] of column.amounts) {
    const given = other.amounts.get(concept);
    if (given === undefined) continue;
    shared.add(amount);
    if (given === amount) alike.add(amount);
    if (own?.amounts.get(concept) === amount) agreed.add(amount);
  }
  return alike.size >= FEWEST_ALIKE && alike.size * 2 > shared.size && alike.size > agreed.size;
};

/**
 * The year to which a column for the previous year belongs according to the previous report; undefined if it
 * is in its place.
 */
const misdated = (facts: readonly InputFact[], before: readonly InputFact[]): Year | undefined => {
  const years = yearsOf(facts);
  const newest = years.at(-1)?.end;
  if (newest === undefined) return undefined;
  return years.find((column) => {
    if (!isYearsFrom(column.end, newest, 1)) return false;
    const past = yearsOf(before);
    const own = past.find(({ end }) => isYearsFrom(column.end, end, 0));
    return past.some(
      (other) =>
        (isYearsFrom(column.end, other.end, 1) || isYearsFrom(column.end, other.end, -1)) &&
        isOf(column, other, own),
    );
  });
};

/**
 * Filings without the columns of annual reports that belong to another year (semantics §3.7.7): figures dated
 * a year before the report's own year that the previous annual report has for the year before or after that.
 * `filings` oldest first.
 */
export const withoutMisdatedYears = (
  filings: readonly InputFiling[],
  isAnnual: (form: string) => boolean,
): InputFiling[] => {
  let reported: InputFiling | undefined;
  let latest: InputFiling | undefined;
  return filings.map((filing) => {
    if (!isAnnual(filing.form)) return filing;
    // An amendment is also compared with the report of the previous year.
    const newest = yearsOf(filing.facts).at(-1)?.end;
    if (newest === undefined) return filing;
    if (latest !== undefined && (yearsOf(latest.facts).at(-1)?.end ?? '') < newest) reported = latest;
    latest = filing;
    const wrong = reported && misdated(filing.facts, reported.facts);
    if (wrong === undefined) return filing;
    const facts = filing.facts.filter(({ start, end }) => start !== wrong.start || end !== wrong.end);
    return { ...filing, facts };
  });
};
