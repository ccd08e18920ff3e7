import { CURRENT_ASSET_ROWS, OTHER_CURRENT_ASSET_ROWS } from './catalogue/current-assets.ts';
import { gaap } from './catalogue/field.ts';
import { integer, size } from './decimal.ts';
import type { Filing, FactSet } from './model.ts';
import { firstOf } from './reading-of.ts';
import { grainOf } from './rounding.ts';

/** Rows are rounded each for itself. */
const ROUNDINGS = 2n;

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
  const certain = rows.flatMap((found) => found ?? []).reduce((sum, { amount }) => sum + amount, 0n);
  const doubtful = OTHER_CURRENT_ASSET_ROWS.flatMap((concepts) => firstOf(facts, concepts)?.amount ?? []);
  const unit = integer(10 ** (grainOf(filing) ?? 0)) * ROUNDINGS;
  const reaches = (rest: bigint, from: number): boolean =>
    size(rest) <= unit ||
    doubtful.some((amount, at) => at >= from && amount !== 0n && reaches(rest - amount, at + 1));
  return reaches(total - certain, 0);
};
