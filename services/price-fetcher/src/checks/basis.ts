import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import type { PriceTable } from '../source.ts';
import type { CleanTable } from './clean.ts';

/** Smaller splits are not told from a lively day. */
const LEAST = Math.log(1.3);
/** A close that is older says nothing of the day of the split. */
const MOST_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * What contradicts the declared adjustment: prices that are raw fall with a split, those that are adjusted for it do not.
 * One day's move decides, by whether it is nearer to the ratio or to none. Null for no contradiction.
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
