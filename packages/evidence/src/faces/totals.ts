import { TOTAL_ASSETS, TOTAL_CLAIMS } from './kinds.ts';
import type { Candidate } from './grid.ts';
import type { SheetRow } from '@footnote/releases/statements/sheet';

/** The totals of both sides of a balance sheet: the rows called so, else those without a label that have the same amounts. */
export function sidesOf(rows: readonly SheetRow[]): readonly [SheetRow, SheetRow] | null {
  const filled = rows.filter(({ figures }) => figures.some(Boolean));
  const assets = filled.find(({ label }) => TOTAL_ASSETS.test(label));
  const claims = filled.findLast(({ label }) => TOTAL_CLAIMS.test(label));
  if (assets !== undefined && claims !== undefined) return [assets, claims];
  const heading = rows.findIndex(
    ({ label, figures }) => /^(?:total )?liabilities\b/.test(label) && !figures.some(Boolean),
  );
  const isAssets = rows
    .slice(0, Math.max(heading, 0))
    .some(({ label, figures }) => /^(?:total )?assets$/.test(label) && !figures.some(Boolean));
  if (heading === -1 || !isAssets) return null;
  const first = rows.slice(0, heading).findLast(({ figures }) => figures.some(Boolean));
  const last = rows.findLast(({ figures }) => figures.some(Boolean));
  return first !== undefined &&
    last !== undefined &&
    first.label === '' &&
    last.label === '' &&
    isSame(first, last)
    ? [first, last]
    : null;
}

const isSame = (one: SheetRow, other: SheetRow): boolean =>
  one.figures.every((figure, at) => figure?.amount === other.figures[at]?.amount);

/** Whether both sides of a balance sheet are equal in every column; true for another statement. */
export function isBalanced(candidate: Candidate, at: readonly number[]): boolean {
  if (candidate.kind !== 'balance') return true;
  const sides = sidesOf(candidate.rows);
  return (
    sides !== null &&
    at.every((column) => {
      const [assets, claims] = sides.map(({ figures }) => figures[column]);
      return assets !== undefined && assets.amount === claims?.amount;
    })
  );
}
