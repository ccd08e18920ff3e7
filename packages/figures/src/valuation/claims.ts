import { PREFERRED_DIVIDENDS, TEMPORARY_EQUITY_KINDS } from '@footnote/statements/fields/checks';
import { exact, sum, type Figure } from '../ratios/exact.ts';

/** A consolidated fact of the filing that has the balance sheet. */
export type ClaimFact = {
  /** Qualified name. */
  readonly concept: string;
  /** YYYY-MM-DD. */
  readonly end: string;
  /** Decimal string as filed. */
  readonly value: string;
};

/**
 * Preferred stock under its alternative concepts, the first one tagged, including paid-in capital if the
 * filing states it.
 */
const PREFERRED = [
  'us-gaap:PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
  'us-gaap:PreferredStockIncludingAdditionalPaidInCapital',
  'us-gaap:PreferredStockValueOutstanding',
  'us-gaap:PreferredStockValue',
];

/** Every concept that claims are read from. */
export const CLAIM_CONCEPTS: readonly string[] = [
  ...PREFERRED,
  ...PREFERRED_DIVIDENDS,
  ...TEMPORARY_EQUITY_KINDS.flat(),
];

/** Parts of the equity that do not belong to the common shareholders. */
export type Claims = {
  /**
   * Preferred stock within the parent's equity, at its carrying amount; zero if the filing has neither such a
   * row nor dividends on it; null if it has only the dividends.
   */
  readonly preferred: Figure;
  readonly hasPreferredRow: boolean;
  /**
   * Temporary equity, between liabilities and equity: redeemable shares and redeemable noncontrolling
   * interests; zero without such a row.
   */
  readonly temporary: Figure;
  readonly hasTemporaryRow: boolean;
};

/** Claims at the date of the balance sheet, by the facts of the filing that has it. */
export function claimsAt(facts: readonly ClaimFact[], end: string): Claims {
  const atEnd = new Map(
    facts.flatMap((fact) => (fact.end === end ? [[fact.concept, fact.value] as const] : [])),
  );
  const first = (concepts: readonly string[]): Figure => {
    const found = concepts.find((concept) => atEnd.has(concept));
    return found === undefined ? null : exact(atEnd.get(found) ?? '0');
  };
  const preferred = first(PREFERRED);
  const isPaid = PREFERRED_DIVIDENDS.some((concept) => Number(atEnd.get(concept) ?? 0) !== 0);
  const temporary = TEMPORARY_EQUITY_KINDS.map(first).filter((figure) => figure !== null);
  return {
    preferred: preferred ?? (isPaid ? null : exact('0')),
    hasPreferredRow: preferred !== null,
    temporary: sum(temporary),
    hasTemporaryRow: temporary.length > 0,
  };
}
