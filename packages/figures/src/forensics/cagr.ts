import { OWN, SINCE_BLOCKS } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, quotient, rootOf, type Figure } from '../ratios/exact.ts';

const COMPOUND = { unit: 'percent', sign: 'signed', source: OWN, since: SINCE_BLOCKS } as const;
const REFUSALS = ['either end is zero or less', 'a fiscal year between is missing'];
const ONE = exact('1');
const HUNDRED = exact('100');

/** ((now ÷ then)^(1/years) − 1) · 100; null unless both are above zero. */
export function compoundGrowthPct(now: Figure, then: Figure, years: 3 | 5): Figure {
  if (now === null || then === null || now.lte(0) || then.lte(0)) return null;
  const ratio = quotient(now, then);
  return ratio === null ? null : rootOf(ratio, years).minus(ONE).times(HUNDRED);
}

export const dilutedSharesCagr3yPct = derived(
  {
    ...COMPOUND,
    members: ['forensics.diluted_shares_cagr_3y_pct'],
    definition: "Compound annual growth of diluted shares over 3 fiscal years, on today's split basis.",
    formula: '((shares_diluted ÷ shares_diluted 3 years before)^(1/3) − 1) · 100',
    refusals: REFUSALS,
  },
  (now: Figure, then: Figure): Figure => compoundGrowthPct(now, then, 3),
);

export const dilutedSharesCagr5yPct = derived(
  {
    ...COMPOUND,
    members: ['forensics.diluted_shares_cagr_5y_pct'],
    definition: "Compound annual growth of diluted shares over 5 fiscal years, on today's split basis.",
    formula: '((shares_diluted ÷ shares_diluted 5 years before)^(1/5) − 1) · 100',
    refusals: REFUSALS,
  },
  (now: Figure, then: Figure): Figure => compoundGrowthPct(now, then, 5),
);

/** A fiscal year's flow and its diluted shares. */
export type PerShare = { readonly flow: Figure; readonly sharesDiluted: Figure };

function perShareGrowthPct(now: PerShare, then: PerShare): Figure {
  return compoundGrowthPct(quotient(now.flow, now.sharesDiluted), quotient(then.flow, then.sharesDiluted), 3);
}

export const fcfPerShareCagr3yPct = derived(
  {
    ...COMPOUND,
    members: ['forensics.fcf_per_share_cagr_3y_pct'],
    definition: 'Compound annual growth of free cash flow per diluted share over 3 fiscal years.',
    formula: 'of x = free_cash_flow ÷ shares_diluted: ((x ÷ x 3 years before)^(1/3) − 1) · 100',
    refusals: REFUSALS,
  },
  (now: PerShare, then: PerShare): Figure => perShareGrowthPct(now, then),
);

export const revenuePerShareCagr3yPct = derived(
  {
    ...COMPOUND,
    members: ['forensics.revenue_per_share_cagr_3y_pct'],
    definition: 'Compound annual growth of revenue per diluted share over 3 fiscal years.',
    formula: 'of x = revenue ÷ shares_diluted: ((x ÷ x 3 years before)^(1/3) − 1) · 100',
    refusals: REFUSALS,
  },
  (now: PerShare, then: PerShare): Figure => perShareGrowthPct(now, then),
);
