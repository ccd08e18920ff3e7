import { daysBetween } from '@footnote/values/day';

/**
 * Of 275 sections of annual reports of the corpus each is 0.45 to 2.5 times as long as the median of the same filer's others,
 * the extremes a decade apart; of 56 discussions of quarterly reports, 0.80 to 1.24 times as long as that of the same
 * quarter's. Their risk factors are 0.05 to 29 times as long, all of them right: some filers repeat those of the annual
 * report, or state changes only.
 */
const TIMES = 4;
/** The reports of fewer years say little about a length. */
const FEWEST = 3;

/** Reports further apart than this grow too much to be compared. Years. */
export const COMPARED_YEARS = 3;

const YEAR_DAYS = 365.25;
/** Days by which the ends of one quarter of two years differ: whole weeks, and a week more in some years. */
const DRIFT = 20;

/** Whether two days (YYYY-MM-DD) are ends of the same quarter of two years. */
export function isSameQuarter(end: string, other: string): boolean {
  const apart = Math.abs(daysBetween(end, other)) % YEAR_DAYS;
  return Math.min(apart, YEAR_DAYS - apart) <= DRIFT;
}

/**
 * Whether a section of a report is a quarter as long as that of the filer's other years, or four times as long:
 * it, or most of those, ends or begins at the wrong place.
 * @param length Code points of the section.
 * @param others The same of the filer's annual reports, or those of the same quarter, of at most `COMPARED_YEARS` before
 * and after it.
 */
export function isUnlikeOtherYears(length: number, others: readonly number[]): boolean {
  const usual = others.toSorted((a, b) => a - b)[others.length >> 1];
  return (
    usual !== undefined && others.length >= FEWEST && (length * TIMES <= usual || length >= usual * TIMES)
  );
}
