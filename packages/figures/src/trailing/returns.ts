import type { Decimal } from 'decimal.js';
import { OWN, SINCE_BLOCKS } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, mean, percentOf, quotient, sum, type Figure } from '../ratios/exact.ts';
import { percentOfRevenue } from '../ratios/margins.ts';

const RETURN = { unit: 'percent', sign: 'signed', source: OWN, since: SINCE_BLOCKS } as const;

/** Upper bound of the effective tax rate, and the rate used when there is no profit to tax. */
const HIGHEST_TAX = exact('0.35');
const STATUTORY_TAX = exact('0.21');
const ONE = exact('1');
const NONE = exact('0');

/** A pair of balances: at the end of the twelve months and four quarters earlier. */
export type Balances = { readonly now: Figure; readonly before: Figure };

function overPositiveMean(flow: Figure, { now, before }: Balances): Figure {
  const average = mean([now, before]);
  return average === null || average.lte(0) ? null : percentOf(flow, average);
}

export const netProfitMarginPct = derived(
  {
    ...RETURN,
    members: ['ttm.net_profit_margin_pct'],
    definition: "The parent's net income over revenue, both of the trailing twelve months.",
    formula: 'trailing net_income ÷ trailing revenue · 100',
    refusals: ['revenue is zero or less'],
  },
  (netIncome: Figure, revenue: Figure): Figure => percentOfRevenue(netIncome, revenue),
);

export const roaPct = derived(
  {
    ...RETURN,
    members: ['ttm.roa_pct'],
    definition:
      "The parent's net income of twelve months over the mean of total assets at their end and a year earlier.",
    formula: 'trailing net_income ÷ mean(total_assets now, a year before) · 100',
    refusals: ['mean assets are zero or less'],
  },
  (netIncome: Figure, totalAssets: Balances): Figure => overPositiveMean(netIncome, totalAssets),
);

export const roePct = derived(
  {
    ...RETURN,
    members: ['ttm.roe_pct'],
    definition:
      "The parent's net income of twelve months over the mean of its equity at their end and a year earlier.",
    formula: 'trailing net_income ÷ mean(total_equity now, a year before) · 100',
    refusals: ['mean equity is zero or less'],
  },
  (netIncome: Figure, totalEquity: Balances): Figure => overPositiveMean(netIncome, totalEquity),
);

/** Tax over pretax income, limited to 0 to 0.35; 0.21 without a pretax profit. */
export function effectiveTax(incomeTax: Figure, pretaxIncome: Figure): Figure {
  if (pretaxIncome === null || incomeTax === null) return null;
  if (pretaxIncome.lte(0)) return STATUTORY_TAX;
  const rate: Decimal | null = quotient(incomeTax, pretaxIncome);
  if (rate === null || rate.lt(0)) return rate === null ? null : NONE;
  return rate.gt(HIGHEST_TAX) ? HIGHEST_TAX : rate;
}

export type Invested = {
  readonly operatingIncome: Figure;
  readonly incomeTax: Figure;
  readonly pretaxIncome: Figure;
  readonly totalDebt: Balances;
  /** Including noncontrolling interests. */
  readonly wholeEquity: Balances;
};

export const roicPct = derived(
  {
    ...RETURN,
    members: ['ttm.roic_pct', 'trajectory.roic.fy_values', 'trajectory.roic.latest_pct'],
    definition:
      'Operating income after tax over mean invested capital: total debt and equity with noncontrolling interests, at the end and a year before. Cash is not netted. Of the trailing twelve months; in the trajectory of each fiscal year.',
    formula:
      'operating_income · (1 − t) ÷ mean(total_debt + total_equity_with_nci now, a year before) · 100; t = income_tax ÷ pretax_income within 0 to 0.35, or 0.21 if pretax_income ≤ 0',
    refusals: ['mean capital is zero or less', 'bank or insurer'],
  },
  ({ operatingIncome, incomeTax, pretaxIncome, totalDebt, wholeEquity }: Invested): Figure => {
    const tax = effectiveTax(incomeTax, pretaxIncome);
    if (operatingIncome === null || tax === null) return null;
    const capital = {
      now: sum([totalDebt.now, wholeEquity.now]),
      before: sum([totalDebt.before, wholeEquity.before]),
    };
    return overPositiveMean(operatingIncome.times(ONE.minus(tax)), capital);
  },
);
