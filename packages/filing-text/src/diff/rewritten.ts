/** Paragraphs that were rewritten: removed ones and the added ones that have most of their rarer words. */
import type { Paragraph } from './matching.ts';

/** Weighted Jaccard index of the sets of words from which two paragraphs are about the same. */
const SIMILAR = 0.4;
/** Comparisons of pairs; a section with more of them is a new text. */
const MOST_PAIRS = 250_000;

/** A number is no word of its own: it is masked. */
const MASK = '#';

export type Rewritten = {
  /** Index of the removed paragraph in the older section. */
  readonly before: number;
  /** Index of the added paragraph in the newer section. */
  readonly after: number;
  /** Share of the weighted words of both that they have in common, `SIMILAR` to 1. */
  readonly similarity: number;
};

type Weighed = {
  readonly paragraph: Paragraph;
  readonly words: ReadonlySet<string>;
  readonly weight: number;
};

/**
 * Pairs of removed and added paragraphs with similar words, the most similar first, each paragraph at most once. A word
 * weighs the logarithm of the paragraphs of both sections for each that has it. None if there are more than 250,000 pairs.
 */
export function rewrittenPairs(
  left: { readonly before: readonly Paragraph[]; readonly after: readonly Paragraph[] },
  all: readonly Paragraph[],
): readonly Rewritten[] {
  if (left.before.length * left.after.length > MOST_PAIRS) return [];
  const weights = weightsOf(all);
  const weightOf = (word: string): number => weights.get(word) ?? 0;
  const weigh = (paragraph: Paragraph): Weighed => {
    const words = new Set(paragraph.words.filter((word) => word !== MASK));
    return { paragraph, words, weight: total([...words], weightOf) };
  };
  const added = left.after.map(weigh);
  const withWord = placesOf(added);
  const pairs = left.before.map(weigh).flatMap((one) => {
    const common = new Float64Array(added.length);
    for (const word of one.words)
      for (const at of withWord.get(word) ?? []) common[at] = (common[at] ?? 0) + weightOf(word);
    return added.flatMap((other, at): Rewritten[] => {
      const shared = common[at] ?? 0;
      const similarity = shared / (one.weight + other.weight - shared);
      if (!(similarity >= SIMILAR)) return [];
      return [{ before: one.paragraph.index, after: other.paragraph.index, similarity }];
    });
  });
  return onceEach(pairs.sort(bySimilarity));
}

/** Word → the positions of the paragraphs that have it. */
function placesOf(paragraphs: readonly Weighed[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  paragraphs.forEach(({ words }, at) => {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [at]);
      else known.push(at);
    }
  });
  return places;
}

const total = (words: readonly string[], weightOf: (word: string) => number): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0);

function weightsOf(all: readonly Paragraph[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of all)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(all.length / count)]));
}

const bySimilarity = (one: Rewritten, other: Rewritten): number =>
  other.similarity - one.similarity || one.before - other.before || one.after - other.after;

function onceEach(pairs: readonly Rewritten[]): readonly Rewritten[] {
  const olds = new Set<number>();
  const news = new Set<number>();
  return pairs.filter(({ before, after }) => {
    if (olds.has(before) || news.has(after)) return false;
    olds.add(before);
    news.add(after);
    return true;
  });
}
