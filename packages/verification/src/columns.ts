import { agree } from './across-checks.ts';
import type { Check, Outcome } from './check.ts';
import {
  comparativeCheck,
  isDisputed,
  isDistinct,
  isNear,
  isSupported,
  isYearApart,
  lengthOf,
  provenExactly,
  supporters,
} from './comparatives.ts';
import { ALWAYS } from './identities.ts';
import { columnsOf, isCurrent, newestEnd } from './filing-columns.ts';
import { periodKey, type Reading, type Readings } from './readings.ts';
import type { Ledger } from './record.ts';

/**
 * Fewer digits than elsewhere suffice: that both columns differ from other filings is hardly a coincidence.
 */
const DISTINCT_DIGITS = 3;

/** Readings of the same value for another period of the same length with a different end. */
const otherColumns = (readings: Readings, reading: Reading): readonly Reading[] =>
  readings
    .alike(reading)
    .filter(
      (other) =>
        other.filing !== reading.filing &&
        other.end !== reading.end &&
        (other.start === null) === (reading.start === null) &&
        isDistinct(reading.amount, DISTINCT_DIGITS) &&
        Math.abs(lengthOf(other) - lengthOf(reading)) <= 10,
    );

/**
 * Whether the filing restates the row for another period than these: one of its new figures may equal that of
 * an old column.
 */
const restatesOthers = (readings: Readings, { filing, concept }: Reading, ends: readonly string[]): boolean =>
  readings
    .all(concept)
    .some(
      ({ filing: of, start, end, amount }) =>
        of === filing &&
        !ends.includes(end) &&
        readings
          .across(concept, start, end)
          .some((older) => older.filing.order < filing.order && !agree(older.amount, amount)),
    );

/**
 * Whether two values of one fact are a mistake: a difference of less than 2 % is a revision if the row was
 * revised.
 */
const isMistaken = (readings: Readings, a: Reading, b: Reading, ends: readonly string[]): boolean =>
  !agree(a.amount, b.amount) && !(isNear(a.amount, b.amount) && restatesOthers(readings, a, ends));

/**
 * A filing that reports for one period the value others report for another, and a different value for the
 * latter: it exchanged two columns, of years or of a balance sheet's two dates. Its own checks may still
 * prove either value.
 */
export const judgeExchanged = (readings: Readings, ledger: Ledger): void => {
  for (const group of readings.groups)
    for (const reading of group) {
      // A value that another filing reports for the same period is in the right column.
      if (isSupported(group, reading)) continue;
      for (const other of otherColumns(readings, reading)) {
        const { accession } = reading.filing;
        const beside = readings.get(accession, reading.concept, other.start, other.end);
        if (beside === undefined || !isMistaken(readings, beside, other, [reading.end, other.end])) continue;
        const list = readings.across(other.concept, other.start, other.end);
        const votes = supporters(list, other) - supporters(list, beside);
        if (votes < 0 || (votes === 0 && !isCurrent(readings, other))) continue;
        const check = comparativeCheck(beside, other);
        for (const wrong of [reading, beside])
          if (!provenExactly(ledger, wrong)) ledger.blame(wrong, check, 'wrong_period');
      }
    }
};

/**
 * Whether the filing has a statement of the following year that lacks this row. A row with another name
 * there, or that no column of that year has although there are several, is not an error in one figure.
 */
const lacksYearAfter = (readings: Readings, reading: Reading): boolean => {
  const columns = columnsOf(readings, reading.filing).filter(
    ({ start, end }) => (start === null) === (reading.start === null) && end >= reading.end,
  );
  const own = columns.find(({ start, end }) => start === reading.start && end === reading.end);
  const isRenamed = (facts: ReadonlyMap<string, Reading>): boolean =>
    (ALWAYS.get(reading.concept) ?? []).some((name) => facts.has(name) && own?.facts.has(name) !== true);
  const lacking = columns.filter(({ facts }) => !facts.has(reading.concept));
  return lacking.some(
    (column) =>
      column.end > reading.end &&
      isYearApart(column, reading) &&
      !isRenamed(column.facts) &&
      !lacking.some((other) => other !== column && other.end >= column.end),
  );
};

/** The facts of the filing's own period, if that is as long as the reading's period and ends a year later. */
const yearAfter = (readings: Readings, reading: Reading): ReadonlyMap<string, Reading> | undefined => {
  const columns = columnsOf(readings, reading.filing);
  const newest = newestEnd(columns);
  return columns.find(
    (column) =>
      column.end === newest &&
      (column.start === null) === (reading.start === null) &&
      column.end > reading.end &&
      isYearApart(column, reading),
  )?.facts;
};

/**
 * A comparative that contradicts other filings on its period, in a filing without a value for the current
 * period although it reports the rest of the statement for both: the current figure is tagged with last
 * year's dates.
 */
export const judgeMisdated = (readings: Readings, ledger: Ledger): void => {
  for (const group of readings.groups.filter(isDisputed))
    for (const reading of group) {
      if (!isDistinct(reading.amount, DISTINCT_DIGITS)) continue;
      const others = group.filter(
        (other) =>
          other.filing.order < reading.filing.order && isMistaken(readings, reading, other, [reading.end]),
      );
      const [other] = others;
      if (other === undefined || isSupported(group, reading) || provenExactly(ledger, reading)) continue;
      if (yearAfter(readings, reading)?.has(reading.concept) !== false) continue;
      ledger.blame(reading, comparativeCheck(other, reading), 'wrong_period');
    }
};

const FAILED: Outcome = { holds: false, difference: 0n, tolerance: 0n };

const gapOf = (reading: Reading): Check => ({
  ...FAILED,
  rule: 'column_gap',
  key: 'column_gap',
  readings: [reading],
  weighty: [],
  strict: false,
  coarse: true,
  with: () => FAILED,
});

/**
 * A row that every statement has, which a filing reports for one period and not for the following year,
 * although it reports the rest of the statement for both, and which no other filing confirms: the later
 * figure is tagged with the dates of the previous year.
 */
export const judgeGaps = (readings: Readings, ledger: Ledger): void => {
  for (const group of readings.groups)
    for (const reading of group) {
      if (!ALWAYS.has(reading.concept) || isSupported(group, reading)) continue;
      if (provenExactly(ledger, reading) || !lacksYearAfter(readings, reading)) continue;
      ledger.blame(reading, gapOf(reading), 'wrong_period');
    }
};

/**
 * The only figure that a filing reports for a period, in contradiction to earlier filings: a comparative
 * tagged with the dates of the year before. Balances are excluded: notes start with old ones.
 */
export const judgeLone = (readings: Readings, ledger: Ledger): void => {
  for (const group of readings.groups.filter(isDisputed))
    for (const reading of group) {
      const { filing, start, end } = reading;
      if (start === null || isSupported(group, reading)) continue;
      const other = group.find(
        (one) => one.filing.order < filing.order && isMistaken(readings, reading, one, [end]),
      );
      if (other === undefined || provenExactly(ledger, reading)) continue;
      if ((readings.periods(filing.accession).get(periodKey(start, end))?.size ?? 0) > 1) continue;
      ledger.blame(reading, comparativeCheck(other, reading), 'wrong_period');
    }
};
