import { dayOf } from '../values/day.ts';
import type { Filing } from '../model/model.ts';
import { clustersOf } from './clusters.ts';
import type { Cluster } from './clusters.ts';
import { continuesAt, narrowed, newestAverage } from './date.ts';
import type { Bounds } from './date.ts';
import type { Pair } from './pairs.ts';
import { couldMoveBy, isMoved, movesBy, overlap, pairsOf } from './pairs.ts';
import { clustersOfResults } from './results-only.ts';
import type { Ratio } from './ratio.ts';
import { inverse, isSame, valueOf } from './ratio.ts';
import type { Tag } from './tags.ts';
import { tagsOf } from './tags.ts';

/** A share split proven by the filings of an issuer. */
export type Split = Ratio & {
  /**
   * Facts filed on this day or later are on the new basis; the tagged day of the split if the filings allow
   * it.
   */
  readonly date: string;
  /** It happened after the first and by the second of these filing dates. */
  readonly after: string;
  readonly until: string;
  /** Restated averages and per-share results that changed by the ratio. */
  readonly pairs: readonly Pair[];
  /** Whether a filing tags the ratio near the date. */
  readonly tagged: boolean;
  /** Whether the price source has it too; absent if no source covers these days. */
  readonly reported?: boolean;
};

/** Days: a ratio is tagged at the announcement, or later in the notes of the year. */
const TAG_DAYS = 400;

const isNear = (tag: Tag, { after, until }: Cluster): boolean =>
  dayOf(tag.date) > dayOf(after) - TAG_DAYS && dayOf(tag.date) < dayOf(until) + TAG_DAYS;

const tagsFor = (cluster: Cluster, tags: readonly Tag[]): readonly Tag[] =>
  tags.filter((tag) => isNear(tag, cluster) && tag.ratios.some((ratio) => isSame(ratio, cluster.ratio)));

/** One concept for basic and diluted shares counts as two averages. */
const countOf = (pairs: readonly Pair[]): number =>
  [...new Set(pairs.map(({ identity }) => identity))].reduce(
    (sum, identity) => sum + (identity.includes('BasicAndDiluted') ? 2 : 1),
    0,
  );

/** Days: a later tag repeats an old split, often under the end of its own year. */
const ECHO_TAG_DAYS = 280;

/**
 * The latest tagged day within the bounds, preferring tags filed in time: the first may be the announcement.
 */
const taggedDay = (tags: readonly Tag[], { after, until }: Bounds): string | undefined => {
  const inside = tags.filter(({ date }) => date > after && date <= until);
  const timely = inside.filter(({ date, filed }) => dayOf(filed) - dayOf(date) <= ECHO_TAG_DAYS);
  return (timely.length > 0 ? timely : inside)
    .map(({ date }) => date)
    .sort()
    .at(-1);
};

/**
 * The restated per-share results: those that changed with a cluster, and the number of those in its filings
 * that did not.
 */
type Results = { readonly moved: readonly Pair[]; readonly unmoved: number };

const resultsOf = (cluster: Cluster, results: readonly Pair[]): Results => {
  const ratio = valueOf(cluster.ratio);
  const crossing = results.filter((pair) => overlap(pair, cluster));
  const moved = crossing.filter((pair) => movesBy(pair, ratio));
  const filings = new Set(cluster.pairs.map(({ after, until }) => `${after} ${until}`));
  const unmoved = crossing.filter(
    (pair) => filings.has(`${pair.after} ${pair.until}`) && !isMoved(pair) && couldMoveBy(pair, ratio),
  );
  return { moved, unmoved: unmoved.length };
};

/** A possible split with its evidence: restated results, and the tags that name its ratio. */
type Evident = { readonly cluster: Cluster; readonly evidence: Results; readonly named: readonly Tag[] };

/**
 * Whether the evidence suffices: an average and a per-share result; or four figures in two filings; or two
 * with a ratio tagged nearby. Averages that changed while the results of the same two filings did not have
 * lost digits.
 */
const isProven = ({ cluster, evidence: { moved, unmoved }, named }: Evident): boolean => {
  if (unmoved > moved.length) return false;
  const averages = cluster.pairs.filter(({ kind }) => kind === 'average');
  if (averages.length > 0 && moved.length > 0) return true;
  const figures = averages.length > 0 ? averages : moved;
  if (named.length > 0 && countOf(figures) >= 2) return true;
  return countOf(figures) >= 4 && new Set(figures.map(({ until }) => until)).size >= 2;
};

