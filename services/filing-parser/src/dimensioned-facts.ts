import type { Face, ReportFact } from '@footnote/xbrl/report/types';

/**
 * Axes that tell classes of shares apart: the one of us-gaap, under this name since 2009, and those of IFRS, of share
 * capital and, for earnings per share, of ordinary shares.
 */
const CLASS_OF_STOCK: ReadonlySet<string> = new Set([
  'us-gaap:StatementClassOfStockAxis',
  'ifrs-full:ClassesOfShareCapitalAxis',
  'ifrs-full:ClassesOfOrdinarySharesAxis',
]);

/**
 * The facts with dimensions that an event carries: those of a concept that stands on a face, whatever it is broken
 * down by, and those of any concept by class of stock alone. The rest is of the notes. In the order of the report.
 */
export function dimensionedFacts(
  facts: readonly ReportFact[],
  faces: readonly Face[],
): readonly ReportFact[] {
  const onFaces = new Set(faces.flatMap(({ concepts }) => concepts));
  return facts.filter(({ taxonomy, concept, dimensions }) => {
    if (dimensions.length === 0) return false;
    if (onFaces.has(`${taxonomy}:${concept}`)) return true;
    const [only, more] = dimensions;
    return more === undefined && only !== undefined && CLASS_OF_STOCK.has(only.axis);
  });
}
