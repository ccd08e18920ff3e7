import type { Filing } from '../model/model.ts';
import type { Cluster } from './clusters.ts';
import { isLarge, isNearly, newestAverage } from './date.ts';
import type { Pair } from './pairs.ts';
import { isMoved, movesBy, overlap } from './pairs.ts';
import type { Ratio } from './ratio.ts';
import { PLAIN_RATIOS, valueOf } from './ratio.ts';

const LARGE_RATIOS = PLAIN_RATIOS.filter((ratio) => isLarge(valueOf(ratio)));

/** The averages of the newest periods of the filings around a pair; null if one of them has none. */
const averagesAround = (
  filings: readonly Filing[],
  { after, until }: Pair,
): { readonly before: number; readonly now: number } | null => {
  const older = filings.findLast(({ filed, amendment }) => filed <= after && !amendment);
  const newer = filings.find(({ filed, amendment }) => filed === until && !amendment);
  const [before, now] = [older && newestAverage(older), newer && newestAverage(newer)];
  return before == null || now == null ? null : { before, now };
};

/**
 * Splits by which filers restated their per-share results but not the averages of the same periods: two results or
 * more in one filing, and the average of its newest period continues that of the filing before multiplied by the
 * ratio. Averages that moved as well belong to another event, and so do results within the bounds of `known` ones.
 */
export const clustersOfResults = (
  filings: readonly Filing[],
  pairs: readonly Pair[],
  known: readonly Cluster[],
): readonly Cluster[] => {
  const moved = pairs.filter(isMoved);
  const averages = moved.filter(({ kind }) => kind === 'average');
  const open = moved.filter(
    (pair) => pair.kind === 'per_share' && ![...known, ...averages].some((other) => overlap(other, pair)),
  );
  return [...Map.groupBy(open, ({ after, until }) => `${after} ${until}`).values()].flatMap((results) => {
    const [first] = results;
    const around = first && averagesAround(filings, first);
    if (first === undefined || around == null) return [];
    const { before, now } = around;
    const shown = (ratio: Ratio): boolean => isNearly(valueOf(ratio), before, now);
    const miss = (ratio: Ratio): number => Math.abs(Math.log(now / before / valueOf(ratio)));
    const [ratio] = LARGE_RATIOS.filter(shown).toSorted((a, b) => miss(a) - miss(b));
    const agreeing = ratio ? results.filter((pair) => movesBy(pair, valueOf(ratio))) : [];
    const { after, until } = first;
    return ratio && agreeing.length > 1 ? [{ ratio, after, until, pairs: agreeing }] : [];
  });
};
