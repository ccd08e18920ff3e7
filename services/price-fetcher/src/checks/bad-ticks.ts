import type { Bar, ReportedSplit } from '@footnote/event-types/types.generated';
import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import type { ReadRow, RefusedRow } from './read-rows.ts';

/** A factor that no ordinary session moves a price by. */
const JUMP = 10;
/** Minimum part of a jump that a later close must reverse, because prices also move otherwise. */
const BACK = 5;
/** Number of closes after a jump that can reverse it; a jump lasts if none of them does. */
const LASTS = 3;

/**
 * Refuses bars with a price that jumps tenfold from the last accepted close, if one of the next three closes
 * reverses the jump; in the newest bars such a jump waits until three closes confirm it. Closes are compared
 * on one split basis, so that a split is not a jump.
 */
export function withoutBadTicks(
  rows: readonly ReadRow[],
  splits: readonly ReportedSplit[],
  refused: RefusedRow[],
): readonly ReadRow[] {
  const shares = sharesOn(rows, splits);
  const closes = rows.map(({ bar }, at) => Number(bar.close) * (shares[at] ?? 1));
  const kept: ReadRow[] = [];
  let last: number | null = null;
  rows.forEach((row, at) => {
    const { bar, line } = row;
    // Open and close are between the two.
    const extremes = [bar.high, bar.low].map((price) => Number(price) * (shares[at] ?? 1));
    const reason = last === null ? null : jumpFault(extremes, last, closes, at + 1);
    if (reason === null) {
      kept.push(row);
      last = closes[at] ?? last;
      return;
    }
    const message =
      reason === 'bad_tick'
        ? `a price of ${bar.date} is tenfold, or a tenth, and the closes after it are not`
        : `a price of ${bar.date} is tenfold, or a tenth, and fewer than ${LASTS} closes follow`;
    refused.push({ reason, message, date: bar.date, line });
  });
  return kept;
}

/** For each row, the number of shares that one share of the first day has become. */
function sharesOn(rows: readonly ReadRow[], splits: readonly ReportedSplit[]): readonly number[] {
  const ratios = splits.map(({ ex_date: date, ratio }) => ({ date, ratio: splitRatio(ratio)?.ratio ?? 1 }));
  ratios.sort((a, b) => compare(a.date, b.date));
  let [shares, next] = [1, 0];
  return rows.map(({ bar }) => {
    for (let split = ratios[next]; split !== undefined && split.date <= bar.date; split = ratios[next]) {
      shares *= split.ratio;
      next += 1;
    }
    return shares;
  });
}

const isUp = (price: number, than: number, by: number): boolean => price >= than * by;
const isDown = (price: number, than: number, by: number): boolean => price * by <= than;
const jumps = (price: number, from: number): boolean => isUp(price, from, JUMP) || isDown(price, from, JUMP);

/**
 * Up to three closes, from `next` on, follow the bar. The first may reverse a jump to any level; the others
 * must return to the previous level, because a bad bar may soon follow a jump that lasts.
 */
function jumpFault(
  prices: readonly number[],
  last: number,
  closes: readonly number[],
  next: number,
): 'bad_tick' | 'unconfirmed_jump' | null {
  const found = prices.filter((price) => jumps(price, last));
  if (found.length === 0) return null;
  const after = closes.slice(next, next + LASTS);
  const isTaken = after.some(
    (close, at) =>
      (at === 0 || !jumps(close, last)) &&
      found.some((price) => (price > last ? isUp(price, close, BACK) : isDown(price, close, BACK))),
  );
  if (isTaken) return 'bad_tick';
  return after.length < LASTS ? 'unconfirmed_jump' : null;
}

const compare = (a: Bar['date'], b: Bar['date']): number => (a < b ? -1 : a > b ? 1 : 0);
