import type { InputReport, InputSummation } from '../inputs.ts';

/** The summations of one network of a filing's calculation linkbase, by total. */
export type Tree = ReadonlyMap<string, InputSummation>;

/** A row below a total that is not a total itself, and its sign in the total. */
export type Leaf = { readonly concept: string; readonly sign: 1 | -1 };

/**
 * How the facts of a period agree with a total and the totals below it. `contradicted`: all rows are reported
 * but do not add up; `incomplete`: a row or a total is not reported.
 */
export type Evidence = 'proven' | 'contradicted' | 'incomplete';

export type Period = { readonly start: string | null; readonly end: string };

/** The networks of a statement that have the total. */
export const treesWith = (report: InputReport, statement: string, total: string): readonly Tree[] => {
  const ofStatement = (report.calculations ?? []).filter((each) => each.statement === statement);
  return [...Map.groupBy(ofStatement, ({ role }) => role).values()]
    .map((summations) => new Map(summations.map((each) => [each.total, each])))
    .filter((tree) => tree.has(total));
};

/** All rows below a total, in the order of the linkbase; null if one has a weight other than 1 and -1. */
export const leavesBelow = (tree: Tree, total: string, sign: 1 | -1 = 1): readonly Leaf[] | null => {
  const leaves: Leaf[] = [];
  for (const { concept, weight } of tree.get(total)?.items ?? []) {
    const factor = Number(weight) * sign;
    if (factor !== 1 && factor !== -1) return null;
    const below = tree.has(concept)
      ? leavesBelow(tree, concept, factor)
      : [{ concept, sign: factor } as const];
    if (below === null) return null;
    leaves.push(...below);
  }
  return leaves;
};

/** The evidence for a total in a period, in every unit of the period. */
export const evidenceOf = (tree: Tree, total: string, { start, end }: Period): Evidence => {
  const summation = tree.get(total);
  if (summation === undefined) return 'proven';
  const sums = summation.sums.filter((sum) => sum.start === start && sum.end === end);
  if (sums.some(({ consistent, missing }) => !consistent && missing === 0)) return 'contradicted';
  const below = summation.items.map(({ concept }) => evidenceOf(tree, concept, { start, end }));
  if (below.includes('contradicted')) return 'contradicted';
  const isWhole = sums.length > 0 && sums.every(({ consistent, missing }) => consistent && missing === 0);
  return isWhole && !below.includes('incomplete') ? 'proven' : 'incomplete';
};
