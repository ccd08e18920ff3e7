import { sessionAfter, STEP_DAYS } from './current.ts';
import type { Cadence } from './frequency.ts';
import { daysBetween } from '@footnote/values/day';

/**
 * Days between an ex-date and its estimate: the earliest (zero or less) and the latest deviation of the
 * compared ex-dates.
 */
export type ExDateHabit = { readonly compared: number; readonly earliest: number; readonly latest: number };

const COMPARED = 8;
const FEWEST = 2;

/**
 * Deviation of the last ex-dates of regular payments (YYYY-MM-DD, oldest first) from their estimates based on
 * the previous payment of the same kind. Null with fewer than two to compare.
 */
export const exDateHabit = (exDates: readonly string[], cadence: Cadence): ExDateHabit | null => {
  const kinds = cadence === 'semi_annual' ? 2 : 1;
  const misses = exDates
    .flatMap((exDate, at) => {
      const before = exDates[at - kinds];
      return before === undefined ? [] : [daysBetween(sessionAfter(before, STEP_DAYS[cadence]), exDate)];
    })
    .slice(-COMPARED);
  if (misses.length < FEWEST) return null;
  return { compared: misses.length, earliest: Math.min(0, ...misses), latest: Math.max(0, ...misses) };
};
