import { codePointIndex } from './code-points.ts';
import { wholesOf } from './contained.ts';
import { similarPairs } from './similar.ts';
import { comparableWords } from './words.ts';

/** Shorter paragraphs are headings, captions and remains of tables; they are not compared. Code points. */
const MIN_CHARS = 40;
/** Pairs more similar than this do not differ enough to report. */
const UNCHANGED = 0.92;

/** A paragraph to be compared. */
export type Paragraph = {
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

/** The paragraphs of a section that are compared. */
export const compared = (texts: readonly string[]): Paragraph[] =>
  texts.flatMap((text, index) => {
    if (!longEnough(text)) return [];
    const words = comparableWords(text);
    return [{ index, text, words, key: words.join(' ') }];
  });

/** The paragraphs left to match, and the newer paragraph matched to each older one. */
type Matching = {
  readonly before: readonly Paragraph[];
  readonly after: readonly Paragraph[];
  /** Index of the older → index of the newer. */
  readonly matched: ReadonlyMap<number, number>;
  /** Index of the newer → index of the older, of those matched that differ. */
  readonly modified: ReadonlyMap<number, number>;
};

/**
 * Matches paragraphs of equal keys, in order; if one side has more of them, the surplus counts as matched
 * too.
 */
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
    modified: new Map(),
  };
}

type Pair = { readonly before: Paragraph; readonly after: Paragraph };

/** Matches pairs in order, each paragraph at most once; `differ` decides whether a pair is a modification. */
function matchPairs<T extends Pair>(
  left: Matching,
  pairs: readonly T[],
  differ: (pair: T) => boolean,
): Matching {
  const matched = new Map(left.matched);
  const modified = new Map(left.modified);
  const met = new Set<number>();
  for (const pair of pairs) {
    const { before, after } = pair;
    if (matched.has(before.index) || met.has(after.index)) continue;
    matched.set(before.index, after.index);
    met.add(after.index);
    if (differ(pair)) modified.set(after.index, before.index);
  }
  return {
    before: left.before.filter(({ index }) => !matched.has(index)),
    after: left.after.filter(({ index }) => !met.has(index)),
    matched,
    modified,
  };
}

const wordsOf = (paragraphs: readonly Paragraph[]): (readonly string[])[] =>
  paragraphs.map(({ words }) => words);

/** Matches the most similar paragraphs first. */
function matchSimilar(left: Matching): Matching {
  const pairs = similarPairs(wordsOf(left.before), wordsOf(left.after)).flatMap((pair) => {
    const before = left.before[pair.before];
    const after = left.after[pair.after];
    return before && after ? [{ before, after, similarity: pair.similarity }] : [];
  });
  return matchPairs(left, pairs, ({ similarity }) => similarity < UNCHANGED);
}

type Part = { readonly part: Paragraph; readonly wholes: readonly Paragraph[] };

const partsOf = (parts: readonly Paragraph[], wholes: readonly Paragraph[]): readonly Part[] =>
  wholesOf(wordsOf(parts), wordsOf(wholes)).flatMap((positions, at) => {
    const part = parts[at];
    const found = positions.flatMap((position) => wholes[position] ?? []);
    return part === undefined || found.length === 0 ? [] : [{ part, wholes: found }];
  });

const shorter = ({ before, after }: Pair): number => Math.min(before.words.length, after.words.length);
const distance = ({ before, after }: Pair): number => Math.abs(before.index - after.index);

/**
 * A paragraph that was split off a longer one, or joined to one, is neither added nor removed. If the longer
 * one has no other match, it is matched with its longest part.
 */
function matchContained(left: Matching, olds: readonly Paragraph[], news: readonly Paragraph[]): Matching {
  const added = partsOf(left.after, olds);
  const removed = partsOf(left.before, news);
  const olderLeft = new Set(left.before);
  const newerLeft = new Set(left.after);
  const pairs = [
    ...added.flatMap(({ part, wholes }) =>
      wholes.filter((whole) => olderLeft.has(whole)).map((whole) => ({ before: whole, after: part })),
    ),
    ...removed.flatMap(({ part, wholes }) =>
      wholes.filter((whole) => newerLeft.has(whole)).map((whole) => ({ before: part, after: whole })),
    ),
  ];
  pairs.sort((one, other) => shorter(other) - shorter(one) || distance(one) - distance(other));
  const { before, after, matched, modified } = matchPairs(left, pairs, () => true);
  const splitOff = new Set(added.map(({ part }) => part));
  const joined = new Map(removed.map(({ part, wholes }) => [part, wholes[0]?.index ?? 0]));
  const places = before.flatMap((part): [number, number][] => {
    const place = joined.get(part);
    return place === undefined ? [] : [[part.index, place]];
  });
  return {
    before: before.filter((part) => !joined.has(part)),
    after: after.filter((part) => !splitOff.has(part)),
    matched: new Map([...matched, ...places]),
    modified,
  };
}

/** What has become of the paragraphs of a section; those left in `before` were removed, those in `after` added. */
export function matchParagraphs(before: readonly Paragraph[], after: readonly Paragraph[]): Matching {
  return matchContained(matchSimilar(matchEqual(before, after)), before, after);
}
