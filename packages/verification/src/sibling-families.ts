const names = (...list: readonly string[]): readonly string[] => list.map((name) => `us-gaap:${name}`);

/** Concepts that may tag the same row of a statement. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  cash_and_equivalents: names(
    'CashAndCashEquivalentsAtCarryingValue',
    'Cash',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  ),
  inventory: names('InventoryNet', 'InventoryFinishedGoodsAndWorkInProcess', 'AirlineRelatedInventoryNet'),
  revenue: names('Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax', 'SalesRevenueNet'),
};

/** Concepts of the families, for code that reads facts by name. */
export const familyConcepts: readonly string[] = Object.values(FAMILIES).flat();
