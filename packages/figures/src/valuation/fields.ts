/** Statement fields that valuations are computed from. */

/** Flows of the trailing twelve months. */
export const VALUED_FLOWS = {
  ebitda: 'income',
  eps_diluted: 'income',
  free_cash_flow: 'cash_flow',
  income_per_unit_diluted: 'income',
  limited_partners_income: 'income',
  net_income: 'income',
  operating_income: 'income',
  revenue: 'income',
} as const;

/** Balances at their end. */
export const VALUED_BALANCES = [
  'cash_and_equivalents',
  'net_debt',
  'short_term_investments',
  'total_debt',
  'total_equity',
  'total_equity_with_nci',
] as const;

export type ValuedFlow = keyof typeof VALUED_FLOWS;
export type ValuedBalance = (typeof VALUED_BALANCES)[number];
export type ValuedField = ValuedBalance | ValuedFlow;

export const VALUED_FIELDS: readonly ValuedField[] = [
  ...(Object.keys(VALUED_FLOWS) as ValuedFlow[]),
  ...VALUED_BALANCES,
];
