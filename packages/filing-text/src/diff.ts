import { codePointIndex } from './diff/code-points.ts';
import { similarPairs } from './diff/similar.ts';
import { trimmedText } from './diff/trim.ts';
import { comparableWords } from './diff/words.ts';

/** A paragraph that one of two filings lacks, or has in other words. */
export type Change = {
  readonly change: 'added' | 'removed' | 'modified';
  /** Zero-based position among the paragraphs of the newer section; of a removed one, of the older. */
  readonly index: number;
  /** Of the newer section, or of the older if removed; at most 1,200 code points, cut at the edge of a word. */
  readonly text: string;
  /** Present if `text` was cut. */
  readonly trimmed?: true;
};

/** Shorter paragraphs are headings, captions and remains of tables; they are not compared. Code points. */
const MIN_CHARS = 40;
/** Pairs more similar than this differ too little to tell. */
const UNCHANGED = 0.92;
const MAX_CHANGES = 200;

type Paragraph = {
  readonly index: number;
  readonly text: string;
  readonly words: readonly string[];
  /** The same for paragraphs with the same words. */
  readonly key: string;
};

function longEnough(text: string): boolean {
  const spaced = text.replace(/\s+/gu, ' ').trim();
  return codePointIndex(spaced, MIN_CHARS - 1) < spaced.length;
}

const compared = (texts: readonly string[]): Paragraph[] =>
  texts.flatMap((text, index) => {
    if (!longEnough(text)) return [];
    const words = comparableWords(text);
    return [{ index, text, words, key: words.join(' ') }];
  });

/** What is left to match, and which paragraph of the newer section each of the older one has become. */
type Matching = {
  readonly before: readonly Paragraph[];
  readonly after: readonly Paragraph[];
  /** Index of the older → index of the newer. */
  readonly matched: ReadonlyMap<number, number>;
};

/** Matches paragraphs of equal keys, in order; where one side has more of them, none of those is left over. */
function matchEqual(before: readonly Paragraph[], after: readonly Paragraph[]): Matching {
  const olds = Map.groupBy(before, ({ key }) => key);
  const news = Map.groupBy(after, ({ key }) => key);
  const matched = new Map<number, number>();
  for (const [key, paragraphs] of olds) {
    const others = news.get(key) ?? [];
    paragraphs.forEach(({ index }, position) => {
      const other = others[position] ?? others.at(-1);
      if (other !== undefined) matched.set(index, other.index);
    });
  }
  return {
    before: before.filter(({ key }) => !news.has(key)),
    after: after.filter(({ key }) => !olds.has(key)),
    matched,
  };
}

/** Matches the most similar paragraphs first, each with one; `modified` are those of the newer section that differ. */
function matchSimilar({
  before,
  after,
  matched,
}: Matching): Matching & { readonly modified: ReadonlySet<number> } {
  const found = new Map(matched);
  const met = new Set<number>();
  const modified = new Set<number>();
  const pairs = similarPairs(
    before.map(({ words }) => words),
    after.map(({ words }) => words),
  );
  for (const pair of pairs) {
    const from = before[pair.before];
    const to = after[pair.after];
    if (!from || !to || found.has(from.index) || met.has(to.index)) continue;
    found.set(from.index, to.index);
    met.add(to.index);
    if (pair.similarity < UNCHANGED) modified.add(to.index);
  }
  return {
    before: before.filter(({ index }) => !found.has(index)),
    after: after.filter(({ index }) => !met.has(index)),
    matched: found,
    modified,
  };
}

type Placed = { readonly place: number; readonly change: Change['change']; readonly index: number };

/** Removed paragraphs, each placed after the paragraph that it followed in the older section, wherever that is now. */
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
 * paired, best first, by the Jaccard index of their sets of word 3-grams: from 0.92 unchanged, from 0.50 modified. What
 * remains was added or removed.
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
  const left = matchSimilar(matchEqual(olds, news));
  const places: Placed[] = [
    ...left.after.map(({ index }): Placed => ({ place: index, change: 'added', index })),
    ...[...left.modified].map((index): Placed => ({ place: index, change: 'modified', index })),
    ...placeRemoved(olds, left.matched),
  ];
  // The sort is stable: what was removed stays behind its predecessor's entry, in the older order.
  places.sort((one, other) => one.place - other.place);
  const changed = places.slice(0, MAX_CHANGES).map(({ change, index }): Change => {
    const text = (change === 'removed' ? before : after)[index] ?? '';
    return { change, index, ...trimmedText(text) };
  });
  return { changed, totalChanges: places.length };
}
