import { percentOf, type Figure } from './exact.ts';

/**
 * Growth in percent: (current − prior) ÷ |prior| · 100, unrounded. `prior` is the same quarter or the fiscal year
 * a year before (`_yoy`), or the preceding quarter (`_qoq`).
 */
function growthPct(current: Figure, prior: Figure): Figure {
  if (current === null || prior === null) return null;
  return percentOf(current.minus(prior), prior.abs());
}

/** As above, refused for a prior of zero or less: a change of sign is not growth. */
function growthOfPositivePct(current: Figure, prior: Figure): Figure {
  return prior === null || prior.lte(0) ? null : growthPct(current, prior);
}

/** Growth of diluted EPS over a year, percent, both on one split basis. Null when the prior is ≤ 0 or missing. */
export function epsYoyPct(epsDiluted: Figure, yearBefore: Figure): Figure {
  return growthOfPositivePct(epsDiluted, yearBefore);
}

/** Growth of net income to the parent over a year, percent. Null when the prior is ≤ 0 or missing. */
export function netIncomeYoyPct(netIncome: Figure, yearBefore: Figure): Figure {
  return growthOfPositivePct(netIncome, yearBefore);
}

/** Growth of revenue over the preceding quarter, percent. Null when the prior is ≤ 0 or missing. */
export function revenueQoqPct(revenue: Figure, quarterBefore: Figure): Figure {
  return growthOfPositivePct(revenue, quarterBefore);
}

/** Growth of revenue over a year, percent. Null when the prior is ≤ 0 or missing. */
export function revenueYoyPct(revenue: Figure, yearBefore: Figure): Figure {
  return growthOfPositivePct(revenue, yearBefore);
}

/** Growth of research and development expense over a year, percent. Null when the prior is 0 or missing. */
export function rndYoyPct(rndExpense: Figure, yearBefore: Figure): Figure {
  return growthPct(rndExpense, yearBefore);
}

/** Growth of free cash flow over a year, percent of the prior's magnitude. Null when the prior is 0 or missing. */
export function fcfYoyPct(freeCashFlow: Figure, yearBefore: Figure): Figure {
  return growthPct(freeCashFlow, yearBefore);
}

/** Growth of operating cash flow over a year, percent of the prior's magnitude. Null when the prior is 0 or missing. */
export function ocfYoyPct(operatingCashFlow: Figure, yearBefore: Figure): Figure {
  return growthPct(operatingCashFlow, yearBefore);
}
