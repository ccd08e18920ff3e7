import {
  OTHER_REVENUE_ROWS,
  REAL_ESTATE_COST,
  REAL_ESTATE_DEPRECIATION,
  RENTAL_TOTALS,
} from '../fields/checks.ts';
import { near } from '../decimal.ts';
import type { FactSet, OwnCheck } from '../model/model.ts';
import { OTHER_BASIS, SAME_FIGURE } from '../values/tolerances.ts';
import { firstOf } from './reading-of.ts';

/**
 * Lease income is the row of the income statement if it is the revenue, alone, with one other row of revenue
 * or with all of them.
 */
export const rentalCheck = (facts: FactSet, value: bigint): OwnCheck => {
  const total = firstOf(facts, RENTAL_TOTALS)?.amount;
  if (total === undefined) return 'open';
  const others = OTHER_REVENUE_ROWS.flatMap((concept) => facts.get(concept)?.amount ?? []);
  const all = others.reduce((sum, amount) => sum + amount, 0n);
  return [0n, all, ...others].some((rest) => near(value + rest, total, SAME_FIGURE)) ? 'passed' : 'failed';
};

/** Real estate in use is less than all of it, which the schedule of an annual report totals. */
export const realEstateCheck = (facts: FactSet, value: bigint): OwnCheck => {
  const cost = facts.get(REAL_ESTATE_COST)?.amount;
  const depreciation = facts.get(REAL_ESTATE_DEPRECIATION)?.amount;
  if (cost === undefined || depreciation === undefined) return 'open';
  const total = cost - depreciation;
  return total > value && !near(total, value, OTHER_BASIS) ? 'failed' : 'passed';
};
