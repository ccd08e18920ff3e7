import { addDays, dateOf, dayOf, span } from '../values/day.ts';
import type { Filing } from '../model/model.ts';

/** A fiscal year, or the stub between two fiscal years. The year in progress has no end yet. */
export type YearSpan = {
  readonly start: string;
  readonly end: string | null;
  /** A transition period (10-KT, 10-QT). */
  readonly transition: boolean;
};

const YEAR_MIN = 330;
const YEAR_MAX = 385;
/** Maximum overlap of two fiscal years in days: 52/53 weeks and careless contexts. */
const OVERLAP = 20;
/** Shortest gap between two fiscal years that is a transition period, in days. */
const STUB_MIN = 20;

const within = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

type Candidate = { start: string; end: string; facts: number };

/** Spans covered by a transition report itself that are not a year, such as an eleven-month stub. */
const stubSpans = (filings: readonly Filing[]): { start: string; end: string }[] =>
  filings
    .filter((filing) => filing.transition)
    .flatMap((filing) =>
      filing.contexts.flatMap(({ start, end }) =>
        start !== null && end === filing.period ? [{ start, end }] : [],
      ),
    )
    .filter(({ start, end }) => !within(span(start, end), [350, 380]));

const annualSpans = (filings: readonly Filing[]): Candidate[] => {
  const stubs = stubSpans(filings);
  const isStub = (start: string, end: string): boolean =>
    stubs.some((stub) => Math.abs(span(stub.start, start)) <= 3 && Math.abs(span(stub.end, end)) <= 3);
  const spans = new Map<string, Candidate>();
  for (const filing of filings) {
    if (!filing.annual) continue;
    for (const { start, end, facts } of filing.contexts) {
      if (start === null || end > filing.filed) continue;
      const length = span(start, end);
      if (length < YEAR_MIN || length > YEAR_MAX) continue;
      const key = `${start}|${end}`;
      const candidate = spans.get(key);
      if (candidate) candidate.facts += facts;
      else spans.set(key, { start, end, facts });
    }
  }
  return [...spans.values()]
    .filter(({ start, end }) => !isStub(start, end))
    .sort(
      (a, b) => b.facts - a.facts || (a.end < b.end ? 1 : a.end > b.end ? -1 : a.start < b.start ? -1 : 1),
    );
};

/**
 * Whether no annual report says which years the filer has: there is none yet, or the statements of those there are
 * stand elsewhere, in an exhibit that was not tagged or collected, and their own facts are of the cover only.
 */
export const areUnannounced = (filings: readonly Filing[]): boolean => annualSpans(filings).length === 0;

const overlap = (a: Candidate, b: Candidate): number =>
  Math.min(dayOf(a.end), dayOf(b.end)) - Math.max(dayOf(a.start), dayOf(b.start)) + 1;

/**
 * Fiscal years from the annual spans of annual forms: those with the most facts first; spans that overlap an
 * accepted one are dropped.
 */
const reportedYears = (filings: readonly Filing[]): Candidate[] => {
  const accepted: Candidate[] = [];
  for (const candidate of annualSpans(filings))
    if (accepted.every((year) => overlap(year, candidate) <= OVERLAP)) accepted.push(candidate);
  return accepted.sort((a, b) => (a.end < b.end ? -1 : 1));
};

/** The stub after a year's end: up to the last date covered by a transition report that follows. */
const stubAfter = (end: string, filings: readonly Filing[]): YearSpan | null => {
  let furthest: string | null = null;
  for (const filing of filings) {
    if (!filing.transition || filing.period === null) continue;
    const length = span(end, filing.period);
    if (length > STUB_MIN && length < 350 && (furthest === null || filing.period > furthest))
      furthest = filing.period;
  }
  return furthest === null ? null : { start: addDays(end, 1), end: furthest, transition: true };
};

/** Whether a periodic filing reports a span that begins at `start`, within a week. */
const beginsAt = (start: string, after: string, filings: readonly Filing[]): boolean =>
  filings.some(
    (filing) =>
      !filing.transition &&
      filing.period !== null &&
      filing.period > after &&
      filing.contexts.some(
        (context) =>
          context.start !== null &&
          context.end === filing.period &&
          Math.abs(span(context.start, start)) <= 7,
      ),
  );

/**
 * First day of the year after one that began on `start`, taken from where the cumulative figures of interim
 * reports begin: the annual report in between is missing. Null if none does.
 */
