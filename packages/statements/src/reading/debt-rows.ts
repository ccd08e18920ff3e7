import { UNPARTED } from '../fields/debt.ts';
import type { FactSet, Filing, Part, Reading } from '../model/model.ts';
import type { DebtRows } from '../trees/debt-rows.ts';
import { evidenceOf } from '../trees/tree.ts';
import { exceeds, readingOf } from './reading-of.ts';

const isNothing = (facts: FactSet, concept: string): boolean => (facts.get(concept)?.amount ?? 0n) === 0n;

/**
 * Borrowings as the rows of debt on the filing's own balance sheet, if all of its rows add up and no row
 * under another name may be debt. Requires a row due within a year and another one, because debt due within a
 * year may otherwise be in a row of accrued liabilities. Null if the filing does not show this, or tags more
 * debt in a note.
 */
export const readDebtRows = (
  filing: Filing,
  debt: DebtRows,
  facts: FactSet,
  rank: number,
): Reading | null => {
  const [first] = facts.values();
  if (first === undefined || !debt.isSplit) return null;
  const { end } = first;
  if (evidenceOf(debt.tree, debt.total, { start: null, end }) !== 'proven') return null;
  if (debt.unclear.some(({ concept }) => !isNothing(facts, concept))) return null;
  const parts: Part[] = [];
  for (const { concept } of debt.rows) {
    const fact = facts.get(concept);
    if (fact === undefined || fact.conflict) return null;
    parts.push({ fact, sign: 1 });
  }
  const sum = parts.reduce((total, { fact }) => total + fact.amount, 0n);
  if (exceeds(facts, UNPARTED, sum)) return null;
  return readingOf(filing, parts, rank, debt.withLeases ? { flags: ['includes_finance_leases'] } : {});
};
