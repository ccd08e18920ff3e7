import { gaap } from './field.ts';

const g = (...names: readonly string[]): readonly string[] => names.map(gaap);

/**
 * Rows of current assets that are not investments, each with its alternatives, of which the first completely
 * tagged one is used: cash, trade receivables, inventory, the rest.
 */
export const CURRENT_ASSET_ROWS: readonly (readonly (readonly string[])[])[] = [
  [
    g('CashAndCashEquivalentsAtCarryingValue'),
    g('Cash'),
    g('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'),
  ],
  [
    g('AccountsReceivableNetCurrent'),
    g('ReceivablesNetCurrent'),
    g('AccountsAndOtherReceivablesNetCurrent'),
    g('AccountsNotesAndLoansReceivableNetCurrent'),
  ],
  [g('InventoryNet')],
  [
    g('PrepaidExpenseAndOtherAssetsCurrent'),
    g('PrepaidExpenseCurrent', 'OtherAssetsCurrent'),
    g('PrepaidExpenseCurrent'),
    g('OtherAssetsCurrent'),
  ],
];

/** Rows that may be separate or part of one of those. */
export const OTHER_CURRENT_ASSET_ROWS: readonly (readonly string[])[] = [
  g('NontradeReceivablesCurrent', 'OtherReceivablesNetCurrent'),
  g('ContractWithCustomerAssetNetCurrent'),
  g('RestrictedCashAndCashEquivalentsAtCarryingValue', 'RestrictedCashCurrent'),
  g('CapitalizedContractCostNetCurrent'),
  g('IncomeTaxesReceivable', 'PrepaidTaxes'),
  g('DeferredTaxAssetsNetCurrent', 'DeferredIncomeTaxAssetsNetCurrent'),
  g(
    'AssetsOfDisposalGroupIncludingDiscontinuedOperationCurrent',
    'AssetsHeldForSaleNotPartOfDisposalGroupCurrent',
    'DisposalGroupIncludingDiscontinuedOperationAssetsCurrent',
  ),
];

export const currentAssetConcepts: readonly string[] = [
  ...CURRENT_ASSET_ROWS.flat(2),
  ...OTHER_CURRENT_ASSET_ROWS.flat(),
];
