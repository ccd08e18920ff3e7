import { dayOf } from '../values/day.ts';
import type { InputFact, InputFiling } from '../inputs.ts';

/** This many figures do not agree over two spans by chance. */
const FEWEST_ALIKE = 5;
/** Minimum distance in days of two ends of quarters. */
const FEWEST_DAYS = 60;
/** Maximum drift in days of 52/53-week years from the same day a year earlier. */
const DRIFT = 10;

type Column = {
  readonly start: string;
  readonly end: string;
  readonly values: ReadonlyMap<string, string>;
};

const nameOf = ({ taxonomy, concept, unit }: InputFact): string => `${taxonomy}:${concept} ${unit}`;

/** First days of several durations, two of which may be one column filed twice. */
const suspectStarts = (
  facts: readonly InputFact[],
  isSuspect: (end: string, other: string) => boolean,
): ReadonlySet<string> => {
  const ends = new Map<string, string[]>();
  for (const { start, end } of facts) {
    if (start === null) continue;
    const known = ends.get(start);
    if (known === undefined) ends.set(start, [end]);
    else if (!known.includes(end)) known.push(end);
  }
  const suspect = [...ends].filter(([, list]) =>
    list.some((end, at) => list.slice(at + 1).some((other) => isSuspect(end, other))),
  );
  return new Set(suspect.map(([start]) => start));
};

/** Durations that begin on one of these days, by first day, then by last day. */
const columnsOf = (
  facts: readonly InputFact[],
  among: ReadonlySet<string>,
): readonly (readonly Column[])[] => {
  const starts = new Map<string, Map<string, Map<string, string>>>();
  for (const fact of facts) {
    if (fact.start === null || !among.has(fact.start)) continue;
    let ends = starts.get(fact.start);
    if (ends === undefined) {
      ends = new Map<string, Map<string, string>>();
      starts.set(fact.start, ends);
    }
    const values = ends.get(fact.end);
    if (values) values.set(nameOf(fact), fact.value);
    else ends.set(fact.end, new Map([[nameOf(fact), fact.value]]));
  }
  return [...starts].map(([start, ends]) => [...ends].map(([end, values]) => ({ start, end, values })));
};

/** Whether all common figures are equal, and there are enough different ones. */
const repeats = (a: Column, b: Column): boolean => {
  const alike = new Set<string>();
  for (const [name, value] of a.values) {
    const other = b.values.get(name);
    if (other === undefined || Number(value) === 0) continue;
    if (other !== value) return false;
    alike.add(value);
  }
  return alike.size >= FEWEST_ALIKE;
};

/** Days between two dates within the year, regardless of their years. */
const offAnniversary = (a: string, b: string): number => {
  const off = Math.abs(dayOf(a) - dayOf(b)) % 365.25;
  return Math.min(off, 365.25 - off);
};

const found = new WeakMap<InputFiling, InputFiling>();

/**
 * A filing without the columns that it contains twice: the same figures over spans that begin on one day and
 * end quarters apart. The one that ends like the filing's period, or did in an earlier year, is kept
 * (SunEdison's 10-Q of November 2012 repeats the first nine months of 2011 as its first six). If this does
 * not decide, both stay.
 */
export const withoutRepeatedColumns = (filing: InputFiling): InputFiling => {
  const known = found.get(filing);
  if (known !== undefined) return known;
  const dropped = repeatedSpans(filing);
  const kept =
    dropped.size === 0
      ? filing
      : { ...filing, facts: filing.facts.filter(({ start, end }) => !dropped.has(`${start} ${end}`)) };
  found.set(filing, kept);
  return kept;
};

const repeatedSpans = ({ facts, filed }: InputFiling): ReadonlySet<string> => {
  const dropped = new Set<string>();
  const own = facts.reduce(
    (newest, { start, end }) => (start !== null && end <= filed && end > newest ? end : newest),
    '',
  );
  if (own === '') return dropped;
  const isOwn = (end: string): boolean => offAnniversary(end, own) <= DRIFT;
  const isSuspect = (end: string, other: string): boolean =>
    Math.abs(dayOf(end) - dayOf(other)) >= FEWEST_DAYS && isOwn(end) !== isOwn(other);
  const among = suspectStarts(facts, isSuspect);
  if (among.size === 0) return dropped;
  for (const columns of columnsOf(facts, among))
    for (const [at, a] of columns.entries())
      for (const b of columns.slice(at + 1)) {
        if (!isSuspect(a.end, b.end) || !repeats(a, b)) continue;
        const wrong = isOwn(a.end) ? b : a;
        dropped.add(`${wrong.start} ${wrong.end}`);
      }
  return dropped;
};
