import { addDays, dateOf, dayOf, span } from '../values/day.ts';
import { fiscalYears } from './fiscal-years.ts';
import type { YearSpan } from './fiscal-years.ts';
import { labelOf, labelOffset } from './labels.ts';
import type { Filing } from '../model/model.ts';

/** Ends of the four fiscal quarters; null if no filing shows one. The fourth is the end of the year. */
export type Anchors = readonly [string | null, string | null, string | null, string | null];

export type FiscalYear = {
  readonly start: string;
  readonly end: string | null;
  readonly transition: boolean;
  readonly label: number;
  readonly anchors: Anchors;
  /** Follows a transition period or precedes one. */
  readonly changed: boolean;
  /** Ended before the entity that files the newest statements began (see `reportingEntity`). */
  readonly predecessor: boolean;
};

export type Calendar = readonly FiscalYear[];

/** Sanity gates on end − start of a span from the year's first day, by number of quarters (semantics §2.1). */
export const GATES: readonly (readonly [number, number])[] = [
  [70, 125],
  [140, 229],
  [230, 329],
  [330, 385],
];

export const QUARTER = GATES[0] ?? [70, 125];

export const within = (value: number, gate: readonly [number, number] | undefined): boolean =>
  gate !== undefined && value >= gate[0] && value <= gate[1];

/** Maximum distance in days of a context's start from the first day of a fiscal year or quarter. */
export const DRIFT = 7;

type Votes = Map<string, number>;

const winner = (votes: Votes): string | null => {
  let best: string | null = null;
  let most = 0;
  for (const [end, count] of votes)
    if (count > most || (count === most && best !== null && end > best)) {
      best = end;
      most = count;
    }
  return best;
};

/** Every distinct (start, end) of the accepted filings, with the number of facts that have it. */
const durations = (filings: readonly Filing[]): { start: string; end: string; facts: number }[] => {
  const spans = new Map<string, { start: string; end: string; facts: number }>();
  for (const filing of filings)
    for (const { start, end, facts } of filing.contexts) {
      if (start === null || end > filing.filed) continue;
      const key = start + end;
      const known = spans.get(key);
      if (known) known.facts += facts;
      else spans.set(key, { start, end, facts });
    }
  return [...spans.values()];
};

/**
 * An anchor is the end with the most facts of its span: first spans from the first day of the year, then
 * discrete quarters, then the day before the start of the following quarter.
 */
const anchorsOf = (year: YearSpan, spans: ReturnType<typeof durations>): Anchors => {
  if (year.transition) return [null, null, null, year.end];
  const yearToDate: Votes[] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const quarters: Votes[] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const followed: Votes[] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const vote = (votes: Votes | undefined, end: string, facts: number): void =>
    void votes?.set(end, (votes.get(end) ?? 0) + facts);
  const limit = year.end ?? addDays(year.start, 385);
  for (const { start, end, facts } of spans) {
    if (end > limit || dayOf(end) <= dayOf(year.start)) continue;
    const length = span(start, end);
    for (const k of [0, 1, 2]) {
      const reach = span(year.start, end);
      if (Math.abs(span(year.start, start)) <= DRIFT && within(reach, GATES[k]))
        vote(yearToDate[k], end, facts);
      else if (start > year.start && within(length, QUARTER) && within(reach, GATES[k]))
        vote(quarters[k], end, facts);
      if (start > year.start && within(length, QUARTER) && within(span(year.start, start) - 1, GATES[k]))
        vote(followed[k], dateOf(dayOf(start) - 1), facts);
    }
  }
  const anchor = (k: number): string | null => {
    for (const votes of [yearToDate[k], quarters[k], followed[k]]) {
      const end = votes ? winner(votes) : null;
      if (end !== null && (year.end === null || span(end, year.end) >= 56)) return end;
    }
    return null;
  };
  return [anchor(0), anchor(1), anchor(2), year.end];
};

/**
 * The issuer's fiscal calendar (semantics §2.1 to §2.3, §2.8), oldest year first. `since`: first day of the
 * entity that reports now, null if there was no other. `yearEnd`: MMDD as recorded by EDGAR, null if unknown.
 */
export const buildCalendar = (
  filings: readonly Filing[],
  since: string | null = null,
  yearEnd: string | null = null,
): Calendar => {
  const years = fiscalYears(filings, yearEnd);
  const offset = labelOffset(years, filings);
  const spans = durations(filings);
  const calendar: FiscalYear[] = [];
  for (const [index, year] of years.entries()) {
    const previous = calendar.at(-1);
    // The year in progress ends about a year after its first day; its number follows from that.
    const end = year.end ?? addDays(year.start, 364);
    const label = labelOf(end, offset);
    calendar.push({
      ...year,
      label: year.end === null && previous && !previous.transition ? previous.label + 1 : label,
      anchors: anchorsOf(year, spans),
      changed: (years[index - 1]?.transition ?? false) || (years[index + 1]?.transition ?? false),
      predecessor: since !== null && year.end !== null && year.end < since,
    });
  }
  return calendar;
};
