import type { EvidenceVerdict } from '../fields/evidence.ts';
import type { InputSummation } from '../inputs.ts';

/** A row of a statement in a period. */
export type Row = { readonly concept: string; readonly start: string | null; readonly end: string };

/** Whether the filing's calculation linkbase counts the row, through any number of totals, toward one of `totals`. */
export const countsToward = (
  calculations: readonly InputSummation[],
  { concept }: Pick<Row, 'concept'>,
  totals: readonly string[],
): boolean => {
  const seen = new Set<string>();
  const reaches = (name: string): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return calculations.some(
      ({ statement, total, items }) =>
        statement !== null &&
        items.some((item) => item.concept === name) &&
        (totals.includes(total) || reaches(total)),
    );
  };
  return reaches(concept);
};

/**
 * The one of these concepts that a statement of the filing's calculation linkbase has above all others of them;
 * undefined if it has none of them there, or several that are in no sum together.
 */
export const rootAmong = (
  calculations: readonly InputSummation[],
  statement: string,
  concepts: readonly string[],
): string | undefined => {
  const ofStatement = calculations.filter((each) => each.statement === statement);
  const rows = new Set(
    ofStatement.flatMap(({ total, items }) => [total, ...items.map(({ concept }) => concept)]),
  );
  const shown = concepts.filter((concept) => rows.has(concept));
  const [root, ...others] = shown.filter(
    (concept) =>
      !countsToward(
        ofStatement,
        { concept },
        shown.filter((other) => other !== concept),
      ),
  );
  return others.length === 0 ? root : undefined;
};

/**
 * Evidence about a row in a period from the sums of the statements in a filing's calculation linkbase: those
 * in which it is the total or an item and no item is missing. A sum that does not add up is evidence against
 * it.
 */
export const sumVerdict = (
  calculations: readonly InputSummation[],
  { concept, start, end }: Row,
): EvidenceVerdict => {
  const sums = calculations
    .filter(
      ({ statement, total, items }) =>
        statement !== null && (total === concept || items.some((item) => item.concept === concept)),
    )
    .flatMap((each) => each.sums)
    .filter((sum) => sum.start === start && sum.end === end && sum.missing === 0);
  if (sums.length === 0) return 'silent';
  return sums.every(({ consistent }) => consistent) ? 'for' : 'against';
};
