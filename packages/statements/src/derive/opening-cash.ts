import { addDays } from '../values/day.ts';
import { integer, near, size } from '../decimal.ts';
import type { KnownFact } from '../model/model.ts';
import { digestOf } from '../filings/filing-digest.ts';
import { CASH_CHANGE, OPENING_CASH } from '../fields/flow-concepts.ts';
import type { History } from '../versions/history.ts';
import type { InputFact } from '../inputs.ts';
import type { Fact, Filing, Reading } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import { grainOf } from '../filings/rounding.ts';
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
  integer(10 ** Math.max(...filings.map((filing) => grainOf(filing) ?? 0)));

/** Cash of this concept at the opening of the span; none where the filing's own change in cash does not lead on from it. */
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

/** By start and end, of the spans that were asked for. */
const openingsIn = remembered(
  (_facts: readonly InputFact[]) => new Map<string, readonly (readonly bigint[])[]>(),
);

/** The same for each of the concepts, in their order: the spans of a filing are held against many others. */
const openingsOf = (span: Span): readonly (readonly bigint[])[] => {
  const known = openingsIn(span.filing.facts);
  const name = `${span.start ?? ''}|${span.end}`;
  const found = known.get(name) ?? OPENING_CASH.map((concept) => openingOf(span, concept));
  known.set(name, found);
  return found;
};

/** Thousandths of the opening cash that are reclassified without a word. */
const TRIFLE = 10;

/** The same cash but for rounding, trifles and units. */
const alike = (x: bigint, y: bigint, unit: bigint): boolean =>
  size(x - y) <= unit ||
  [1n, 1_000n, 1_000_000n].some((scale) => near(x * scale, y, TRIFLE) || near(x, y * scale, TRIFLE));

/**
 * Whether the cash flows of two readings open in their own filings with the same cash, by the first concept that both tag, or under two names:
 * if not, one of them was restated (semantics §3.7.16). Null where not both tell, or they begin on different days.
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

/** The same of any two readings of two groups; null where none of them tell. */
const anyOpenAlike = (some: readonly Reading[], others: readonly Reading[]): boolean | null => {
  const told = some.flatMap((a) => others.map((b) => opensAlike(a, b))).filter((alike) => alike !== null);
  return told.length === 0 ? null : told.includes(true);
};

/** What a part of a difference may be: the one chosen, the filings that gave its value, all vintages. */
type Choice = {
  readonly chosen: Reading;
  readonly same: readonly Reading[];
  readonly all: readonly Reading[];
};

/**
 * The part that opens with the same cash as the whole does: the chosen one unless filings contradict it, else another;
 * null where none does.
 */
export const partOpeningWith = (whole: readonly Reading[], choice: Choice): Reading | null => {
  const { chosen, same, all } = choice;
  if (anyOpenAlike(whole, same) !== false) return chosen;
  return all.findLast((reading) => anyOpenAlike(whole, [reading]) === true) ?? null;
};

/**
 * Whether a change of opening cash left the row as it was: filings that open as the one group of readings does and filings
 * that open as the other gave the same value for a span of the year, and never two.
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
