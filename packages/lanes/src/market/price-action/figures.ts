import { exact, served } from '@footnote/figures/ratios/exact';
import type { Drawdown } from '@footnote/market/price-action/drawdowns';
import type { PriceDrawdown, PriceMemberRefusal } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';

export type Figure = Exclude<ReturnType<typeof served>, null>;
export type Refusal = Writable<PriceMemberRefusal>;

/** As in `GET /v2/prices`. */
const PRICE_DECIMALS = 6;

export const refused = (reason: PriceMemberRefusal['reason']): Refusal => ({ available: false, reason });

export const figure = (value: number, decimals = 2): Figure => served(exact(String(value)), decimals);

export const price = (value: number): Figure => figure(value, PRICE_DECIMALS);

export function drawdownMember(
  found: Drawdown | PriceMemberRefusal['reason'],
): Writable<PriceDrawdown> | Refusal {
  if (typeof found === 'string') return refused(found);
  const { depth, peak, trough, recovered } = found;
  return {
    depth_pct: figure(depth),
    peak_close: price(peak.close),
    peak_date: peak.date,
    recovered_date: recovered,
    trough_close: price(trough.close),
    trough_date: trough.date,
  };
}
