import { dayOf } from './day.ts';
import type { Filing } from './model.ts';
import { settledDate, windowOf } from './split-date.ts';
import type { Refiling } from './split-evidence.ts';
import { crosses, isRatio, opposes, overlapsDate, refilings } from './split-evidence.ts';
import type { Ratio, Tag } from './split-tags.ts';
import { confirmedRatio, eitherWay, taggedRatios, valueOf } from './split-tags.ts';

/** New shares for old ones, effective for facts filed before `date`. */
export type Split = { readonly date: string; readonly numerator: bigint; readonly denominator: bigint };

/** `own`: the ratio that averages refiled across the date of this tag and of no other confirm. */
type Settled = Tag & { readonly own: Ratio | undefined };

const settled = (tag: Tag, tags: readonly Tag[], averages: readonly Refiling[]): Settled => {
  const alone = averages.filter((item) =>
    tags.every(({ date }) => crosses(item, date) === (date === tag.date)),
  );
  return { ...tag, own: confirmedRatio(tag, alone) };
};

/** Refilings of averages, each divided by what the other tags say happened in between. */
const besideOthers = (tag: Settled, tags: readonly Settled[], averages: readonly Refiling[]): Refiling[] =>
  averages.map((item) => {
    const factor = tags
      .filter((other) => other !== tag && crosses(item, other.date))
      .map(({ own, options: [nearest] }) => own ?? nearest)
      .reduce((product, ratio) => product * (ratio ? valueOf(ratio) : 1), 1);
    return { ...item, ratio: item.ratio / factor };
  });

/**
 * A tagged split, confirmed or corrected by the averages refiled across its date, first by those that cross no other;
 * where they did not move, by a move somewhat later (the tag gave the announcement) or earlier; dropped when they
 * contradict it.
 */
const taggedSplit = (
  tag: Settled,
  tags: readonly Settled[],
  averages: readonly Refiling[],
  filings: readonly Filing[],
): Split | null => {
  const beside = besideOthers(tag, tags, averages);
  const across = beside.filter((item) => crosses(item, tag.date));
  const confirmed = tag.own ?? confirmedRatio(tag, across);
  if (confirmed) return { ...confirmed, date: tag.date };
  const elsewhere = beside.filter(
    (item) =>
      !across.includes(item) &&
      overlapsDate(item, tag.date, 300, 400) &&
      tags.every((other) => other === tag || !crosses(item, other.date)),
  );
  for (const ratio of eitherWay(tag)) {
    const window = windowOf(elsewhere.filter((item) => isRatio(item, valueOf(ratio))));
    if (window) return { ...ratio, date: settledDate(window, valueOf(ratio), filings) };
  }
  const [ratio] = tag.options;
  const unmoved = across.filter((item) => isRatio(item, 1));
  const newest = filings.at(-1)?.filed ?? '';
  return unmoved.length >= 2 || tag.date > newest || !ratio ? null : { ...ratio, date: tag.date };
};

/** How many averages moved: one tag for basic and diluted is two. */
const weightOf = (evidence: readonly Refiling[]): number =>
  [...new Set(evidence.map(({ identity }) => identity))].reduce(
    (sum, identity) => sum + (identity.includes('BasicAndDiluted') ? 2 : 1),
    0,
  );

/** A split that was tagged late: at the filing that shows it, where at least two averages moved by its ratio. */
const lateSplit = (tag: Tag, averages: readonly Refiling[], filings: readonly Filing[]): Split | null => {
  const near = averages.filter((item) => overlapsDate(item, tag.date, 300, 400));
  for (const ratio of eitherWay(tag)) {
    const evidence = near.filter((item) => isRatio(item, valueOf(ratio)));
    const window = windowOf(evidence);
    if (window && weightOf(evidence) >= 2)
      return { ...ratio, date: settledDate(window, valueOf(ratio), filings) };
  }
  return null;
};

/** Factor of the splits effective after `filed` and not after `until`. */
const between = (splits: readonly Split[], filed: string, until: string): number =>
  splits
    .filter((split) => split.date > filed && split.date <= until)
    .reduce((product, split) => product * valueOf(split), 1);

