import { isPeriodicForm, isForeignAnnualForm } from '@footnote/statements/filings/forms';
import type { ProfileRefusal } from '@footnote/contract/types.generated';
import type { FoundMarket, MarketCap } from './market.ts';

/** Reasons of the cover page that leave open how many shares there are, and not what a share is. */
const WANTING: ReadonlySet<string> = new Set(['no_report', 'not_reported', 'outdated']);

/** Whether a market value is refused only because no cover page says how many shares there are. */
export const lacksOnlyCount = (cap: MarketCap): boolean => 'refusal' in cap && isWantingCount(cap.refusal);

export const isWantingCount = (refusal: string | null): boolean => refusal !== null && WANTING.has(refusal);

/** A foreign issuer reports per ordinary share, of which a listed one may be several, or a part. */
export const isPerOrdinaryShare = (form: string): boolean =>
  !isPeriodicForm(form) || isForeignAnnualForm(form);

/**
 * Whether the close of a symbol is the price of the company's only share, where no cover page says which classes there are;
 * else the reason. Figures per share are served only where they are those of every class.
 */
export function isOnlyShare({
  symbol,
  symbols,
}: Pick<FoundMarket, 'symbol' | 'symbols'>): true | ProfileRefusal['reason'] {
  if (symbol !== (symbols[0] ?? symbol)) return 'another_security';
  return symbols.some((other) => other !== symbol && mayBeClassOf(symbol, other))
    ? 'class_values_unknown'
    : true;
}

/** JPM-PC is preferred stock of JPM. */
const PREFERRED = /-P[A-Z]?$/;

/** Classes of common stock have symbols of one root, like BF-A and BF-B, FOX and FOXA, LBRDA and LBRDK. */
function mayBeClassOf(symbol: string, other: string): boolean {
  if (PREFERRED.test(other)) return false;
  const [one = '', two = ''] = [symbol, other].map((each) => each.replace(/-.*$/, ''));
  const stem = one.slice(0, -1);
  return two.startsWith(one) || one.startsWith(two) || (stem !== '' && two === stem + two.slice(-1));
}
