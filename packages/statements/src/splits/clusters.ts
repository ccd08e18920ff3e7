import { addDays, dayOf } from '../values/day.ts';
import type { Pair } from './pairs.ts';
import {
  crosses,
  isMoved,
  movesWithIncome,
  movesAboutBy,
  movesBy,
  movesPlainlyBy,
  overlap,
} from './pairs.ts';
import type { Ratio } from './ratio.ts';
import { isSame, PLAIN_RATIOS, productOf, valueOf } from './ratio.ts';
import type { Tag } from './tags.ts';

/** Pairs explained by one event, and the bounds of its date. */
export type Cluster = {
  readonly ratio: Ratio;
  readonly after: string;
  readonly until: string;
  readonly pairs: readonly Pair[];
};

type Bounds = Pick<Cluster, 'after' | 'until'>;

const widthOf = ({ after, until }: Pair): number => dayOf(until) - dayOf(after);

type Moves = (pair: Pair, ratio: number) => boolean;

const productOfAll = (clusters: readonly Cluster[]): number =>
  valueOf(productOf(clusters.map(({ ratio }) => ratio)));

const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);

const missOf = ({ kind, older, newer }: Pair, ratio: Ratio): number => {
  const moved = kind === 'average' ? newer.value / older.value : older.value / newer.value;
  return Math.abs(Math.log(moved / valueOf(ratio)));
};

/** The plain ratio nearest to the change of a figure; a per-share result must allow only one. */
const plainRatioOf = (pair: Pair, moves: Moves): Ratio | undefined => {
  const [nearest, ...others] = PLAIN_RATIOS.filter((ratio) => moves(pair, valueOf(ratio))).sort(
    (a, b) => missOf(pair, a) - missOf(pair, b),
  );
  return pair.kind === 'average' || others.length === 0 ? nearest : undefined;
};

/** Maximum number of events within the bounds of one pair. */
const MOST_EVENTS = 6;

/** All subsets of a few items, the empty one first. */
const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 1 << Math.min(items.length, MOST_EVENTS) }, (_, mask) =>
    items.filter((_item, bit) => (mask >> bit) & 1),
  );

const joined = (cluster: Cluster, event: Cluster): Cluster => ({
  ratio: cluster.ratio,
  after: laterOf(cluster.after, event.after),
  until: earlierOf(cluster.until, event.until),
  pairs: [...cluster.pairs, ...event.pairs],
});

/**
 * Results are independent evidence only if no average was filed twice over these bounds: they are exact only
 * to the cent.
 */
const isEvidence = (pairs: readonly Pair[]): ((pair: Pair) => boolean) => {
  const averages = pairs.filter(({ kind }) => kind === 'average');
  return (pair) =>
    isMoved(pair) && (pair.kind === 'average' || !averages.some((average) => overlap(average, pair)));
};

type Choice = { readonly ratios: readonly Ratio[]; readonly distance: number };

/** All ways to choose one ratio of each of several tags, those nearest to the filed texts first. */
const choices = (tags: readonly Tag[]): readonly (readonly Ratio[])[] =>
  tags
    .reduce<readonly Choice[]>(
      (taken, { ratios }) =>
        taken.flatMap((before) =>
          ratios.map((ratio, index) => ({
            ratios: [...before.ratios, ratio],
            distance: before.distance + index,
          })),
        ),
      [{ ratios: [], distance: 0 }],
    )
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ ratios }) => ratios);

/** Tags of one day, even in several filings, are one event. */
const oneADay = (tags: readonly Tag[]): readonly Tag[] =>
  [...Map.groupBy(tags, ({ date }) => date).values()].flatMap(([first]) => first ?? []);

/** Two splits between two filings of one figure are rare, three unknown. */
const MOST_TAGS = 2;

/**
 * The events named by tags between the filings of a pair that, with some of the known events there, explain
 * it: each within the days that the other tags allow.
 */
const taggedEvents = (pair: Pair, near: readonly Cluster[], tags: readonly Tag[]): readonly Cluster[] => {
  const crossed = movesWithIncome(pair) ? [] : oneADay(tags.filter(({ date }) => crosses(pair, date)));
  for (const known of subsets(near)) {
    const rest = productOfAll(known);
    const open = crossed.filter(
      ({ date, ratios }) =>
        !known.some((item) => crosses(item, date) && ratios.some((ratio) => isSame(ratio, item.ratio))),
    );
    for (const chosen of subsets(open)) {
      if (chosen.length === 0 || chosen.length > MOST_TAGS) continue;
      const found = choices(chosen).find((ratios) => movesAboutBy(pair, rest * valueOf(productOf(ratios))));
      if (found) return found.map((ratio, index) => eventOf(pair, ratio, chosen, index));
    }
  }
  return [];
};

