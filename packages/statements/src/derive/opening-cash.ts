import { addDays } from '../values/day.ts';
import { integer, near, size } from '../decimal.ts';
import type { KnownFact } from '../model/model.ts';
import { digestOf } from '../filings/filing-digest.ts';
import { CASH_CHANGE, OPENING_CASH } from '../fields/flow-concepts.ts';
import type { History } from '../versions/history.ts';
import type { InputFact } from '../inputs.ts';
import type { Fact, Filing, Reading } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';
import { slotOf, YEAR_TO_DATE, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { readingUnder } from '../versions/versions.ts';
import { ROUNDINGS_OF_SUM } from '../values/tolerances.ts';

const READ = new Set([...OPENING_CASH, ...CASH_CHANGE]);

const idOf = (concept: string, start: string | null, end: string): string =>
  `${concept}|${start ?? ''}|${end}`;

/** Cash and its changes that a filing tags. */
const cashOf = remembered((facts: readonly InputFact[]): ReadonlyMap<string, readonly bigint[]> => {
  const found = new Map<string, bigint[]>();
  const add = ({ concept, start, end, amount }: KnownFact): void => {
    const id = idOf(concept, start, end);
    found.set(id, [...(found.get(id) ?? []), amount]);
  };
  for (const fact of digestOf(facts).known) if (READ.has(fact.concept)) add(fact);
  return found;
});

/** The span of a cash flow in one filing. */
type Span = Pick<Fact, 'filing' | 'start' | 'end'>;

const unitOf = (...filings: readonly Filing[]): bigint =>
  integer(10 ** Math.max(...filings.map((filing) => roundingDigitsOf(filing) ?? 0)));

/**
 * Opening cash of the span under this concept; none if the filing's own change in cash does not lead from it
 * to the closing cash.
 */
const openingOf = ({ filing, start, end }: Span, concept: string): readonly bigint[] => {
  if (start === null) return [];
  const cash = cashOf(filing.facts);
  const openings = cash.get(idOf(concept, null, addDays(start, -1))) ?? [];
  const closings = cash.get(idOf(concept, null, end)) ?? [];
  const changes = CASH_CHANGE.flatMap((change) => cash.get(idOf(change, start, end)) ?? []);
  if (closings.length === 0 || changes.length === 0) return openings;
  const slack = unitOf(filing) * ROUNDINGS_OF_SUM;
  return openings.filter((opening) =>
    closings.some((closing) => changes.some((change) => size(opening + change - closing) <= slack)),
  );
};

/** Opening cash by start and end of the requested spans. */
const openingsIn = remembered(
  (_facts: readonly InputFact[]) => new Map<string, readonly (readonly bigint[])[]>(),
);

/**
 * The same for each of the concepts, in order; remembered because the spans of a filing are compared with
 * many others.
 */
const openingsOf = (span: Span): readonly (readonly bigint[])[] => {
  const known = openingsIn(span.filing.facts);
  const name = `${span.start ?? ''}|${span.end}`;
  const found = known.get(name) ?? OPENING_CASH.map((concept) => openingOf(span, concept));
  known.set(name, found);
  return found;
};

/** Thousandths of the opening cash that filers reclassify without disclosure. */
const TRIFLE = 10;

/** Whether two amounts of cash are equal up to rounding, small reclassifications and units. */
const alike = (x: bigint, y: bigint, unit: bigint): boolean =>
  size(x - y) <= unit ||
  [1n, 1_000n, 1_000_000n].some((scale) => near(x * scale, y, TRIFLE) || near(x, y * scale, TRIFLE));

/**
 * Whether the cash flows of two readings have the same opening cash in their own filings, by the first
 * concept that both tag, or under two concepts: if not, one of them was restated (semantics §3.7.16). Null if
 * one of them has no opening cash, or they begin on different days.
 */
export const opensAlike = (one: Reading, other: Reading): boolean | null => {
  if (one.filing === other.filing) return true;
  const [a, b] = [one.parts[0]?.fact, other.parts[0]?.fact];
  if (a === undefined || b === undefined || a.start !== b.start) return null;
  const unit = unitOf(a.filing, b.filing);
  const same = (left: readonly bigint[], right: readonly bigint[]): boolean =>
    left.some((x) => right.some((y) => alike(x, y, unit)));
  const [ours, theirs] = [openingsOf(a), openingsOf(b)];
  const pairs = ours.map((left, at) => [left, theirs[at] ?? []] as const);
  const both = pairs.find(([left, right]) => left.length > 0 && right.length > 0);
  if (both !== undefined && same(...both)) return true;
  const underTwoNames = pairs.some(([left], at) =>
    pairs.some(([, right], to) => at !== to && same(left, right)),
  );
  return underTwoNames ? true : both === undefined ? null : false;
};

type Evidence = (some: Reading, other: Reading) => boolean | null;

/** Evidence on any two readings of two groups; null if unknown for all of them. */
export const ofAny =
  (evidence: Evidence) =>
  (some: readonly Reading[], others: readonly Reading[]): boolean | null => {
    let known: boolean | null = null;
    for (const a of some)
      for (const b of others) {
        const found = evidence(a, b);
        if (found === true) return true;
        known ??= found;
      }
    return known;
  };

const anyOpenAlike = ofAny(opensAlike);

/**
 * Options for a part of a difference: the chosen reading, equal readings of other filings, and all vintages.
 */
type Choice = {
  readonly chosen: Reading;
  readonly same: readonly Reading[];
  readonly all: readonly Reading[];
};

/**
 * The part with the same opening cash as the whole: the chosen one unless filings contradict it, else
 * another; null if none has.
 */
export const partOpeningWith = (whole: readonly Reading[], choice: Choice): Reading | null => {
  const { chosen, same, all } = choice;
  if (anyOpenAlike(whole, same) !== false) return chosen;
  return all.findLast((reading) => anyOpenAlike(whole, [reading]) === true) ?? null;
};

/**
 * Whether a change of opening cash left the row unchanged: filings with the opening of the one group and
 * filings with the opening of the other report the same value for a span of the year, and never two different
 * ones.
 */
export const isUntouched = (
  history: History,
  slot: Slot,
  some: readonly Reading[],
  others: readonly Reading[],
): boolean => {
  const like = (reading: Reading, group: readonly Reading[]): boolean =>
    group.some((each) => opensAlike(reading, each) === true);
  let same = 0;
  for (const place of YEAR_TO_DATE) {
    const readings = history
      .versions(slotOf(yearOf(slot), place))
      .flatMap((version) => readingUnder(version, some[0]?.key ?? '') ?? []);
    for (const a of readings.filter((reading) => like(reading, some)))
      for (const b of readings.filter((reading) => like(reading, others))) {
        if (a.value !== b.value) return false;
        if (a.value !== 0n) same += 1;
      }
  }
  return same > 0;
};
