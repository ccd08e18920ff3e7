import { isOfBreakdown } from '@footnote/statements/segments/measures';
import type { Face, ReportFact } from '@footnote/xbrl/report/types';

/**
 * Axes of share classes: the one of us-gaap, under this name since 2009, and those of IFRS, for share capital
 * and, for earnings per share, for ordinary shares.
 */
const CLASS_OF_STOCK: ReadonlySet<string> = new Set([
  'us-gaap:StatementClassOfStockAxis',
  'ifrs-full:ClassesOfShareCapitalAxis',
  'ifrs-full:ClassesOfOrdinarySharesAxis',
]);

/** The facts with dimensions of a report, in order. */
export type SplitFacts = {
  /**
   * Facts of a concept on a face, with any dimensions; of any concept by class of stock only; and revenue,
   * operating income and assets by product, segment or region.
   */
  readonly onFaces: readonly ReportFact[];
  /** All others. */
  readonly inNotes: readonly ReportFact[];
};

export function splitDimensioned(facts: readonly ReportFact[], faces: readonly Face[]): SplitFacts {
  const concepts = new Set(faces.flatMap((face) => face.concepts));
  const onFaces: ReportFact[] = [];
  const inNotes: ReportFact[] = [];
  for (const fact of facts) {
    const [only, more] = fact.dimensions;
    if (only === undefined) continue;
    const byClass = more === undefined && CLASS_OF_STOCK.has(only.axis);
    const onFace = byClass || concepts.has(`${fact.taxonomy}:${fact.concept}`) || isOfBreakdown(fact);
    (onFace ? onFaces : inNotes).push(fact);
  }
  return { onFaces, inNotes };
}
