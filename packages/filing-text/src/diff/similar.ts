/** Pairs of similar paragraphs, best first: a join of sets of word 3-grams by an inverted index. */

/** Jaccard index from which a pair is one modified paragraph. */
const MODIFIED = 0.5;

/** Maximum number of grams compared: far more than filings need, and bounded for any input. */
const MAX_COST = 50_000_000;
/** The cost of comparing a pair at all, in grams. */
const PAIR_COST = 50;

export type SimilarPair = {
  /** Indexes in the given lists. */
  readonly before: number;
  readonly after: number;
  /** Jaccard index of the sets of 3-grams, `MODIFIED` to 1. */
  readonly similarity: number;
};

/** The distinct 3-grams of a list of words; a shorter list is one gram. */
function gramsOf(words: readonly string[]): string[] {
  const grams = new Set<string>();
  for (let at = 0; at === 0 || at + 3 <= words.length; at += 1) grams.add(words.slice(at, at + 3).join(' '));
  return [...grams];
}

/**
 * Number of grams of a set that can be omitted from the index: two sufficiently similar sets share one of the
 * others.
 */
const unindexed = (size: number): number => Math.ceil(MODIFIED * size) - 1;

/** A paragraph as a set of grams. */
type GramSet = {
  /** Number of all its grams. */
  readonly size: number;
  /** Numbers of the grams that the other side has as well, rarest first, ascending. */
  readonly shared: readonly number[];
  /** How many of `shared` are looked up in the index: the rarest. */
  readonly indexed: number;
};

type Sides<T> = { readonly before: T; readonly after: T };

/**
 * Numbers the grams that both sides have, the rarest 0. Ties are broken by text, so that the result is
 * symmetric.
 */
function rankOf({ before, after }: Sides<readonly (readonly string[])[]>): ReadonlyMap<string, number> {
  const count = (paragraphs: readonly (readonly string[])[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const grams of paragraphs) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
    return counts;
  };
  const beforeCounts = count(before);
  const shared: { gram: string; paragraphs: number }[] = [];
  for (const [gram, inAfter] of count(after)) {
    const inBefore = beforeCounts.get(gram);
    if (inBefore !== undefined) shared.push({ gram, paragraphs: inBefore + inAfter });
  }
  shared.sort((left, right) => left.paragraphs - right.paragraphs || (left.gram < right.gram ? -1 : 1));
  return new Map(shared.map(({ gram }, rank) => [gram, rank]));
}

function gramSet(grams: readonly string[], rank: ReadonlyMap<string, number>): GramSet {
  const shared = grams.map((gram) => rank.get(gram)).filter((number) => number !== undefined);
  shared.sort((left, right) => left - right);
  const size = grams.length;
  // Grams that the other side lacks would be the rarest and come first, but match nothing.
  return { size, shared, indexed: Math.max(0, shared.length - unindexed(size)) };
}

/** Gram → the paragraphs that have it among their indexed ones. */
function indexOf(sets: readonly GramSet[]): Map<number, number[]> {
  const index = new Map<number, number[]>();
  sets.forEach(({ shared, indexed }, paragraph) => {
    for (const gram of shared.slice(0, indexed)) {
      const list = index.get(gram);
      if (list) list.push(paragraph);
      else index.set(gram, [paragraph]);
    }
  });
  return index;
}

type Indexes = Sides<ReadonlyMap<number, readonly number[]>>;

/** The grams to look up: the rarest, as many as `MAX_COST` allows. */
function lookedUp(indexes: Indexes, sets: Sides<readonly GramSet[]>): ReadonlySet<number> {
  const sizes = (paragraphs: readonly number[], of: readonly GramSet[]): number =>
    paragraphs.reduce((total, paragraph) => total + (of[paragraph]?.shared.length ?? 0), 0);
  const grams = [...indexes.before.keys()].filter((gram) => indexes.after.has(gram));
  const chosen = new Set<number>();
  let cost = 0;
  for (const gram of grams.sort((one, other) => one - other)) {
    const before = indexes.before.get(gram) ?? [];
    const after = indexes.after.get(gram) ?? [];
    cost += PAIR_COST * before.length * after.length;
    cost += after.length * sizes(before, sets.before) + before.length * sizes(after, sets.after);
    if (cost > MAX_COST) break;
    chosen.add(gram);
  }
  return chosen;
}

/** How many numbers two ascending lists have in common. */
function commonCount(left: readonly number[], right: readonly number[]): number {
  let common = 0;
  for (let at = 0, other = 0; at < left.length && other < right.length;) {
    const difference = (left[at] ?? 0) - (right[other] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) other += 1;
  }
  return common;
}

const byRank = (one: SimilarPair, other: SimilarPair): number =>
  other.similarity - one.similarity ||
  Math.abs(one.before - one.after) - Math.abs(other.before - other.after) ||
  one.before + one.after - (other.before + other.after) ||
  one.before - other.before;

/**
 * Pairs of paragraphs, each given as words, with a similarity of at least `MODIFIED`: the most similar first,
 * then those at the nearest positions. Swapping the sides returns the same pairs.
 * Exact for any real filing. For adversarial input with too many similar paragraphs, only pairs that share a
 * sufficiently rare gram are found, so that the work stays bounded.
 */
export function similarPairs(
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): SimilarPair[] {
  const grams = { before: before.map(gramsOf), after: after.map(gramsOf) };
  const rank = rankOf(grams);
  const sets = {
    before: grams.before.map((list) => gramSet(list, rank)),
    after: grams.after.map((list) => gramSet(list, rank)),
  };
  const indexes = { before: indexOf(sets.before), after: indexOf(sets.after) };
  const lookups = lookedUp(indexes, sets);
  const pairs: SimilarPair[] = [];
  sets.before.forEach((left, one) => {
    const usable = left.shared.slice(0, left.indexed).filter((gram) => lookups.has(gram));
    for (const other of new Set(usable.flatMap((gram) => indexes.after.get(gram) ?? []))) {
      const right = sets.after[other];
      if (!right) continue;
      const common = commonCount(left.shared, right.shared);
      const similarity = common / (left.size + right.size - common);
      if (similarity >= MODIFIED) pairs.push({ before: one, after: other, similarity });
    }
  });
  return pairs.sort(byRank);
}
