import type { Decimal } from 'decimal.js';
import { quotient, type Figure } from '../ratios/exact.ts';
import type { ValuedField } from './fields.ts';

/** Numerator and denominator of each multiple. `common_equity` is total equity less preferred stock. */
export type MultipleSpec = {
  readonly over: 'close' | 'enterprise_value' | 'market_value';
  readonly by: Exclude<ValuedField, 'total_equity'> | 'common_equity';
};

export const MULTIPLES = {
  ev_to_ebit: { over: 'enterprise_value', by: 'operating_income' },
  ev_to_ebitda: { over: 'enterprise_value', by: 'ebitda' },
  ev_to_free_cash_flow: { over: 'enterprise_value', by: 'free_cash_flow' },
  ev_to_sales: { over: 'enterprise_value', by: 'revenue' },
  price_to_book: { over: 'market_value', by: 'common_equity' },
  price_to_earnings: { over: 'close', by: 'eps_diluted' },
  price_to_free_cash_flow: { over: 'market_value', by: 'free_cash_flow' },
  price_to_sales: { over: 'market_value', by: 'revenue' },
} as const satisfies Readonly<Record<string, MultipleSpec>>;

export type MultipleName = keyof typeof MULTIPLES;

export const MULTIPLE_NAMES = Object.keys(MULTIPLES) as readonly MultipleName[];

/** `not_meaningful`: the numerator or the denominator is zero or less. */
export type MultipleRefusal = 'not_meaningful' | 'not_reported';

/** Price over figure, exact. Never negative. */
export function multipleOf(price: Figure, figure: Figure): Decimal | MultipleRefusal {
  if (price === null || figure === null) return 'not_reported';
  if (price.lte(0) || figure.lte(0)) return 'not_meaningful';
  return quotient(price, figure) ?? 'not_meaningful';
}

/** Earnings per share; for a partnership the income per unit, whether it is tagged as a share or not. */
export type EarningsField = 'eps_diluted' | 'income_per_unit_diluted';

export const earningsField = (issuerType: string): EarningsField =>
  issuerType === 'partnership' ? 'income_per_unit_diluted' : 'eps_diluted';

/** Maximum factor between price over earnings per share and market value over net income. */
const SHARE_FACTOR = 1.5;

/**
 * Whether earnings per share and the number of shares are on one split basis: close over earnings per share
 * is about market value over net income, whatever their sign. True also if one of them is missing or zero.
 */
export function sharesAgree(figures: {
  readonly close: Figure;
  readonly eps: Figure;
  readonly marketValue: Figure;
  readonly netIncome: Figure;
}): boolean {
  const byShare = quotient(figures.close, figures.eps);
  const byTotal = quotient(figures.marketValue, figures.netIncome);
  const ratio = quotient(byShare, byTotal);
  return ratio === null || (ratio.lte(SHARE_FACTOR) && ratio.times(SHARE_FACTOR).gte(1));
}
