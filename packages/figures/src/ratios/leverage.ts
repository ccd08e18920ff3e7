import { OWN, SINCE_ROWS } from './definition.ts';
import { derived } from './derived.ts';
import { quotient, type Figure } from './exact.ts';

const RATIO = { unit: 'ratio', source: OWN, since: SINCE_ROWS } as const;

/** A ratio over a quantity that is only meaningful above zero. */
function overPositive(numerator: Figure, denominator: Figure): Figure {
  return denominator === null || denominator.lte(0) ? null : quotient(numerator, denominator);
}

export const currentRatio = derived(
  {
    ...RATIO,
    members: ['balance_sheet.ratios.current_ratio'],
    sign: 'not_negative',
    definition: 'Current assets over current liabilities.',
    formula: 'current_assets ÷ current_liabilities',
    refusals: ['the balance sheet is not classified', 'current liabilities are zero or less'],
  },
  (currentAssets: Figure, currentLiabilities: Figure): Figure =>
    overPositive(currentAssets, currentLiabilities),
);

export const debtToAssets = derived(
  {
    ...RATIO,
    members: ['balance_sheet.ratios.debt_to_assets'],
    sign: 'not_negative',
    definition: 'Total debt (operating leases excluded) over total assets.',
    formula: 'total_debt ÷ total_assets',
    refusals: ['total assets are zero or less'],
  },
  (totalDebt: Figure, totalAssets: Figure): Figure => overPositive(totalDebt, totalAssets),
);

export const debtToEquity = derived(
  {
    ...RATIO,
    members: ['balance_sheet.ratios.debt_to_equity'],
    sign: 'not_negative',
    definition: "Total debt (operating leases excluded) over the parent's equity.",
    formula: 'total_debt ÷ total_equity',
    refusals: ['equity is zero or less'],
  },
  (totalDebt: Figure, totalEquity: Figure): Figure => overPositive(totalDebt, totalEquity),
);

export const netDebtToEbitda = derived(
  {
    ...RATIO,
    members: ['balance_sheet.ratios.net_debt_to_ebitda'],
    sign: 'signed',
    definition: 'Net debt over EBITDA of the trailing twelve months; negative with net cash.',
    formula: 'net_debt ÷ trailing ebitda',
    refusals: ['EBITDA of the twelve months is zero or less', 'bank or insurer'],
  },
  (netDebt: Figure, ebitdaTtm: Figure): Figure => overPositive(netDebt, ebitdaTtm),
);
