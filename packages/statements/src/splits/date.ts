import { sharesConcepts } from '../fields/shares.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import type { Pair } from './pairs.ts';
import { couldMoveBy, isMoved, movesPlainlyBy } from './pairs.ts';
import type { Ratio } from './ratio.ts';
import { productOf, valueOf } from './ratio.ts';

/** A split happened after the first date and by the second. */
export type Bounds = { readonly after: string; readonly until: string };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The filing's share average of its newest span (the shortest of several); null without one. */
export const newestAverage = remembered((filing: Filing): number | null => {
  let best: { end: string; start: string; concept: string; value: number } | null = null;
  for (const { concept, start, end, text } of digestOf(filing.facts).known) {
    if (start === null || sharesConcepts.get(concept) !== 'average') continue;
    const found = { end, start, concept, value: Number(text) };
    const order =
      best === null
        ? 1
        : compare(found.end, best.end) ||
          compare(found.start, best.start) ||
          compare(best.concept, found.concept) ||
          found.value - best.value;
    if (order > 0) best = found;
  }
  return best && best.value > 0 ? best.value : null;
});

const apart = (a: number, b: number): number => Math.abs(Math.log(a / b));

/** Whether a share average continues another one multiplied by a ratio rather than unchanged. */
export const continuesAt = (ratio: number, before: number, now: number): boolean =>
  apart(now, before * ratio) < apart(now, before);

/** Issues and repurchases between two filings change a number of shares by less than this factor. */
const BESIDE_SPLIT = 1.1;

/** Whether a number of shares is another one multiplied by a ratio, apart from issues and repurchases. */
export const isNearly = (ratio: number, before: number, now: number): boolean =>
  apart(now, before * ratio) < Math.log(BESIDE_SPLIT);

/**
 * The side of the split of a filing inside the bounds by the figures that it repeats: those of earlier
 * filings (old), or those that later filings repeat in turn (new). Null if it repeats neither, or equally
 * many of both.
 */
const sideByPairs = (
  { filed }: Filing,
  { after, until }: Bounds,
  unmoved: readonly Pair[],
): 'old' | 'new' | null => {
  const old = unmoved.filter((pair) => pair.until === filed && pair.after <= after).length;
  const now = unmoved.filter((pair) => pair.after === filed && pair.until >= until).length;
  return old === now ? null : old > now ? 'old' : 'new';
};

/** The side of a filing by its newest average; null without two to compare. */
const sideByAverage = (ratio: number, before: number | null, now: number | null): 'old' | 'new' | null =>
  before === null || now === null ? null : continuesAt(ratio, before, now) ? 'new' : 'old';

/** Whether issues and repurchases between two filings are smaller than a split of this ratio. */
export const isLarge = (ratio: number): boolean => Math.max(ratio, 1 / ratio) >= 1.5;

/** A split whose date is known. */
export type Dated = Ratio & { readonly date: string };

/** New shares per old share between two filing dates by splits of known date. */
const factorBetween = (dated: readonly Dated[], after: string, until: string): number =>
  valueOf(productOf(dated.filter(({ date }) => date > after && date <= until)));

/** Whether a figure changed only by the splits of known date that it crosses. */
const movesByOthers = (pair: Pair, dated: readonly Dated[]): boolean => {
  const factor = factorBetween(dated, pair.after, pair.until);
  return factor === 1 ? !isMoved(pair) : movesPlainlyBy(pair, factor);
};

/**
 * The bounds narrowed by the filings inside them: each belongs to the side on which its newest average continues
 * that of the previous filing, or to the side whose figures it repeats. Issues and repurchases may be as large as
 * a small split, so that repeated figures are better evidence there; for others they are worse, since a filer may
 * leave comparatives on the old basis. `others`: splits of known date, whose effect on these figures is taken into
 * account.
 */
export const narrowed = (
  bounds: Bounds,
  ratio: number,
  filings: readonly Filing[],
  pairs: readonly Pair[],
  others: readonly Dated[],
): Bounds => {
  const unmoved = pairs.filter((pair) => movesByOthers(pair, others) && couldMoveBy(pair, ratio));
  let previous: { readonly filed: string; readonly average: number } | null = null;
  let { after } = bounds;
  for (const filing of filings) {
    if (filing.filed >= bounds.until) break;
    if (filing.amendment) continue;
    const average = newestAverage(filing);
    if (filing.filed > bounds.after) {
      const before = previous && previous.average * factorBetween(others, previous.filed, filing.filed);
      const byPairs = sideByPairs(filing, bounds, unmoved);
      const byAverage = sideByAverage(ratio, before, average);
      const side = isLarge(ratio) ? (byAverage ?? byPairs) : (byPairs ?? byAverage);
      if (side === 'new') return { after, until: filing.filed };
      if (side === 'old') after = filing.filed;
    }
    if (average !== null) previous = { filed: filing.filed, average };
  }
  return { after, until: bounds.until };
};
