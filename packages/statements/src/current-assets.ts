import { addUpTo } from './adds-up.ts';
import { CURRENT_ASSET_ROWS, OTHER_CURRENT_ASSET_ROWS } from './catalogue/current-assets.ts';
import { gaap } from './catalogue/field.ts';
import type { Filing, FactSet } from './model.ts';
import { firstOf } from './reading-of.ts';

/**
 * Whether the rows of a filing's current assets other than investments add up to their total: then the balance sheet
 * has no row of current investments, whatever its notes tag. Rows that may be a part of another one are tried with and
 * without. Unknown rows of the filer's own keep the sum short, and so prove nothing.
 */
export const hasNoInvestments = (filing: Filing, facts: FactSet): boolean => {
  const total = facts.get(gaap('AssetsCurrent'))?.amount;
  const rows = CURRENT_ASSET_ROWS.map((ways) =>
    ways
      .map((concepts) => concepts.map((concept) => facts.get(concept)))
      .find((found) => found.every((fact) => fact !== undefined)),
  );
  const [cash] = rows;
  if (total === undefined || cash === undefined) return false;
  const certain = rows.flatMap((found) => found ?? []).map(({ amount }) => amount);
  const doubtful = OTHER_CURRENT_ASSET_ROWS.flatMap((concepts) => firstOf(facts, concepts)?.amount ?? []);
  return addUpTo(total, { certain, doubtful }, filing);
};
