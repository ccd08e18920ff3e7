import { span } from '../values/day.ts';
import { digestOf } from './filing-digest.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { remembered } from '../values/remembered.ts';

/** So many figures do not agree over two years by chance. */
const FEWEST_ALIKE = 3;
/** 52 or 53 weeks drift so far from the day of the year before. */
const DRIFT = 10;

type Year = { readonly start: string; readonly end: string; readonly amounts: Map<string, bigint> };

/** Amounts of annual spans, zeros left out; newest last. */
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

/** Whether a column is the other year's: in most of what both give, in three figures or more, and in more than its own. */
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

/** Column of the year before that the report before gave for another year; undefined where it is in its place. */
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
 * Filings without the columns of annual reports that are another year's (semantics §3.7.7): figures dated a year before
 * the report's own that the annual report before gave for the year before or after that. `filings` oldest first.
 */
export const withoutMisdatedYears = (
  filings: readonly InputFiling[],
  isAnnual: (form: string) => boolean,
): InputFiling[] => {
  let reported: InputFiling | undefined;
  let latest: InputFiling | undefined;
  return filings.map((filing) => {
    if (!isAnnual(filing.form)) return filing;
    // An amendment is held against the report of the year before, too.
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
