import { inForce } from './factors.ts';
import type { PriceSeries } from './series.ts';

/** What a price moves by on the day of a split, apart from the split: more in neither direction. */
const MOST = Math.log(1.5);
/** An older close is no evidence for the day of a split. */
const MOST_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Ex-date of the first split whose reported ratio the raw prices contradict: adjusted by it, they would jump by half or
 * more from the close before it to the one after. Null without any, and for prices that are not raw, which do
 * not show a split.
 */
export function contradictedSplit({ bars, priceBasis, ratios }: PriceSeries): string | null {
  if (priceBasis !== 'raw') return null;
  const byDay = Map.groupBy(inForce(ratios ?? [], bars), ({ exDate }) => exDate);
  for (const [exDate, actions] of byDay) {
    if (!actions.some(({ kind }) => kind === 'split')) continue;
    const at = bars.findIndex(({ date }) => date >= exDate);
    const [before, after] = [bars[at - 1], bars[at]];
    if (before === undefined || after === undefined) continue;
    if (Date.parse(after.date) - Date.parse(before.date) > MOST_DAYS * DAY_MS) continue;
    const ratio = actions.reduce((product, action) => product * action.ratio, 1);
    if (Math.abs(Math.log((after.close * ratio) / before.close)) >= MOST) return exDate;
  }
  return null;
}
