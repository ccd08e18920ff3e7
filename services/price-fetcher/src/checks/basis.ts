import { DAY_MS } from '@footnote/values/day';
import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import type { PriceTable } from '../source.ts';
import type { CleanTable } from './clean.ts';

/** Smaller splits cannot be distinguished from a volatile day. */
const LEAST = Math.log(1.3);
/** An older close is no evidence for the day of the split. */
const MOST_DAYS = 7;

/**
 * What contradicts the declared adjustment: raw prices fall with a split, adjusted ones do not. The move on
 * that day decides, by whether it is closer to the ratio or to no change. Null without a contradiction.
 */
export function basisFault({ adjustment }: PriceTable, { bars, splits }: CleanTable): string | null {
  for (const { ex_date: date, ratio } of splits) {
    const split = splitRatio(ratio);
    if (split?.kind !== 'split') continue;
    const expected = Math.log(split.ratio);
    const at = bars.findIndex((bar) => bar.date >= date);
    const [before, after] = [bars[at - 1], bars[at]];
    if (Math.abs(expected) < LEAST || before === undefined || after === undefined) continue;
    if (Date.parse(after.date) - Date.parse(before.date) > MOST_DAYS * DAY_MS) continue;
    const moved = Math.log(Number(before.close) / Number(after.close));
    const isRaw = Math.abs(moved - expected) < Math.abs(moved);
    if (isRaw === (adjustment.prices === 'raw')) continue;
    const declared = adjustment.prices === 'raw' ? 'raw' : 'adjusted for splits';
    const did = isRaw ? 'moved' : 'did not move';
    return `prices are declared ${declared}, but ${did} with the split of ${date} by ${ratio} (${before.close} to ${after.close})`;
  }
  return null;
}
