/**
 * Of 275 sections of annual reports of the corpus each is 0.45 to 2.5 times as long as the median of the same filer's others,
 * the extremes a decade apart.
 */
const TIMES = 4;
/** The reports of fewer years say little about a length. */
const FEWEST = 3;

/** Reports further apart than this grow too much to be compared. Years. */
export const COMPARED_YEARS = 3;

/**
 * Whether a section of an annual report is a quarter as long as that of the filer's other years, or four times as long:
 * it, or most of those, ends or begins at the wrong place.
 * @param length Code points of the section.
 * @param others The same of the filer's annual reports of at most `COMPARED_YEARS` before and after it.
 */
export function isUnlikeOtherYears(length: number, others: readonly number[]): boolean {
  const usual = others.toSorted((a, b) => a - b)[others.length >> 1];
  return (
    usual !== undefined && others.length >= FEWEST && (length * TIMES <= usual || length >= usual * TIMES)
  );
}
