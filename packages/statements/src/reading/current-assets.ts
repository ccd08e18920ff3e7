import { addUpTo } from './adds-up.ts';
import { CURRENT_ASSET_ROWS, OTHER_CURRENT_ASSET_ROWS } from '../fields/current-assets.ts';
import { gaap } from '../fields/field.ts';
import type { FactSet, Filing, OwnCheck } from '../model/model.ts';
import { firstOf } from './reading-of.ts';

/**
 * Whether the rows of a filing's current assets plus `addition` add up to their total: then `addition` is all
 * that these rows leave, e.g. for investments, whatever the notes tag. Rows that may be part of another one
 * are tried with and without. Unknown extension rows make the sum too small, and so prove nothing.
 */
export const completesCurrentAssets = (filing: Filing, facts: FactSet, addition: bigint): boolean => {
  const total = facts.get(gaap('AssetsCurrent'))?.amount;
  const rows = CURRENT_ASSET_ROWS.map((ways) =>
    ways
      .map((concepts) => concepts.map((concept) => facts.get(concept)))
      .find((found) => found.every((fact) => fact !== undefined)),
  );
  const [cash] = rows;
  if (total === undefined || cash === undefined) return false;
  const certain = rows.flatMap((found) => found ?? []).map(({ amount }) => amount);
  certain.push(addition);
  const doubtful = OTHER_CURRENT_ASSET_ROWS.flatMap((concepts) => firstOf(facts, concepts)?.amount ?? []);
  return addUpTo(total, { certain, doubtful }, filing);
};

/**
 * Equity securities may be in a note or a separate row: checks whether current assets include exactly these
 * investments.
 */
export const investmentsCheck = (facts: FactSet, value: bigint): OwnCheck => {
  const equity = facts.get(gaap('EquitySecuritiesFvNi'));
  if (equity === undefined || equity.amount === 0n) return 'open';
  return completesCurrentAssets(equity.filing, facts, value) ? 'passed' : 'failed';
};

/**
 * Inventories under tags that may not be the row of the balance sheet: checks whether they complete its
 * current assets.
 */
export const inventoryCheck = (facts: FactSet, value: bigint): OwnCheck => {
  const total = facts.get(gaap('AssetsCurrent'));
  return total !== undefined && completesCurrentAssets(total.filing, facts, value) ? 'passed' : 'open';
};
