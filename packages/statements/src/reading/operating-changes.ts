import type { FactSet, Filing, Part, Reading } from '../model/model.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { evidenceOf } from '../trees/tree.ts';
import { readingOf } from './reading-of.ts';

/** The filer may add or merge rows from filing to filing: their sum remains the same figure. */
const KEY = 'operating_changes';

const refusedBy = (
  rule: RefusingRule | null,
): { readings: readonly Reading[]; rule: RefusingRule | null } => ({
  readings: [],
  rule,
});

/**
 * Working capital change as the sum of the changes of operating assets and liabilities in the filing's own cash
 * flow statement, if its rows add up to operating cash flow and none is missing (semantics §3.3). Decreasing
 * assets and increasing liabilities release cash, as their weights show. `rank`: its preference.
 */
export const readOperatingChanges = (
  filing: Filing,
  facts: FactSet,
  rank: number,
): { readings: readonly Reading[]; rule: RefusingRule | null } => {
  const changes = filing.operatingChanges;
  const total = changes === null ? undefined : facts.get(changes.total);
  if (changes === null || total === undefined) return refusedBy(null);
  if (total.conflict) return refusedBy('filing.two_values');
  const evidence = evidenceOf(changes.tree, changes.total, total);
  if (evidence === 'contradicted') return refusedBy('working_capital.sum_fails');
  if (evidence === 'incomplete') return refusedBy('working_capital.row_missing');
  if (!changes.clear) return refusedBy('working_capital.other_rows');
  const parts: Part[] = [];
  for (const { concept, sign } of changes.rows) {
    const fact = facts.get(concept);
    if (fact?.conflict) return refusedBy('filing.two_values');
    if (fact?.start !== total.start || fact.end !== total.end)
      return refusedBy('working_capital.row_missing');
    parts.push({ fact, sign });
  }
  return { readings: [{ ...readingOf(filing, parts, rank), key: KEY }], rule: null };
};
