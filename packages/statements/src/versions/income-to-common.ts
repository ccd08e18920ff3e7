import { ALLOCATED_EARNINGS, PREFERRED_DIVIDENDS } from '../fields/checks.ts';
import { size } from '../decimal.ts';
import type { FactSet } from '../model/model.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { COMMON_INCOME } from '../fields/totals.ts';
import { PREFERRED, halfUnit, roundsToEps } from './parent-share.ts';

/** Amounts of the tagged rows, whatever sign the filer gives a deduction. */
const amountsOf = (facts: FactSet, concepts: readonly string[]): readonly bigint[] =>
  concepts.flatMap((concept) => {
    const fact = facts.get(concept);
    return fact === undefined || fact.conflict || fact.amount === 0n ? [] : [size(fact.amount)];
  });

/**
 * What may stand between the parent's income and that of common shares: preferred dividends, of the income statement if
 * it shows them, and what participating securities are allotted by the two-class method, of each the rows tagged or none.
 */
const deductionsOf = (facts: FactSet): readonly bigint[] => {
  const shown = amountsOf(facts, [PREFERRED]);
  const preferred = shown.length > 0 ? shown : [0n, ...amountsOf(facts, PREFERRED_DIVIDENDS)];
  const allotted = [0n, ...amountsOf(facts, ALLOCATED_EARNINGS)];
  return [...new Set(preferred.flatMap((each) => allotted.map((other) => each + other)))];
};

/**
 * Whether an income is the parent's by its filing's income to common shares, less the deductions that are tagged; null if
 * that is not tagged.
 */
export const isBeforeCommon = (facts: FactSet, income: bigint): boolean | null => {
  const common = facts.get(COMMON_INCOME);
  if (common === undefined || common.conflict) return null;
  return deductionsOf(facts).some((deduction) => {
    const gap = size(income - deduction - common.amount);
    // A sum of three rounded figures, else one figure twice.
    return deduction === 0n ? gap === 0n : gap <= roundingUnit([income, common.amount]);
  });
};

/** Whether an income, to half its last digit and less the deductions, rounds to the filing's EPS; null without EPS. */
export const earnsPerShare = (facts: FactSet, income: bigint): boolean | null => {
  const slack = halfUnit(income);
  let known: boolean | null = null;
  for (const deduction of deductionsOf(facts)) {
    known = roundsToEps(facts, income - deduction, slack);
    if (known !== false) return known;
  }
  return known;
};