const nextStart = (start: string, filings: readonly Filing[]): string | null => {
  const votes = new Map<string, number>();
  for (const filing of filings) {
    if (filing.annual || filing.transition) continue;
    for (const context of filing.contexts)
      if (
        context.start !== null &&
        context.end === filing.period &&
        within(span(start, context.start), [350, YEAR_MAX + 1]) &&
        // A second or third quarter of the next year also begins there: only the earliest starts are used.
        within(span(context.start, context.end), [70, YEAR_MAX])
      )
        votes.set(context.start, (votes.get(context.start) ?? 0) + context.facts);
  }
  return [...votes].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null;
};

/** Years after the newest annual report whose own annual reports are missing. */
const unreportedYears = (start: string, filings: readonly Filing[]): YearSpan[] => {
  const years: YearSpan[] = [];
  let from = start;
  for (
    let next = nextStart(from, filings);
    next !== null && years.length < 30;
    next = nextStart(from, filings)
  ) {
    years.push({ start: from, end: dateOf(dayOf(next) - 1), transition: false });
    from = next;
  }
  return years;
};

const YEAR_END = /^(\d\d)(\d\d)$/;
const DRIFT = 7;

/** Whether a date is the first day of a fiscal year that ends on MMDD, within a week. */
const isFirstDay = (date: string, yearEnd: string): boolean => {
  const [, month = '', day = ''] = YEAR_END.exec(yearEnd) ?? [];
  const year = Number(date.slice(0, 4));
  return [year - 1, year].some((of) => Math.abs(span(`${of}-${month}-${day}`, date) - 1) <= DRIFT);
};

/**
 * Years of a filer before its first annual report: the one that its interim reports accumulate from, if that
 * begins the day after its fiscal year end (MMDD, as recorded by EDGAR), the one before it that their
 * comparatives begin with, and the following ones. A first period since inception is not a year.
 */
const unannouncedYears = (filings: readonly Filing[], yearEnd: string): YearSpan[] => {
  const starts = filings.flatMap((filing) => {
    const own = filing.contexts.filter(({ start, end }) => start !== null && end === filing.period);
    const fullest = own.reduce((most, { facts }) => Math.max(most, facts), 0);
    return own.flatMap(({ start, end, facts }) =>
      !filing.transition &&
      start !== null &&
      within(span(start, end), [70, YEAR_MIN - 1]) &&
      // A report accumulates most facts of its statements; after a change of entity it shows the stubs
      // separately.
      facts * 4 >= fullest &&
      isFirstDay(start, yearEnd)
        ? [start]
        : [],
    );
  });
  const first = starts.sort()[0];
  if (first === undefined) return [];
  const before = filings
    .flatMap(({ contexts }) => contexts.flatMap(({ start }) => start ?? []))
    .find((start) => within(span(start, first), [350, YEAR_MAX]) && isFirstDay(start, yearEnd));
  const years: YearSpan[] =
    before === undefined ? [] : [{ start: before, end: dateOf(dayOf(first) - 1), transition: false }];
  years.push(...unreportedYears(first, filings));
  const last = years.at(-1)?.end;
  const next = last === undefined || last === null ? first : addDays(last, 1);
  return [...years, { start: next, end: null, transition: false }];
};

/**
 * Fiscal years in order, the stubs between them, and the year in progress after the newest one. A gap of a
 * whole year (its annual report is missing) is also a year. `yearEnd`: MMDD, for a filer whose annual reports say
 * nothing of its years.
 */
export const fiscalYears = (filings: readonly Filing[], yearEnd: string | null = null): YearSpan[] => {
  if (yearEnd !== null && areUnannounced(filings)) return unannouncedYears(filings, yearEnd);
  const years: YearSpan[] = [];
  for (const { start, end } of reportedYears(filings)) {
    const previous = years.at(-1)?.end;
    if (previous !== undefined && previous !== null) {
      const gap = dayOf(start) - dayOf(previous) - 1;
      if (gap >= 350 && gap <= YEAR_MAX + 1)
        years.push({ start: addDays(previous, 1), end: dateOf(dayOf(start) - 1), transition: false });
      else if (gap > STUB_MIN && gap <= YEAR_MAX)
        years.push({ start: addDays(previous, 1), end: dateOf(dayOf(start) - 1), transition: true });
    }
    years.push({ start, end, transition: false });
  }
  const last = years.at(-1)?.end;
  if (last === undefined || last === null) return years;
  const stub = stubAfter(last, filings);
  if (stub?.end) {
    years.push(stub);
    if (beginsAt(addDays(stub.end, 1), stub.end, filings))
      years.push({ start: addDays(stub.end, 1), end: null, transition: false });
    return years;
  }
  years.push(...unreportedYears(addDays(last, 1), filings));
  const known = years.at(-1)?.end ?? last;
  if (filings.some((filing) => filing.period !== null && filing.period > addDays(known, 20)))
    years.push({ start: addDays(known, 1), end: null, transition: false });
  return years;
};
