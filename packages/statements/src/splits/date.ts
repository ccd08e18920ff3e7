import { sharesConcepts } from '../fields/shares.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import type { Pair } from './pairs.ts';
import { couldMoveBy, isMoved } from './pairs.ts';

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

/**
 * The bounds narrowed by the filings inside them: each belongs to the side whose figures it repeats, else to
 * the side on which its newest average continues that of the previous filing.
 */
export const narrowed = (
  bounds: Bounds,
  ratio: number,
  filings: readonly Filing[],
  pairs: readonly Pair[],
): Bounds => {
  const unmoved = pairs.filter((pair) => !isMoved(pair) && couldMoveBy(pair, ratio));
  let previous: number | null = null;
  let { after } = bounds;
  for (const filing of filings) {
    if (filing.filed >= bounds.until) break;
    if (filing.amendment) continue;
    const average = newestAverage(filing);
    if (filing.filed > bounds.after) {
      const side = sideByPairs(filing, bounds, unmoved) ?? sideByAverage(ratio, previous, average);
      if (side === 'new') return { after, until: filing.filed };
      if (side === 'old') after = filing.filed;
    }
    previous = average ?? previous;
  }
  return { after, until: bounds.until };
};
