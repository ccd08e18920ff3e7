import { dayOf } from './day.ts';
import { digestOf } from './filing-digest.ts';
import type { Filing } from './model.ts';
import type { Refiling } from './split-evidence.ts';
import { settledDate, windowOf } from './split-date.ts';
import { isRatio, opposes, overlapsDate, refilings } from './split-evidence.ts';

/** New shares for old ones, effective for facts filed before `date`. */
export type Split = { readonly date: string; readonly numerator: bigint; readonly denominator: bigint };

type Ratio = { readonly numerator: bigint; readonly denominator: bigint };
type Tag = { readonly date: string; readonly options: readonly Ratio[] };

/** Later filings echo old splits. */
const ECHO_DAYS = 280;
const POINT_DAYS = 31;

const valueOf = ({ numerator, denominator }: Ratio): number => Number(numerator) / Number(denominator);

const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** The ratios that a filed text allows: filed ratios are rounded or cut (1:15 as 0.06 and 0.07). */
export const ratiosOf = (text: string): Ratio[] => {
  const value = Number(text);
  if (!(value > 0) || value === 1 || value > 10_000) return [];
  const decimals = (text.split('.')[1] ?? '').replace(/0+$/, '').length;
  if (decimals === 0) return [{ numerator: BigInt(value), denominator: 1n }];
  const unit = 10 ** -decimals;
  if (value > 1)
    return [{ numerator: BigInt(Math.round(value / unit)), denominator: BigInt(Math.round(1 / unit)) }];
  const options: Ratio[] = [];
  const most = value - unit > 0 ? 1 / (value - unit) : 1000;
  for (let whole = Math.max(2, Math.ceil(1 / (value + unit))); whole <= Math.min(most, 1000); whole += 1)
    if (Math.abs(1 / whole - value) < unit) options.push({ numerator: 1n, denominator: BigInt(whole) });
  return options.sort((a, b) => Math.abs(valueOf(a) - value) - Math.abs(valueOf(b) - value));
};

const tagsOf = (filings: readonly Filing[]): Tag[] => {
  const tags: Tag[] = [];
  for (const filing of filings)
    for (const fact of digestOf(filing.facts).splitRatios) {
      if (fact.start !== null && dayOf(fact.end) - dayOf(fact.start) > POINT_DAYS) continue;
      if (dayOf(filing.filed) - dayOf(fact.end) > ECHO_DAYS) continue;
      const options = ratiosOf(fact.value);
      if (options.length > 0) tags.push({ date: fact.end, options });
    }
  return tags.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

/** Tags of one ratio within 280 days are one split, at the latest date; its ratio is one that all of them allow. */
const clusters = (tags: readonly Tag[]): Tag[] => {
  const groups: Tag[] = [];
  for (const tag of tags) {
    const index = groups.findIndex(
      (group) =>
        dayOf(tag.date) - dayOf(group.date) <= ECHO_DAYS &&
        group.options.some((ratio) => tag.options.some((other) => valueOf(other) === valueOf(ratio))),
    );
    const group = groups[index];
    if (!group) groups.push(tag);
    else
      groups[index] = {
        date: tag.date,
        options: group.options.filter((ratio) =>
          tag.options.some((other) => valueOf(other) === valueOf(ratio)),
        ),
      };
  }
  return groups;
};

/** Refilings of averages, each divided by what the other tags say happened in between. */
const besideOthers = (tag: Tag, tags: readonly Tag[], averages: readonly Refiling[]): Refiling[] =>
  averages.map((item) => {
    const others = tags.filter((other) => other !== tag && item.before < other.date && other.date <= item.at);
    const factor = others.reduce(
      (product, { options }) => product * (options[0] ? valueOf(options[0]) : 1),
      1,
    );
    return { ...item, ratio: item.ratio / factor };
  });

/**
 * A tagged split, confirmed or corrected by the averages refiled across its date; where those did not move, by a
 * move somewhat later (the tag gave the announcement) or earlier; dropped when they contradict it.
 */
const taggedSplit = (
  tag: Tag,
  tags: readonly Tag[],
  averages: readonly Refiling[],
  filings: readonly Filing[],
): Split | null => {
  const beside = besideOthers(tag, tags, averages);
  const across = beside.filter((item) => item.before < tag.date && tag.date <= item.at);
  const options = [...tag.options, ...tag.options.map(inverse)];
  const confirmed = options.find((ratio) => across.some((item) => isRatio(item, valueOf(ratio))));
  if (confirmed) return { ...confirmed, date: tag.date };
  const elsewhere = beside.filter(
    (item) =>
      !across.includes(item) &&
      overlapsDate(item, tag.date, 300, 400) &&
      tags.every((other) => other === tag || !(item.before < other.date && other.date <= item.at)),
  );
  for (const ratio of options) {
    const window = windowOf(elsewhere.filter((item) => isRatio(item, valueOf(ratio))));
    if (window) return { ...ratio, date: settledDate(window, valueOf(ratio), filings) };
  }
  const [ratio] = tag.options;
  const unmoved = across.filter((item) => isRatio(item, 1));
  const newest = filings.at(-1)?.filed ?? '';
  return unmoved.length >= 2 || tag.date > newest || !ratio ? null : { ...ratio, date: tag.date };
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
    // One tag for basic and diluted is two averages.
    const weight = new Map(
      evidence.map((item) => [item.identity, item.identity.includes('BasicAndDiluted') ? 2 : 1]),
    );
    if (!window || [...weight.values()].reduce((sum, value) => sum + value, 0) < 2) continue;
    if (!found.some((item) => trail(item) && opposes(item, valueOf(ratio)))) continue;
    splits.push({ ...ratio, date: settledDate(window, valueOf(ratio), filings) });
  }
  return splits;
};

/** Splits of the issuer as its own filings show them (semantics §2.7), oldest first. `filings` oldest first. */
export const detectSplits = (filings: readonly Filing[]): Split[] => {
  const found = refilings(filings);
  const averages = found.filter((item) => item.kind === 'average');
  const tags = clusters(tagsOf(filings));
  const tagged: Split[] = [];
  for (const tag of tags) {
    const split = taggedSplit(tag, tags, averages, filings);
    const twice = tagged.some((other) => other.date === split?.date && valueOf(other) === valueOf(split));
    if (split && !twice) tagged.push(split);
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
