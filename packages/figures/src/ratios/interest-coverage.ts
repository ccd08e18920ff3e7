import type { Decimal } from 'decimal.js';
import { OWN, SINCE_ROWS } from './definition.ts';
import { derived } from './derived.ts';
import { quotient, type Figure } from './exact.ts';

export type CoverageRefusal = {
  readonly available: false;
  readonly reason:
    | 'interest_expense_not_reported'
    | 'not_meaningful_for_financials'
    | 'operating_income_unavailable'
    | 'zero_interest_expense';
};

function refuse(reason: CoverageRefusal['reason']): CoverageRefusal {
  return { available: false, reason };
}

/** The reason distinguishes an issuer whose face has no interest expense from one that reports zero. */
export const interestCoverage = derived(
  {
    members: ['income_statement.interest_coverage', 'balance_sheet.ratios.interest_coverage'],
    unit: 'ratio',
    sign: 'signed',
    definition:
      "Operating income over interest expense: of the row's period; in balance ratios, of the trailing twelve months.",
    formula: 'operating_income ÷ interest_expense',
    refusals: [
      'not_meaningful_for_financials: interest is an operating cost of banks and insurers',
      'interest_expense_not_reported',
      'zero_interest_expense',
      'operating_income_unavailable',
    ],
    source: OWN,
    since: SINCE_ROWS,
  },
  (operatingIncome: Figure, interestExpense: Figure, isFinancial: boolean): Decimal | CoverageRefusal => {
    if (isFinancial) return refuse('not_meaningful_for_financials');
    if (interestExpense === null) return refuse('interest_expense_not_reported');
    if (interestExpense.isZero()) return refuse('zero_interest_expense');
    return quotient(operatingIncome, interestExpense) ?? refuse('operating_income_unavailable');
  },
);
