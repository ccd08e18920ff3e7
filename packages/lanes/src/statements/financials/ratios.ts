import type { StatementName } from '@footnote/statements/cell';
import type { Definition } from '@footnote/figures/ratios/definition';
import type { Figure } from '@footnote/figures/ratios/exact';
import * as growth from '@footnote/figures/ratios/growth';
import { interestCoverage } from '@footnote/figures/ratios/interest-coverage';
import * as leverage from '@footnote/figures/ratios/leverage';
import * as margins from '@footnote/figures/ratios/margins';

/** An operand of a ratio. */
export type Operand = {
  readonly statement: StatementName;
  readonly field: string;
  /** Whether it is that of the previous year's period. */
  readonly yearBefore: boolean;
};

export type Ratio = {
  readonly field: string;
  readonly definition: Definition;
  readonly operands: readonly Operand[];
  /** Not computed for banks and insurers, although the operands may exist. */
  readonly notForFinancials: boolean;
  /** When the ratio is not computed although the operands exist. */
  readonly noneWhen: string;
  /** The figures of the operands, all present; null if they have no such ratio. */
  readonly compute: (...figures: Figure[]) => Figure;
};

const signOf = (figure: Figure): string =>
  figure === null ? 'missing' : figure.isZero() ? 'zero' : figure.isNegative() ? 'negative' : 'positive';

/** Why a ratio has no value although its operands do; of growth with the signs of both figures. */
export function undefinedNote({ noneWhen, operands }: Ratio, figures: readonly Figure[]): string {
  const isGrowth = operands.some(({ yearBefore }) => yearBefore);
  const signs = operands.map(
    ({ yearBefore }, at) =>
      `${signOf(figures[at] ?? null)} ${yearBefore ? 'a year before' : 'in this period'}`,
  );
  return `not defined: ${noneWhen}${isGrowth ? `; ${signs.join(', ')}` : ''}`;
}

type Pair = ((a: Figure, b: Figure) => Figure) & { readonly definition: Definition };

const at = (statement: StatementName, field: string, yearBefore = false): Operand => ({
  statement,
  field,
  yearBefore,
});

function ratio(field: string, compute: Pair, ...operands: readonly [Operand, Operand]): Ratio {
  const pair = ([a, b]: readonly Figure[]): Figure => compute(a ?? null, b ?? null);
  return {
    field,
    definition: compute.definition,
    operands,
    notForFinancials: false,
    noneWhen: compute.definition.refusals.at(-1) ?? 'the denominator is zero',
    compute: (...figures) => pair(figures),
  };
}

const ofRevenue = (field: string, statement: StatementName, operand: string, compute: Pair): Ratio =>
  ratio(field, compute, at(statement, operand), at('income', 'revenue'));

const overYear = (field: string, statement: StatementName, operand: string, compute: Pair): Ratio =>
  ratio(field, compute, at(statement, operand), at(statement, operand, true));

const coverage: Ratio = {
  field: 'interest_coverage',
  definition: interestCoverage.definition,
  operands: [at('income', 'operating_income'), at('income', 'interest_expense')],
  notForFinancials: true,
  noneWhen: 'interest expense is zero',
  compute: (income = null, interest = null) => {
    const found = interestCoverage(income, interest, false);
    return 'available' in found ? null : found;
  },
};

/** Ratios of a statement, after its rows. */
export const RATIOS: Readonly<Record<StatementName, readonly Ratio[]>> = {
  income: [
    ofRevenue('gross_margin_pct', 'income', 'gross_profit', margins.grossMarginPct),
    ofRevenue('operating_margin_pct', 'income', 'operating_income', margins.operatingMarginPct),
    ofRevenue('ebitda_margin_pct', 'income', 'ebitda', margins.ebitdaMarginPct),
    ofRevenue('net_margin_pct', 'income', 'net_income', margins.netMarginPct),
    coverage,
    overYear('revenue_yoy_pct', 'income', 'revenue', growth.revenueYoyPct),
    overYear('net_income_yoy_pct', 'income', 'net_income', growth.netIncomeYoyPct),
    overYear('eps_yoy_pct', 'income', 'eps_diluted', growth.epsYoyPct),
  ],
  balance: [
    ratio(
      'current_ratio',
      leverage.currentRatio,
      at('balance', 'current_assets'),
      at('balance', 'current_liabilities'),
    ),
    ratio(
      'debt_to_assets',
      leverage.debtToAssets,
      at('balance', 'total_debt'),
      at('balance', 'total_assets'),
    ),
    ratio(
      'debt_to_equity',
      leverage.debtToEquity,
      at('balance', 'total_debt'),
      at('balance', 'total_equity'),
    ),
  ],
  cash_flow: [
    ofRevenue('fcf_margin_pct', 'cash_flow', 'free_cash_flow', margins.fcfMarginPct),
    overYear('ocf_yoy_pct', 'cash_flow', 'operating_cash_flow', growth.ocfYoyPct),
    overYear('fcf_yoy_pct', 'cash_flow', 'free_cash_flow', growth.fcfYoyPct),
  ],
};
