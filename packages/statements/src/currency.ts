import type { InputFiling } from './inputs.ts';
import { isAnnualForm } from './accept.ts';

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Unit of total assets in the newest annual filing that has a balance sheet. Several (a convenience translation):
 * the one used for most facts of that filing. Null when no annual filing has one. `filings` oldest first.
 */
export const reportingCurrency = (filings: readonly InputFiling[]): string | null => {
  for (const filing of filings.toReversed()) {
    if (!isAnnualForm(filing.form)) continue;
    const units = new Set<string>();
    for (const fact of filing.facts)
      if (fact.concept === 'Assets' && CURRENCY.test(fact.unit)) units.add(fact.unit);
    if (units.size === 0) continue;
    const uses = new Map<string, number>();
    for (const fact of filing.facts)
      if (units.has(fact.unit)) uses.set(fact.unit, (uses.get(fact.unit) ?? 0) + 1);
    return [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null;
  }
  return null;
};
