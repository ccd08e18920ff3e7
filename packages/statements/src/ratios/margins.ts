import { percentOf, type Figure } from './exact.ts';

/** Percent of revenue, unrounded; refused for revenue of zero or less, against which nothing is a margin. */
function percentOfRevenue(figure: Figure, revenue: Figure): Figure {
  return revenue === null || revenue.lte(0) ? null : percentOf(figure, revenue);
}

/** EBITDA (operating income + depreciation and amortisation) ÷ revenue, percent. Null when revenue ≤ 0. */
export function ebitdaMarginPct(ebitda: Figure, revenue: Figure): Figure {
  return percentOfRevenue(ebitda, revenue);
}

/** Gross profit ÷ revenue, percent. Null when revenue ≤ 0. */
export function grossMarginPct(grossProfit: Figure, revenue: Figure): Figure {
  return percentOfRevenue(grossProfit, revenue);
}

/** Net income to the parent ÷ revenue, percent. Null when revenue ≤ 0. */
export function netMarginPct(netIncome: Figure, revenue: Figure): Figure {
  return percentOfRevenue(netIncome, revenue);
}

/** Operating income ÷ revenue, percent. Null when revenue ≤ 0. */
export function operatingMarginPct(operatingIncome: Figure, revenue: Figure): Figure {
  return percentOfRevenue(operatingIncome, revenue);
}

/** Free cash flow (operating cash flow + capex, capex negative) ÷ revenue, percent. Null when revenue ≤ 0. */
export function fcfMarginPct(freeCashFlow: Figure, revenue: Figure): Figure {
  return percentOfRevenue(freeCashFlow, revenue);
}

/** |Capex| ÷ revenue, percent (capex is an outflow, negative in the rows). Null when revenue ≤ 0. */
export function capexIntensityPct(capex: Figure, revenue: Figure): Figure {
  return percentOfRevenue(capex?.abs() ?? null, revenue);
}

/** Research and development expense ÷ revenue, percent. Null when revenue ≤ 0. */
export function rndIntensityPct(rndExpense: Figure, revenue: Figure): Figure {
  return percentOfRevenue(rndExpense, revenue);
}
