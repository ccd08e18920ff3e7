import { OWN, SINCE_BLOCKS, type Definition } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, mean, percentOf, sum, type Figure } from '../ratios/exact.ts';

/** A balance at the start and at the end of the period. */
export type Span = { readonly end: Figure; readonly start: Figure };

const HUNDRED = exact('100');

const percent = (
  field: string,
  definition: string,
  formula: string,
  more: Partial<Pick<Definition, 'refusals' | 'sign'>> = {},
): Definition => ({
  members: [`bank_metrics.${field}`],
  unit: 'percent',
  sign: 'signed',
  definition,
  formula,
  refusals: [],
  source: OWN,
  since: SINCE_BLOCKS,
  ...more,
});

const ANNUALISED = 'A quarter is multiplied by four.';

function overPositive(numerator: Figure, denominator: Figure): Figure {
  return denominator === null || denominator.lte(0) ? null : percentOf(numerator, denominator);
}

/** `perYear`: 4 for a quarter, 1 for a fiscal year. */
function yearlyOverMean(flow: Figure, perYear: 1 | 4, balance: Span): Figure {
  return overPositive(flow?.times(perYear) ?? null, mean([balance.end, balance.start]));
}

export const efficiencyRatioPct = derived(
  percent(
    'efficiency_ratio_pct',
    'Noninterest expense per dollar of income.',
    'noninterest_expense ÷ (net_interest_income + noninterest_income) · 100',
    { refusals: ['the income is zero or less'] },
  ),
  (noninterestExpense: Figure, netInterestIncome: Figure, noninterestIncome: Figure): Figure =>
    overPositive(noninterestExpense, sum([netInterestIncome, noninterestIncome])),
);

export const niiToAvgAssetsPct = derived(
  percent(
    'nii_to_avg_assets_pct',
    `Yearly net interest income over mean total assets. ${ANNUALISED} Not the net interest margin, whose denominator, mean earning assets, is not tagged.`,
    'net_interest_income a year ÷ mean(total_assets at the end, at the start of the period) · 100',
  ),
  (netInterestIncome: Figure, perYear: 1 | 4, totalAssets: Span): Figure =>
    yearlyOverMean(netInterestIncome, perYear, totalAssets),
);

export const loansToDepositsPct = derived(
  percent(
    'loans_to_deposits_pct',
    'Loans net of the allowance over deposits.',
    'loans_net ÷ deposits · 100',
    { sign: 'not_negative' },
  ),
  (loansNet: Figure, deposits: Figure): Figure => overPositive(loansNet, deposits),
);

export const allowanceToLoansPct = derived(
  percent(
    'allowance_to_loans_pct',
    'Allowance for credit losses over loans before the allowance.',
    'allowance ÷ (loans_net + allowance) · 100',
    { sign: 'not_negative' },
  ),
  (allowance: Figure, loansNet: Figure): Figure => overPositive(allowance, sum([loansNet, allowance])),
);

export const provisionToAvgLoansPct = derived(
  percent(
    'provision_to_avg_loans_pct',
    `Yearly provision for credit losses over mean loans; a release is negative. ${ANNUALISED}`,
    'provision a year ÷ mean(loans_net at the end, at the start of the period) · 100',
  ),
  (provision: Figure, perYear: 1 | 4, loansNet: Span): Figure => yearlyOverMean(provision, perYear, loansNet),
);

export const equityToAssetsPct = derived(
  percent(
    'equity_to_assets_pct',
    'Equity of the parent over total assets.',
    'total_equity ÷ total_assets · 100',
  ),
  (totalEquity: Figure, totalAssets: Figure): Figure => overPositive(totalEquity, totalAssets),
);

export const rotcePct = derived(
  percent(
    'rotce_pct',
    `Yearly net income to common shareholders over mean tangible common equity. ${ANNUALISED}`,
    'net_income_to_common a year ÷ mean(tangible_book_value − preferred_stock at the end, at the start of the period) · 100',
    { refusals: ['preferred stock is not tagged', 'mean tangible common equity is zero or less'] },
  ),
  (netIncomeToCommon: Figure, perYear: 1 | 4, tangibleBookValue: Span, preferredStock: Span): Figure =>
    yearlyOverMean(netIncomeToCommon, perYear, {
      end: sum([tangibleBookValue.end, preferredStock.end?.negated() ?? null]),
      start: sum([tangibleBookValue.start, preferredStock.start?.negated() ?? null]),
    }),
);

export const cet1RatioPct = derived(
  percent(
    'cet1_ratio_pct',
    'Common equity tier 1 capital over risk-weighted assets, as filed for the consolidated bank.',
    'cet1_ratio · 100',
    {
      sign: 'not_negative',
      refusals: ['several values at one date (standardised and advanced approaches)'],
    },
  ),
  (cet1Ratio: Figure): Figure => cet1Ratio?.times(HUNDRED) ?? null,
);
