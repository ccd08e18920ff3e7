import type { InputFiling } from '../inputs.ts';
import { isAnnualForm } from './forms.ts';

const CURRENCY = /^[A-Z]{3}$/;

/** The unit of most facts of a filing, among those of its total assets; null without total assets. */
const unitOfAssets = ({ facts }: InputFiling): string | null => {
  const units = new Set<string>();
  for (const fact of facts) if (fact.concept === 'Assets' && CURRENCY.test(fact.unit)) units.add(fact.unit);
  const uses = new Map<string, number>();
  for (const fact of facts) if (units.has(fact.unit)) uses.set(fact.unit, (uses.get(fact.unit) ?? 0) + 1);
  return [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null;
};

/**
 * Unit of total assets in the newest annual filing that has a balance sheet; before the first one in the
 * newest filing. If there are several (a convenience translation): the one used for most facts of that
 * filing. Null if no filing has a balance sheet. `filings` oldest first.
 */
export const reportingCurrency = (filings: readonly InputFiling[]): string | null => {
  for (const annual of [true, false])
    for (const filing of filings.toReversed()) {
      const unit = isAnnualForm(filing.form) === annual ? unitOfAssets(filing) : null;
      if (unit !== null) return unit;
    }
  return null;
};
