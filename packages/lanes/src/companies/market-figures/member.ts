import { Decimal } from 'decimal.js';
import type { MarketName } from '@footnote/figures/catalog/market-names';
import type { MarketFigure, RefusedFigure } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { figureAt, type MarketFigure as Found, type PricedCompany } from './priced.ts';

/** A company's figure at its newest close; refused without prices. `now`: epoch milliseconds. */
export const marketFigure = (company: PricedCompany | undefined, name: string, now: number): Found =>
  company === undefined ? { refusal: 'prices_not_collected' } : figureAt(company, name, now);

/** The same as answers have it, with the session of the close. */
export function marketFigureMember(
  { name, unit }: MarketName,
  priced: PricedCompany | undefined,
  now: number,
): Writable<MarketFigure> | Writable<RefusedFigure> {
  const found = marketFigure(priced, name, now);
  const close = priced?.lastBar ?? null;
  if ('refusal' in found)
    return {
      available: false,
      ...(close !== null && { close_date: close }),
      figure: name,
      reason: found.refusal,
    };
  return {
    close_date: close ?? '',
    figure: name,
    price_source: priced?.source ?? '',
    provenance: found.provenance,
    unit: WIRE_UNITS[unit] ?? unit,
    value: new Decimal(found.value),
  };
}

/** Units of amounts as the figures of statements have them. */
export const WIRE_UNITS: Readonly<Record<string, string>> = { usd: 'USD', usd_per_share: 'USD/shares' };
