import { mean, type Figure } from '../ratios/exact.ts';
import { traced } from '../ratios/recorder.ts';
import type { CellIndex } from '../index/cell-index.ts';
import { piotroskiFScore, type ScoredYear } from './piotroski.ts';

/**
 * Average shares of twelve months: as filed for a fiscal year, else the mean of the four quarters, because no
 * filing reports an average for other twelve months.
 */
function averageShares(index: CellIndex, years: CellIndex, end: string): Figure {
  const filed = years.figure('income', 'shares_basic', end);
  if (filed !== null) return filed;
  const periods = index.twelveMonths(end);
  return periods.length < 4 ? null : meanOf(periods.map((at) => index.figure('income', 'shares_basic', at)));
}

const meanOf = traced(null, mean);

function scoredYear(index: CellIndex, years: CellIndex, end: string): ScoredYear {
  const income = (field: string): Figure => index.trailing('income', field, end);
  const balance = (field: string): Figure => index.figure('balance', field, end);
  return {
    netIncome: income('net_income'),
    operatingCashFlow: index.trailing('cash_flow', 'operating_cash_flow', end),
    revenue: income('revenue'),
    grossProfit: income('gross_profit'),
    sharesBasic: averageShares(index, years, end),
    totalAssets: balance('total_assets'),
    longTermDebt: balance('long_term_debt'),
    currentAssets: balance('current_assets'),
    currentLiabilities: balance('current_liabilities'),
  };
}

/** The score of the row that ends at `end`: of the fiscal year, or of a quarter's trailing twelve months. */
export function piotroskiAt(index: CellIndex, years: CellIndex, end: string): Figure {
  const before = index.yearBefore(end);
  const earlier = before === undefined ? undefined : index.yearBefore(before);
  if (before === undefined || earlier === undefined) return null;
  const { operatingCashFlow: _, ...yearBefore } = scoredYear(index, years, before);
  return piotroskiFScore(
    scoredYear(index, years, end),
    yearBefore,
    index.figure('balance', 'total_assets', earlier),
  );
}
