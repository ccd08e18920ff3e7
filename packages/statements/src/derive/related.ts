import type { PeriodKind } from '@footnote/values/period';
import type { Place } from '../calendar/slots.ts';

/**
 * Another cell that the value is or would be computed from: a field of the same row, or the field in another
 * period.
 */
export type RelatedCell = { readonly field: string; readonly place: Place };

/** Fields of a row from which a field is computed if no concept reports it (semantics §3). */
const OF_ROW: Readonly<Record<string, readonly string[]>> = {
  gross_profit: ['revenue', 'cost_of_revenue'],
  operating_expense: ['costs_and_expenses', 'cost_of_revenue', 'gross_profit', 'operating_income'],
  operating_income: ['gross_profit', 'operating_expense'],
  ebitda: ['operating_income', 'depreciation_amortization'],
  free_cash_flow: ['operating_cash_flow', 'capex'],
  total_debt: ['debt_borrowings', 'finance_lease_liabilities'],
  net_debt: ['total_debt', 'cash_and_equivalents', 'short_term_investments'],
  tangible_book_value: ['total_equity', 'intangibles'],
};

/** The fields of its row that a field is computed from if no concept reports it. */
export const operandsOf = (field: string): readonly string[] => OF_ROW[field] ?? [];

/** Whether a field can be computed from others of its row. */
export const isCompletable = (field: string): boolean => Object.hasOwn(OF_ROW, field);

/** Periods of the same year from which a quarter is derived (semantics §2.5, §2.6). */
const OF_YEAR: Partial<Record<Place, readonly Place[]>> = {
  Q2: ['Y2', 'Q1'],
  Q3: ['Y3', 'Y2'],
  Q4: ['FY', 'Y3', 'Q1', 'Q2', 'Q3'],
};

const Q4_EPS: Readonly<Record<string, readonly string[]>> = {
  eps_basic: ['net_income_to_common', 'net_income', 'shares_basic'],
  eps_diluted: ['net_income_to_common', 'net_income', 'shares_diluted'],
  income_per_unit_basic: ['limited_partners_income', 'units_basic'],
  income_per_unit_diluted: ['limited_partners_income', 'units_diluted'],
};

/** The cells related to a cell that was not read from one filing; empty for one that was. */
export const relatedCells = (field: string, place: Place): RelatedCell[] => [
  ...(OF_ROW[field] ?? []).map((other) => ({ field: other, place })),
  ...(OF_ROW[field] ? [] : (OF_YEAR[place] ?? [])).map((other) => ({ field, place: other })),
  ...(place === 'Q4' ? (Q4_EPS[field] ?? []) : []).map((other) => ({ field: other, place })),
];

/** The label of each place. */
export const PLACE_PERIODS: Readonly<
  Record<Place, { readonly kind: PeriodKind; readonly period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' }>
> = {
  FY: { kind: 'annual', period: 'FY' },
  Q1: { kind: 'quarter', period: 'Q1' },
  Q2: { kind: 'quarter', period: 'Q2' },
  Q3: { kind: 'quarter', period: 'Q3' },
  Q4: { kind: 'quarter', period: 'Q4' },
  Y2: { kind: 'ytd', period: 'Q2' },
  Y3: { kind: 'ytd', period: 'Q3' },
  I1: { kind: 'instant', period: 'Q1' },
  I2: { kind: 'instant', period: 'Q2' },
  I3: { kind: 'instant', period: 'Q3' },
  I4: { kind: 'instant', period: 'Q4' },
};
