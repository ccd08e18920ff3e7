/** Flows of the trailing twelve months that the block `ttm` shows or computes with. */
export const TRAILING_FLOWS = [
  'eps_diluted',
  'income_tax',
  'net_income',
  'operating_income',
  'pretax_income',
  'revenue',
] as const;

/** Balances that its returns are measured against. */
export const TRAILING_BALANCES = [
  'total_assets',
  'total_debt',
  'total_equity',
  'total_equity_with_nci',
] as const;