/** The whole ratio 2 to 50, or inverse, that an average was refiled at beyond the known splits. */
const unexplained = (item: Refiling, known: readonly Split[]): Ratio | null => {
  const left = item.ratio / between(known, item.before, item.at);
  const up = left >= 1;
  const whole = Math.round(up ? left : 1 / left);
  if (whole < 2 || whole > 50 || Math.abs((up ? left : 1 / left) / whole - 1) > 0.01) return null;
  return up ? { numerator: BigInt(whole), denominator: 1n } : { numerator: 1n, denominator: BigInt(whole) };
};

/** Refilings of one split follow within so many days of the first. */
const TRAIL_DAYS = 400;

/**
 * At least two averages refiled at one whole ratio (or inverse) within a year, and EPS at the opposite one: a split,
 * at the earliest filing that shows it.
 */
const untaggedSplits = (
  known: readonly Split[],
  found: readonly Refiling[],
  filings: readonly Filing[],
): Split[] => {
  const splits: Split[] = [];
  const averages = found.filter((item) => item.kind === 'average');
  for (const first of averages) {
    const ratio = unexplained(first, [...known, ...splits]);
    if (!ratio) continue;
    const trail = (item: Refiling): boolean =>
      item.at >= first.at && dayOf(item.at) - dayOf(first.at) <= TRAIL_DAYS && item.before < item.at;
    const evidence = averages.filter((item) => {
      const other = trail(item) ? unexplained(item, [...known, ...splits]) : null;
      return other !== null && valueOf(other) === valueOf(ratio);
    });
    const window = windowOf(evidence);
    if (!window || weightOf(evidence) < 2) continue;
    if (!found.some((item) => trail(item) && opposes(item, valueOf(ratio)))) continue;
    splits.push({ ...ratio, date: settledDate(window, valueOf(ratio), filings) });
  }
  return splits;
};

/** Splits of the issuer as its own filings show them (semantics §2.7), oldest first. `filings` oldest first. */
export const detectSplits = (filings: readonly Filing[]): Split[] => {
  const found = refilings(filings);
  const averages = found.filter((item) => item.kind === 'average');
  const ratios = taggedRatios(filings, averages);
  const timely = ratios.filter(({ late }) => !late);
  const tags = timely.map((tag) => settled(tag, timely, averages));
  const tagged: Split[] = [];
  for (const tag of tags) {
    const split = taggedSplit(tag, tags, averages, filings);
    const twice = tagged.some((other) => other.date === split?.date && valueOf(other) === valueOf(split));
    if (split && !twice) tagged.push(split);
  }
  for (const tag of ratios.filter(({ late }) => late)) {
    const free = averages.filter((item) => !tagged.some(({ date }) => crosses(item, date)));
    const split = lateSplit(tag, free, filings);
    if (split) tagged.push(split);
  }
  return [...tagged, ...untaggedSplits(tagged, found, filings)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
};

/** A recapitalisation in a ratio that is no whole number moves averages at least so far. */
const REBASED = 1.15;

/**
 * Filing date from which share figures stand on a basis that no split explains (a recapitalisation, an untagged 3:2):
 * at least two averages refiled at one ratio and EPS moved against them. Null when there is none; the latest of several.
 */
export const rebasedAt = (filings: readonly Filing[], splits: readonly Split[]): string | null => {
  const found = refilings(filings);
  const left = (item: Refiling): number => item.ratio / between(splits, item.before, item.at);
  let latest: string | null = null;
  for (const at of new Set(found.map((item) => item.at))) {
    const here = found.filter((item) => item.at === at);
    const moved = here.filter((item) => {
      const ratio = item.kind === 'average' ? left(item) : 1;
      return Math.max(ratio, 1 / ratio) >= REBASED;
    });
    const agreeing = (ratio: number): number =>
      moved.filter((item) => Math.abs(left(item) / ratio - 1) <= 0.01).length;
    const rebased = moved.some(
      (item) => agreeing(left(item)) >= 2 && here.some((other) => opposes(other, left(item))),
    );
    if (rebased && (latest === null || at > latest)) latest = at;
  }
  return latest;
};

/** New shares per share of a fact filed on `filed`: product of the splits effective strictly after it. */
export const factorAfter = (splits: readonly Split[], filed: string): Ratio => {
  let numerator = 1n;
  let denominator = 1n;
  for (const split of splits)
    if (split.date > filed) {
      numerator *= split.numerator;
      denominator *= split.denominator;
    }
  return { numerator, denominator };
};
