import type { Calendar } from '../calendar/calendar.ts';
import { integer, near, size, trailingZeros } from '../decimal.ts';
import type { History } from './history.ts';
import type { FactSet, Filing, Reading } from '../model/model.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';
import { slotOf, SPANS, versionId } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { readingUnder } from './versions.ts';

/** In thousandths: a restatement changes a figure by less, or does not equal another figure of the filer. */
const RESTATED = 20;

/** Figures with fewer digits, in units of their filing's rounding, may be equal by chance. */
const FEWEST_DIGITS = 3;
const FEWEST_UNITS = 1_000n;

const isDistinct = ({ filing, value }: Reading): boolean => {
  const unit = integer(10 ** (roundingDigitsOf(filing) ?? 0));
  const digits = integer(10 ** ((trailingZeros(value) ?? 0) + FEWEST_DIGITS - 1));
  return size(value) >= unit * FEWEST_UNITS && size(value) >= digits;
};

/** Whether filings report the value for the same period of the following or previous year. */
const isOfAnotherYear = (
  history: History,
  [year, place]: readonly [number, Place],
  { filing, key, value }: Reading,
): boolean =>
  [year + 1, year - 1]
    .filter((other) => other >= 0)
    .some((other) =>
      history
        .versions(slotOf(other, place))
        .some((version) => version.filing !== filing && readingUnder(version, key)?.value === value),
    );

/**
 * Whether the filing restates another row of the same column, by more than a rounding and to a figure of its own: a
 * column that is restated may equal another year's in one row by chance.
 */
const restatesColumn = (
  index: FactIndex,
  [year, place]: readonly [number, Place],
  before: Reading,
  { filing, value }: Reading,
): boolean => {
  const factsOf = (slot: Slot, of: Filing): FactSet | undefined =>
    index.slots.get(slot)?.find((each) => each.filing === of)?.facts;
  const slot = slotOf(year, place);
  const [older, newer] = [factsOf(slot, before.filing), factsOf(slot, filing)];
  const isElsewhere = (concept: string, amount: bigint): boolean =>
    [year - 1, year + 1]
      .filter((other) => other >= 0)
      .some((other) =>
        index.slots.get(slotOf(other, place))?.some(({ facts }) => facts.get(concept)?.amount === amount),
      );
  return [...(newer ?? [])].some(([concept, { amount }]) => {
    const known = older?.get(concept)?.amount;
    return (
      known !== undefined &&
      amount !== value &&
      !near(known, amount, RESTATED) &&
      !isElsewhere(concept, amount)
    );
  });
};

/**
 * Figures that contradict the one filed before and equal, to the digit, the figure in other filings for the
 * same period of the following or previous year: they have wrong dates and are not restatements.
 */
export const misdatedFigures = (
  history: History,
  calendar: Calendar,
  index: FactIndex,
): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const year of calendar.keys())
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      let before: Reading | undefined;
      for (const { filing, readings } of history.versions(slot)) {
        const [reading] = readings;
        if (!reading) continue;
        if (
          before?.key === reading.key &&
          !near(before.value, reading.value, RESTATED) &&
          isDistinct(reading) &&
          isOfAnotherYear(history, [year, place], reading) &&
          !restatesColumn(index, [year, place], before, reading)
        )
          found.add(versionId(slot, filing.order));
        else before = reading;
      }
    }
  return found;
};