const intersection = (bounds: Bounds, other: Bounds): Bounds =>
  overlap(bounds, other)
    ? {
        after: bounds.after > other.after ? bounds.after : other.after,
        until: bounds.until < other.until ? bounds.until : other.until,
      }
    : bounds;

/** Days: splits with one ratio this close together may be one that some figures reflect late. */
const ECHO_DAYS = 1100;

/** Whether the newest averages of the filings around a cluster jump by its ratio; null if unknown. */
const jumps = ({ ratio, after, until }: Cluster, filings: readonly Filing[]): boolean | null => {
  const stated = filings.filter((filing) => !filing.amendment && newestAverage(filing) !== null);
  const before = stated.findLast(({ filed }) => filed <= after);
  const now = stated.find(({ filed }) => filed >= until);
  const [older, newer] = [before && newestAverage(before), now && newestAverage(now)];
  return older == null || newer == null ? null : continuesAt(valueOf(ratio), older, newer);
};

/**
 * A filing after a split may repeat older figures unadjusted. Their later restatement is not a second split:
 * the averages of the current periods do not jump there.
 */
const isEcho = (cluster: Cluster, others: readonly Cluster[], filings: readonly Filing[]): boolean =>
  others.some(
    (other) =>
      other !== cluster &&
      (isSame(other.ratio, cluster.ratio) || isSame(other.ratio, inverse(cluster.ratio))) &&
      Math.abs(dayOf(other.until) - dayOf(cluster.until)) <= ECHO_DAYS &&
      jumps(other, filings) === true,
  ) && jumps(cluster, filings) === false;

/** Smaller ratios also result from corrected averages. */
const SMALL = 1.5;

/**
 * Whether averages of some period were corrected by a tenth or a quarter, while those of the newest periods
 * continue unchanged.
 */
const isCorrection = (cluster: Cluster, tags: readonly Tag[], filings: readonly Filing[]): boolean => {
  const ratio = valueOf(cluster.ratio);
  return tags.length === 0 && Math.max(ratio, 1 / ratio) < SMALL && jumps(cluster, filings) === false;
};

const boundsOf = ({ cluster, evidence }: Evident): Bounds => evidence.moved.reduce(intersection, cluster);

const daysOf = ({ after, until }: Bounds): number => dayOf(until) - dayOf(after);

/**
 * Splits of the issuer proven by its own filings (semantics §2.7), oldest first. `filings` oldest first.
 * `reported`: splits from the price source, which support a ratio like a tag does.
 */
export const detectSplits = (filings: readonly Filing[], reported: readonly Tag[] = []): readonly Split[] => {
  const pairs = pairsOf(filings);
  const tags = [...tagsOf(filings), ...reported];
  const results = pairs.filter(({ kind }) => kind === 'per_share');
  const withEvidence = (cluster: Cluster): Evident => ({
    cluster,
    evidence: resultsOf(cluster, results),
    named: tagsFor(cluster, tags),
  });
  const byAverages = clustersOf(pairs, tags).map(withEvidence).filter(isProven);
  const known = byAverages.map(({ cluster }) => cluster);
  const proven = [...byAverages, ...clustersOfResults(filings, pairs, known).map(withEvidence)];
  const clusters = proven.map(({ cluster }) => cluster);
  return proven
    .filter(
      ({ cluster, named }) => !isEcho(cluster, clusters, filings) && !isCorrection(cluster, named, filings),
    )
    .sort((a, b) => daysOf(boundsOf(a)) - daysOf(boundsOf(b)))
    .reduce<readonly Split[]>((dated, split) => [...dated, datedSplit(split, dated, filings, pairs)], [])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

/** The split with its date, considering those with a known date. */
const datedSplit = (
  split: Evident,
  dated: readonly Split[],
  filings: readonly Filing[],
  pairs: readonly Pair[],
): Split => {
  const { cluster, evidence, named } = split;
  const { after, until } = narrowed(boundsOf(split), valueOf(cluster.ratio), filings, pairs, dated);
  return {
    ...cluster.ratio,
    date: taggedDay(named, { after, until }) ?? until,
    after,
    until,
    pairs: [...new Set([...cluster.pairs, ...evidence.moved])],
    tagged: named.length > 0,
  };
};
