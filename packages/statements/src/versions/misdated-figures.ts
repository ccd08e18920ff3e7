import type { Calendar } from '../calendar/calendar.ts';
import { integer, near, size, trailingZeros } from '../decimal.ts';
import type { History } from './history.ts';
import type { Reading } from '../model/model.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';
import { slotOf, SPANS, versionId } from '../calendar/slots.ts';
import type { Place } from '../calendar/slots.ts';
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
 * Figures that contradict the one filed before and equal, to the digit, the figure in other filings for the
 * same period of the following or previous year: they have wrong dates and are not restatements.
 */
export const misdatedFigures = (history: History, calendar: Calendar): ReadonlySet<string> => {
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
          isOfAnotherYear(history, [year, place], reading)
        )
          found.add(versionId(slot, filing.order));
        else before = reading;
      }
    }
  return found;
};