const eventOf = (pair: Pair, ratio: Ratio, tags: readonly Tag[], index: number): Cluster => {
  const dates = tags.map(({ date }) => date);
  const own = dates[index] ?? pair.until;
  const next = dates.filter((date) => date > own).sort()[0];
  return {
    ratio,
    after: dates.reduce((after, date) => (date < own && date > after ? date : after), pair.after),
    until: next === undefined ? pair.until : addDays(next, -1),
    pairs: [pair],
  };
};

/** An event supported by a pair, within these bounds: a known one, or a new one. */
type Evidence = { readonly event: Cluster; readonly known: Cluster | undefined };

/** All events supported by a pair; undefined if nothing explains it. */
type Taking = (pair: Pair, near: readonly Cluster[]) => readonly Evidence[] | undefined;

const within = (known: Cluster, { after, until }: Bounds, pair: Pair): Evidence => ({
  event: { ratio: known.ratio, after, until, pairs: [pair] },
  known,
});

/**
 * Averages restated together with income belong to another company or another part of it: not a separate
 * event.
 */
const newEvent = (pair: Pair, moves: Moves): readonly Evidence[] | undefined => {
  const ratio = pair.income !== 1 ? undefined : plainRatioOf(pair, moves);
  const { after, until } = pair;
  return ratio && [{ event: { ratio, after, until, pairs: [pair] }, known: undefined }];
};

/**
 * Whether a ratio is tagged on a day within its bounds: of two events with one ratio the pair supports that
 * one.
 */
const isTagged = (event: Cluster, tags: readonly Tag[]): boolean =>
  tags.some(({ date, ratios }) => crosses(event, date) && ratios.some((ratio) => isSame(ratio, event.ratio)));

/** The event with this ratio and compatible bounds, preferring a tagged one. */
const eventFor = (event: Cluster, near: readonly Cluster[], tags: readonly Tag[]): Cluster | undefined => {
  const alike = near.filter((other) => isSame(other.ratio, event.ratio) && overlap(other, event));
  return alike.find((other) => isTagged(joined(other, event), tags)) ?? alike[0];
};

/** By the ratios that the filed digits allow, or that a tag names. */
const plainly =
  (tags: readonly Tag[]): Taking =>
  (pair, near) => {
    const own = near.find(({ ratio }) => movesPlainlyBy(pair, valueOf(ratio)));
    const event = own && eventFor({ ...own, after: pair.after, until: pair.until }, near, tags);
    if (event) return [within(event, pair, pair)];
    const product = subsets(near).find(
      (chosen) => chosen.length > 1 && movesPlainlyBy(pair, productOfAll(chosen)),
    );
    if (product) return product.map((known) => within(known, known, pair));
    const tagged = taggedEvents(pair, near, tags);
    if (tagged.length === 0) return newEvent(pair, movesPlainlyBy);
    return tagged.map((found) => ({ event: found, known: eventFor(found, near, tags) }));
  };

/** The remaining pairs, with errors of scale: 1:750 is not 4:3 in thousands. */
const withScaleError: Taking = (pair, near) => {
  const own = near.find((cluster) => movesBy(pair, valueOf(cluster.ratio)));
  return own ? [within(own, pair, pair)] : newEvent(pair, movesBy);
};

/**
 * Groups figures that were restated by one ratio within overlapping bounds, the narrowest bounds first: one
 * event each. A figure that changed by the product of events within its bounds is explained by them.
 */
export const clustersOf = (pairs: readonly Pair[], tags: readonly Tag[]): readonly Cluster[] => {
  const clusters: Cluster[] = [];
  let open = pairs.filter(isEvidence(pairs)).sort((a, b) => widthOf(a) - widthOf(b));
  for (const take of [plainly(tags), withScaleError])
    open = open.filter((pair) => {
      const near = clusters.filter((cluster) => overlap(cluster, pair));
      const evidence = take(pair, near);
      for (const { event, known } of evidence ?? []) {
        if (known) clusters[clusters.indexOf(known)] = joined(known, event);
        else clusters.push(event);
      }
      return evidence === undefined;
    });
  return withoutProducts(clusters);
};

/**
 * Pairs that cross two events, if seen before those that cross only one, look like one event with the product
 * of the ratios.
 */
const withoutProducts = (clusters: readonly Cluster[]): readonly Cluster[] => {
  let kept = clusters;
  for (const cluster of clusters) {
    const near = kept.filter((other) => other !== cluster && overlap(other, cluster));
    const factors = subsets(near).find(
      (chosen) => chosen.length > 1 && isSame(productOf(chosen.map(({ ratio }) => ratio)), cluster.ratio),
    );
    if (!factors || !kept.includes(cluster)) continue;
    kept = kept
      .filter((other) => other !== cluster)
      .map((other) =>
        factors.includes(other) ? { ...other, pairs: [...other.pairs, ...cluster.pairs] } : other,
      );
  }
  return kept;
};
