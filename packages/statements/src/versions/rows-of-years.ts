import type { FilingReadings } from '../reading/reading.ts';
import { yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';

/** In fewer fiscal years, what filings show of a row may be an error. */
const FEWEST_YEARS = 2;

/** The rows of which filings of two fiscal years or more show something: `rowsIn` names those of one version. */
export const rowsOfYears = (
  all: ReadonlyMap<Slot, readonly FilingReadings[]>,
  rowsIn: (version: FilingReadings, slot: Slot) => readonly string[],
): ReadonlySet<string> => {
  const years = new Map<string, Set<number>>();
  for (const [slot, versions] of all)
    for (const row of versions.flatMap((version) => rowsIn(version, slot)))
      years.set(row, (years.get(row) ?? new Set<number>()).add(yearOf(slot)));
  return new Set([...years].filter(([, { size }]) => size >= FEWEST_YEARS).map(([row]) => row));
};
