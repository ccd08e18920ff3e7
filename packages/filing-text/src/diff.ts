import { compared, matchParagraphs } from './diff/matching.ts';
import type { Paragraph } from './diff/matching.ts';
import { trimmedText } from './diff/trim.ts';

/** A paragraph that one of two filings lacks or words differently. */
export type Change = {
  readonly change: 'added' | 'removed' | 'modified';
  /**
   * Zero-based position among the paragraphs of the newer section, or of the older one for a removed
   * paragraph.
   */
  readonly index: number;
  /** Of the newer section, or of the older if removed; at most 1,200 code points, cut at the edge of a word. */
  readonly text: string;
  /** Present if `text` was cut. */
  readonly trimmed?: true;
  /** For a modified paragraph, its text in the older section; cut in the same way. */
  readonly prior?: { readonly index: number; readonly text: string; readonly trimmed?: true };
};

const MAX_CHANGES = 200;

type Placed = { readonly place: number; readonly change: Change['change']; readonly index: number };

/**
 * Places removed paragraphs after the paragraph that they followed in the older section, wherever that is
 * now.
 */
function placeRemoved(before: readonly Paragraph[], matched: ReadonlyMap<number, number>): Placed[] {
  let place = -1;
  return before.flatMap(({ index }): Placed[] => {
    const now = matched.get(index);
    if (now === undefined) return [{ place, change: 'removed', index }];
    place = now;
    return [];
  });
}

/**
 * The paragraphs that were added, removed or modified between two sections, tables left out by the caller.
 *
 * Paragraphs under 40 characters are not compared. One that has its equal on the other side, wherever and however often,
 * has not changed; equal are those with the same words once numbers, dates and fiscal periods are masked. The rest are
 * paired, best first, by the Jaccard index of their sets of word 3-grams: from 0.92 unchanged, from 0.50 modified. One of
 * the rest that stands word for word in a longer paragraph of the other side was split off or joined: the longest part of
 * a paragraph without a match is its modification, others have not changed. What remains was added or removed.
 *
 * `changed` has the first 200 in the order of the newer section; a removed paragraph comes after the paragraph that it
 * followed in the older one, and first if it followed none that is still there. `totalChanges` counts all.
 */
export function diffParagraphs(
  before: readonly string[],
  after: readonly string[],
): { readonly changed: readonly Change[]; readonly totalChanges: number } {
  const olds = compared(before);
  const news = compared(after);
  const left = matchParagraphs(olds, news);
  const places: Placed[] = [
    ...left.after.map(({ index }): Placed => ({ place: index, change: 'added', index })),
    ...[...left.modified.keys()].map((index): Placed => ({ place: index, change: 'modified', index })),
    ...placeRemoved(olds, left.matched),
  ];
  // The sort is stable: removed paragraphs stay behind their predecessor's entry, in the older order.
  places.sort((one, other) => one.place - other.place);
  const changed = places.slice(0, MAX_CHANGES).map(({ change, index }): Change => {
    const text = (change === 'removed' ? before : after)[index] ?? '';
    const prior = change === 'modified' ? left.modified.get(index) : undefined;
    return {
      change,
      index,
      ...trimmedText(text),
      ...(prior !== undefined && { prior: { index: prior, ...trimmedText(before[prior] ?? '') } }),
    };
  });
  return { changed, totalChanges: places.length };
}
