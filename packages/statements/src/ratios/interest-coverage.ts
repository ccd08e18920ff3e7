import type { Decimal } from 'decimal.js';
import { quotient, type Figure } from './exact.ts';

export type CoverageRefusal = {
  readonly available: false;
  readonly reason:
    | 'interest_expense_not_reported'
    | 'not_meaningful_for_financials'
    | 'operating_income_unavailable'
    | 'zero_interest_expense';
};

/**
 * Operating income ÷ interest expense, times. The income row takes the pair of its own period, the balance ratios
 * the pair of the trailing twelve months. Interest is a bank's and an insurer's raw material, so there it is
 * refused. An issuer whose face shows no interest expense is told apart from one that reports a zero.
 */
export function interestCoverage(
  operatingIncome: Figure,
  interestExpense: Figure,
  isFinancial: boolean,
): Decimal | CoverageRefusal {
  if (isFinancial) return refuse('not_meaningful_for_financials');
  if (interestExpense === null) return refuse('interest_expense_not_reported');
  if (interestExpense.isZero()) return refuse('zero_interest_expense');
  return quotient(operatingIncome, interestExpense) ?? refuse('operating_income_unavailable');
}

function refuse(reason: CoverageRefusal['reason']): CoverageRefusal {
  return { available: false, reason };
}
