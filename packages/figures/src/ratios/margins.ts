import { OWN, SINCE_ROWS } from './definition.ts';
import { derived } from './derived.ts';
import { percentOf, type Figure } from './exact.ts';

const SHARE_OF_REVENUE = {
  unit: 'percent',
  sign: 'signed',
  refusals: ['revenue is zero or less'],
  source: OWN,
  since: SINCE_ROWS,
} as const;

/** Null for revenue of zero or less, for which a margin is meaningless. */
export function percentOfRevenue(figure: Figure, revenue: Figure): Figure {
  return revenue === null || revenue.lte(0) ? null : percentOf(figure, revenue);
}

export const ebitdaMarginPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['income_statement.margins.ebitda_margin_pct'],
    definition: 'EBITDA over revenue.',
    formula: 'ebitda ÷ revenue · 100',
  },
  (ebitda: Figure, revenue: Figure): Figure => percentOfRevenue(ebitda, revenue),
);

export const grossMarginPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['income_statement.margins.gross_margin_pct'],
    definition: 'Gross profit over revenue.',
    formula: 'gross_profit ÷ revenue · 100',
  },
  (grossProfit: Figure, revenue: Figure): Figure => percentOfRevenue(grossProfit, revenue),
);

export const netMarginPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['income_statement.margins.net_margin_pct'],
    definition: "The parent's net income over revenue.",
    formula: 'net_income ÷ revenue · 100',
  },
  (netIncome: Figure, revenue: Figure): Figure => percentOfRevenue(netIncome, revenue),
);

export const operatingMarginPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['income_statement.margins.operating_margin_pct'],
    definition: 'Operating income over revenue.',
    formula: 'operating_income ÷ revenue · 100',
  },
  (operatingIncome: Figure, revenue: Figure): Figure => percentOfRevenue(operatingIncome, revenue),
);

export const fcfMarginPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['cash_flow.fcf_margin_pct'],
    definition: 'Free cash flow over revenue.',
    formula: 'free_cash_flow ÷ revenue · 100',
  },
  (freeCashFlow: Figure, revenue: Figure): Figure => percentOfRevenue(freeCashFlow, revenue),
);

export const capexIntensityPct = derived(
  {
    ...SHARE_OF_REVENUE,
    sign: 'not_negative',
    members: ['income_statement.investment.capex_intensity_pct'],
    definition: 'Magnitude of capital expenditure over revenue.',
    formula: '|capex| ÷ revenue · 100',
  },
  (capex: Figure, revenue: Figure): Figure => percentOfRevenue(capex?.abs() ?? null, revenue),
);

export const rndIntensityPct = derived(
  {
    ...SHARE_OF_REVENUE,
    members: ['income_statement.investment.rnd_intensity_pct'],
    definition: 'Research and development expense over revenue.',
    formula: 'rnd_expense ÷ revenue · 100',
  },
  (rndExpense: Figure, revenue: Figure): Figure => percentOfRevenue(rndExpense, revenue),
);
