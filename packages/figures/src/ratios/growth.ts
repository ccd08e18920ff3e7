import { OWN, SINCE_ROWS } from './definition.ts';
import { derived } from './derived.ts';
import { percentOf, type Figure } from './exact.ts';

const GROWTH = { unit: 'percent', sign: 'signed', source: OWN, since: SINCE_ROWS } as const;
const YEAR = 'the same quarter, or the fiscal year, a year earlier (± 10 days)';
const POSITIVE_PRIOR = ['the prior figure is zero or less: a change of sign is not growth'];

/** `prior` is the figure a year earlier (`_yoy`) or of the preceding quarter (`_qoq`). */
function growthPct(current: Figure, prior: Figure): Figure {
  if (current === null || prior === null || prior.lte(0)) return null;
  return percentOf(current.minus(prior), prior);
}

const formulaOf = (field: string, prior = 'a year before'): string =>
  `(${field} − ${field} ${prior}) ÷ ${field} ${prior} · 100`;

export const epsYoyPct = derived(
  {
    ...GROWTH,
    members: ['income_statement.growth.eps_yoy_pct'],
    definition: `Growth of diluted earnings per share over ${YEAR}, both on today's split basis.`,
    formula: formulaOf('eps_diluted'),
    refusals: POSITIVE_PRIOR,
  },
  (epsDiluted: Figure, yearBefore: Figure): Figure => growthPct(epsDiluted, yearBefore),
);

export const netIncomeYoyPct = derived(
  {
    ...GROWTH,
    members: ['income_statement.growth.net_income_yoy_pct'],
    definition: `Growth of the parent's net income over ${YEAR}.`,
    formula: formulaOf('net_income'),
    refusals: POSITIVE_PRIOR,
  },
  (netIncome: Figure, yearBefore: Figure): Figure => growthPct(netIncome, yearBefore),
);

export const revenueQoqPct = derived(
  {
    ...GROWTH,
    members: ['income_statement.growth.revenue_qoq_pct'],
    definition: 'Growth of revenue over the preceding quarter; quarterly rows only.',
    formula: formulaOf('revenue', 'of the preceding quarter'),
    refusals: [...POSITIVE_PRIOR, 'the row is a fiscal year'],
  },
  (revenue: Figure, quarterBefore: Figure): Figure => growthPct(revenue, quarterBefore),
);

export const revenueYoyPct = derived(
  {
    ...GROWTH,
    members: ['income_statement.growth.revenue_yoy_pct'],
    definition: `Growth of revenue over ${YEAR}.`,
    formula: formulaOf('revenue'),
    refusals: POSITIVE_PRIOR,
  },
  (revenue: Figure, yearBefore: Figure): Figure => growthPct(revenue, yearBefore),
);

export const rndYoyPct = derived(
  {
    ...GROWTH,
    members: ['income_statement.growth.rnd_yoy_pct'],
    definition: `Growth of research and development expense over ${YEAR}.`,
    formula: formulaOf('rnd_expense'),
    refusals: POSITIVE_PRIOR,
  },
  (rndExpense: Figure, yearBefore: Figure): Figure => growthPct(rndExpense, yearBefore),
);

export const fcfYoyPct = derived(
  {
    ...GROWTH,
    members: ['cash_flow.fcf_yoy_pct'],
    definition: `Growth of free cash flow over ${YEAR}.`,
    formula: formulaOf('free_cash_flow'),
    refusals: POSITIVE_PRIOR,
  },
  (freeCashFlow: Figure, yearBefore: Figure): Figure => growthPct(freeCashFlow, yearBefore),
);

export const ocfYoyPct = derived(
  {
    ...GROWTH,
    members: ['cash_flow.ocf_yoy_pct'],
    definition: `Growth of operating cash flow over ${YEAR}.`,
    formula: formulaOf('operating_cash_flow'),
    refusals: POSITIVE_PRIOR,
  },
  (operatingCashFlow: Figure, yearBefore: Figure): Figure => growthPct(operatingCashFlow, yearBefore),
);
