import type { Decimal } from 'decimal.js';
import { SINCE_BLOCKS } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, mean, quotient, type Figure } from '../ratios/exact.ts';

/** Twelve months, and the balance sheet at their end. */
export type ScoredYear = {
  readonly netIncome: Figure;
  readonly operatingCashFlow: Figure;
  readonly revenue: Figure;
  readonly grossProfit: Figure;
  /** Weighted average of the twelve months, on today's split basis. */
  readonly sharesBasic: Figure;
  /** At the end of the twelve months. */
  readonly totalAssets: Figure;
  readonly longTermDebt: Figure;
  readonly currentAssets: Figure;
  readonly currentLiabilities: Figure;
};

/** The twelve months before; their cash flow is not compared. */
export type YearBefore = Omit<ScoredYear, 'operatingCashFlow'>;

type Comparison = (now: Decimal, before: Decimal) => boolean;

const higher: Comparison = (now, before) => now.gt(before);

/** Null when a side is missing. */
function compare(now: Figure, before: Figure, passes: Comparison): boolean | null {
  return now === null || before === null ? null : passes(now, before);
}

/** Whether long-term debt fell against mean assets, or was zero at both ends. */
function leverageFell(now: Figure, before: Figure): boolean | null {
  return compare(now, before, (debt, earlier) => (debt.isZero() && earlier.isZero()) || debt.lt(earlier));
}

/**
 * The nine tests: true, false, or null when an operand is missing. `assetsBeforeThat`: total assets two years
 * before the end.
 */
export function piotroskiTests(
  now: ScoredYear,
  before: YearBefore,
  assetsBeforeThat: Figure,
): readonly (boolean | null)[] {
  const zero = exact('0');
  const returnNow = quotient(now.netIncome, before.totalAssets);
  const returnBefore = quotient(before.netIncome, assetsBeforeThat);
  const ratio = (year: YearBefore): Figure => quotient(year.currentAssets, year.currentLiabilities);
  const margin = (year: YearBefore): Figure => quotient(year.grossProfit, year.revenue);
  return [
    compare(returnNow, zero, higher),
    compare(now.operatingCashFlow, zero, higher),
    compare(returnNow, returnBefore, higher),
    compare(now.operatingCashFlow, now.netIncome, higher),
    leverageFell(
      quotient(now.longTermDebt, mean([now.totalAssets, before.totalAssets])),
      quotient(before.longTermDebt, mean([before.totalAssets, assetsBeforeThat])),
    ),
    compare(ratio(now), ratio(before), higher),
    compare(now.sharesBasic, before.sharesBasic, (shares, earlier) => shares.lte(earlier)),
    compare(margin(now), margin(before), higher),
    compare(quotient(now.revenue, before.totalAssets), quotient(before.revenue, assetsBeforeThat), higher),
  ];
}

/** 0 to 9; no partial scores. */
export const piotroskiFScore = derived(
  {
    members: ['income_statement.quality.piotroski_f_score'],
    unit: 'score',
    sign: 'not_negative',
    definition:
      'Nine tests of profitability, financing and efficiency, a point each: the fiscal year against the one before, in quarterly rows the trailing twelve months against those a year before. A0 are the assets at the start of the twelve months. shares_basic of twelve months that end within a fiscal year is the mean of its four quarters.',
    formula: [
      '1 net_income ÷ A0 > 0',
      '2 operating_cash_flow > 0',
      '3 net_income ÷ A0 rose',
      '4 operating_cash_flow > net_income',
      '5 long_term_debt ÷ mean total_assets fell, or is zero in both years',
      '6 current_assets ÷ current_liabilities rose',
      '7 shares_basic did not rise',
      '8 gross_profit ÷ revenue rose',
      '9 revenue ÷ A0 rose',
    ].join('; '),
    refusals: ['an operand of any test is missing (no partial scores), as for banks, insurers and REITs'],
    source: 'Piotroski, Value Investing, Journal of Accounting Research 38 (2000)',
    since: SINCE_BLOCKS,
  },
  (now: ScoredYear, before: YearBefore, assetsBeforeThat: Figure): Figure => {
    const tests = piotroskiTests(now, before, assetsBeforeThat);
    return tests.includes(null) ? null : exact(String(tests.filter((test) => test === true).length));
  },
);
