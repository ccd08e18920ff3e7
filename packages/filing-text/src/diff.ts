import { compared, matchParagraphs } from './diff/matching.ts';
import type { Paragraph } from './diff/matching.ts';
import { rewrittenPairs, type Rewritten } from './diff/rewritten.ts';
import { changedWords } from './diff/substance.ts';
import { titleOver } from './diff/titles.ts';
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
  /** Words that only one of the two texts has; all words of an added or removed paragraph. */
  readonly changedWords: number;
  /** The nearest title before the paragraph, in the section that `text` is of; absent if there is none. */
  readonly heading?: string;
  /**
   * Of an added paragraph the removed one with the most similar words, and the other way round: probably the same,
   * rewritten. Its position in its own section, and their similarity, 0.4 to 1.
   */
  readonly similar?: { readonly index: number; readonly similarity: number };
};

export type DiffOptions = {
  /** By which titles are known; default: risk factors. */
  readonly section?: 'mda' | 'risk_factors';
  /** That of the section, which is the default, or the most changed words first. */
  readonly order?: 'document' | 'substance';
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
 * `changed` has the first 200 in the given order. In that of the newer section a removed paragraph comes after the paragraph
 * that it followed in the older one, and first if it followed none that is still there. `totalChanges` counts all.
 */
export function diffParagraphs(
  before: readonly string[],
  after: readonly string[],
  { section = 'risk_factors', order = 'document' }: DiffOptions = {},
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
  const similar = similarOf(rewrittenPairs(left, [...olds, ...news]));
  const weighed = places.map(({ change, index }) => {
    const prior = change === 'modified' ? left.modified.get(index) : change === 'removed' ? index : undefined;
    const old = prior === undefined ? undefined : before[prior];
    return {
      change,
      index,
      prior,
      words: changedWords(old, change === 'removed' ? undefined : after[index]),
    };
  });
  if (order === 'substance') weighed.sort((one, other) => other.words - one.words);
  const changed = weighed.slice(0, MAX_CHANGES).map(({ change, index, prior, words }): Change => {
    const texts = change === 'removed' ? before : after;
    const heading = titleOver(section, texts, index);
    const other = change === 'modified' ? undefined : similar[change].get(index);
    return {
      change,
      index,
      ...trimmedText(texts[index] ?? ''),
      ...(change === 'modified' &&
        prior !== undefined && { prior: { index: prior, ...trimmedText(before[prior] ?? '') } }),
      changedWords: words,
      ...(heading !== undefined && { heading }),
      ...(other !== undefined && { similar: other }),
    };
  });
  return { changed, totalChanges: places.length };
}

type Similar = ReadonlyMap<number, NonNullable<Change['similar']>>;

/** The counterpart of each paragraph that was rewritten, by its index in its own section. */
function similarOf(pairs: readonly Rewritten[]): { readonly added: Similar; readonly removed: Similar } {
  const rounded = pairs.map((pair) => ({ ...pair, similarity: Math.round(pair.similarity * 100) / 100 }));
  return {
    added: new Map(rounded.map(({ before: index, after, similarity }) => [after, { index, similarity }])),
    removed: new Map(rounded.map(({ after: index, before, similarity }) => [before, { index, similarity }])),
  };
}
