import { TEMPORARY_EQUITY, TEMPORARY_EQUITY_VALUES } from '../fields/checks.ts';

/**
 * Temporary equity at a date from the amounts of its concepts: the carrying amount, else the fair or
 * redemption value, because some filers tag the row of their balance sheet like this.
 */
export const temporaryEquity = (amountOf: (concept: string) => bigint | undefined): bigint => {
  const sum = (concepts: readonly string[]): bigint =>
    concepts.reduce((total, concept) => total + (amountOf(concept) ?? 0n), 0n);
  const carried = sum(TEMPORARY_EQUITY);
  if (carried !== 0n) return carried;
  return TEMPORARY_EQUITY_VALUES.reduce(
    (total, concepts) => total + (concepts.map(amountOf).find((amount) => amount !== undefined) ?? 0n),
    0n,
  );
};
