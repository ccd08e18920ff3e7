import { DAY_MS } from '@footnote/values/day';
import { inForce } from './factors.ts';
import type { DailyBar, PriceSeries } from './series.ts';

/** What a price moves by on the day of a split, apart from the split: more in neither direction. */
const MOST = Math.log(1.5);
/** An older close is no evidence for the day of a split. */
const MOST_DAYS = 7;

const isNext = (before: DailyBar, after: DailyBar): boolean =>
  Date.parse(after.date) - Date.parse(before.date) <= MOST_DAYS * DAY_MS;

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
    if (!isNext(before, after)) continue;
    const ratio = actions.reduce((product, action) => product * action.ratio, 1);
    if (Math.abs(Math.log((after.close * ratio) / before.close)) >= MOST) return exDate;
  }
  return null;
}

/**
 * The newest day on which raw prices move by half or more, as a split moves them, whatever splits are reported. Null
 * without any, and for prices that are not raw.
 */
export function newestJump({ bars, priceBasis }: Pick<PriceSeries, 'bars' | 'priceBasis'>): string | null {
  if (priceBasis !== 'raw') return null;
  const jump = bars.findLast((after, at) => {
    const before = bars[at - 1];
    return (
      before !== undefined && isNext(before, after) && Math.abs(Math.log(after.close / before.close)) >= MOST
    );
  });
  return jump?.date ?? null;
}
