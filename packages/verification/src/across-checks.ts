import { DAY_MS, dayAt } from '@footnote/values/day';
import { integer, size } from '@footnote/statements/decimal';
import { addsUp, roundingUnit, sumCheck, type Check } from './check.ts';
import { isCurrent } from './filing-columns.ts';
import type { Reading, Readings } from './readings.ts';

/** Whether the values of two filings agree: within one rounding unit of the coarser one, or 0.5 %. */
export const agree = (a: bigint, b: bigint): boolean => {
  if (a === b) return true;
  const gap = size(a - b);
  const larger = size(a) > size(b) ? size(a) : size(b);
  if (gap * 200n <= larger) return true;
  const [unitA, unitB] = [roundingUnit([a]), roundingUnit([b])];
  // If the rounding unit is as large as the value, anything would agree.
  const unit = unitA > unitB ? unitA : unitB;
  return gap <= unit && unit * 20n <= larger;
};

const nextDays = new Map<string, string>();
const MOST_DAYS = 100_000;

/** The same days are requested repeatedly. */
const nextDay = (day: string): string => {
  const known = nextDays.get(day);
  if (known !== undefined) return known;
  const time = Date.parse(`${day}T00:00:00Z`);
  const next = Number.isNaN(time) ? '' : dayAt(time + DAY_MS);
  if (nextDays.size < MOST_DAYS) nextDays.set(day, next);
  return next;
};

const disputed = (list: readonly Reading[]): boolean =>
  list.some(({ amount }) => !agree(amount, list[0]?.amount ?? amount));

/**
 * A year is the sum of its parts: compares each period of a flow with two adjoining periods that make it up.
 */
export const spanChecks = (readings: Readings): readonly Check[] => {
  const checks: Check[] = [];
  for (const concept of readings.flows) {
    const spans = readings.spans(concept);
    for (const [start, ends] of spans)
      for (const part of ends) {
        const next = nextDay(part);
        const rest = spans.get(next);
        if (rest === undefined) continue;
        for (const end of ends)
          if (end > part && rest.has(end))
            checks.push(
              ...vintages(
                readings,
                `span_sum ${concept}`,
                readings.across(concept, start, end),
                readings.across(concept, start, part),
                readings.across(concept, next, end),
              ),
            );
      }
  }
  return checks;
};

const spanCheck = (key: string, whole: Reading, part: Reading, rest: Reading): Check =>
  sumCheck(
    'span_sum',
    whole,
    [
      { reading: part, sign: 1 },
      { reading: rest, sign: 1 },
    ],
    { key },
  );

/**
 * Whether a later filing restated a shorter period within the reading's, and did not report the reading's again: it is
 * older than the quarters in force (semantics §3.8.13).
 */
const isOutdated = (readings: Readings, { concept, start, end, filing }: Reading): boolean => {
  if (start === null) return false;
  for (const [from, ends] of readings.spans(concept)) {
    if (from < start) continue;
    for (const until of ends) {
      if (until > end || (from === start && until === end)) continue;
      const list = readings.across(concept, from, until);
      const newest = list.at(-1);
      if (newest === undefined || newest.filing.order <= filing.order) continue;
      const older = list.filter((one) => one.filing.order <= filing.order);
      if (!older.some(({ amount }) => agree(amount, newest.amount))) return true;
    }
  }
  return false;
};

/**
 * Every combination of vintages that adds up corroborates its three facts. If none adds up, the check fails
 * only if no filing disputes any of the three, none of them is older than the quarters in force, and one reports the whole
 * for its own period: a restated year, or one that only a later filing reports, need not be the sum of quarters that were
 * not restated.
 */
const vintages = (
  readings: Readings,
  key: string,
  wholes: readonly Reading[],
  parts: readonly Reading[],
  rests: readonly Reading[],
): readonly Check[] => {
  const holding: Check[] = [];
  let newest: readonly [Reading, Reading, Reading] | undefined;
  for (const whole of wholes)
    for (const part of parts)
      for (const rest of rests) {
        if (addsUp(whole, part, rest)) holding.push(spanCheck(key, whole, part, rest));
        newest = [whole, part, rest];
      }
  if (holding.length > 0 || newest === undefined) return holding;
  if ([wholes, parts, rests].some(disputed)) return [];
  if (newest.some((reading) => isOutdated(readings, reading))) return [];
  return wholes.some((whole) => isCurrent(readings, whole)) ? [spanCheck(key, ...newest)] : [];
};

const slipsOf =
  (factor: bigint) =>
  (a: bigint, b: bigint): boolean => {
    const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
    return small > 0n && size(large - small * factor) * 100n <= large;
  };
const POWERS = [1000n, 1_000_000n].map(slipsOf);

const digits = (amount: bigint): string => (size(amount) / integer(1)).toString();

/** One is the other with a digit omitted; for round figures a factor of ten proves nothing. */
const droppedDigit = (a: bigint, b: bigint): boolean => {
  const [short, long] = size(a) < size(b) ? [digits(a), digits(b)] : [digits(b), digits(a)];
  if (short.length !== long.length - 1 || short.replace(/0+$/, '').length < 3) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at) === long.slice(at + 1);
};

/**
 * Two values, one of which is a mistyped form of the other: a power of a thousand, or a digit omitted from an
 * amount.
 */
export const isSlip = (a: bigint, b: bigint, money: boolean): boolean =>
  a !== 0n && b !== 0n && (POWERS.some((slips) => slips(a, b)) || (money && droppedDigit(a, b)));
