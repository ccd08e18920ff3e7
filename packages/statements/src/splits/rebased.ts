import type { Filing } from '../model/model.ts';
import type { Split } from './detect.ts';
import { couldMoveBy, crosses, movesAboutBy, overlap, pairsOf } from './pairs.ts';
import type { Pair } from './pairs.ts';
import { productOf, valueOf } from './ratio.ts';

/**
 * A recapitalisation whose ratio is not a split's changes some averages of a filing by at least this factor.
 */
const REBASED = 1.15;
/** A stock dividend or the bonus of a rights offering changes all of them, by less; corrections and digits, by less still. */
const BONUS = 1.015;
/** Averages restated by one ratio agree within this much. */
const AGREES = 0.01;
/** Larger changes are errors of scale. */
const SCALED = 500;

const sizeOf = (ratio: number): number => Math.max(ratio, 1 / ratio);

const isUnscaled = (ratio: number): boolean => sizeOf(ratio) < SCALED;

const between = (splits: readonly Split[], { after, until }: Pair): number =>
  valueOf(productOf(splits.filter(({ date }) => date > after && date <= until)));

/**
 * The figures that a filing repeats from before, and the change of each that the known splits do not explain.
 */
type Repeated = { readonly pairs: readonly Pair[]; readonly rest: (pair: Pair) => number };

/** Averages that filings restate by one ratio: the filing dates between which they changed. */
type Rebased = { readonly ratio: number; readonly after: string; readonly until: string };

const isAlike = (ratio: number, other: number): boolean => Math.abs(ratio / other - 1) <= AGREES;

/**
 * The averages that a filing restates by this ratio: two of them and a per-share result inversely; by a small ratio,
 * or where no result could show it, all of them. Null if it restates none.
 */
const rebasedBy = (
  ratio: number,
  until: string,
  { pairs, rest }: Repeated,
  splits: readonly Split[],
): Rebased | null => {
  const averages = pairs.filter(({ kind }) => kind === 'average');
  const results = pairs.filter(({ kind }) => kind === 'per_share');
  const alike = averages.filter((pair) => isAlike(rest(pair), ratio));
  if (sizeOf(ratio) < BONUS || alike.length < 2) return null;
  const isWhole = alike.length === averages.length;
  const isProven = results.some((pair) => movesAboutBy(pair, ratio * between(splits, pair)))
    ? isWhole || sizeOf(ratio) >= REBASED
    : isWhole && isUnscaled(ratio) && !results.some((pair) => couldMoveBy(pair, ratio));
  const after = alike.reduce((newest, pair) => (pair.after > newest ? pair.after : newest), '');
  return isProven ? { ratio, after, until } : null;
};

/**
 * Filing date from which share figures are on a basis that no split explains (the exchange of shares in a
 * merger, a recapitalisation, a stock dividend, the bonus of a rights offering, a split of which too little is filed
 * yet): of the first of the filings that restate averages by one ratio within overlapping bounds. Null if there is
 * none; the latest of several.
 */
export const rebasedAt = (filings: readonly Filing[], splits: readonly Split[]): string | null => {
  const byFiling = Map.groupBy(pairsOf(filings), ({ until }) => until);
  const rest = (pair: Pair): number => pair.newer.value / pair.older.value / between(splits, pair);
  const found = [...byFiling].flatMap(([until, pairs]) => {
    const ratios = pairs.filter(({ kind }) => kind === 'average').map(rest);
    return ratios.flatMap((ratio) => rebasedBy(ratio, until, { pairs, rest }, splits) ?? []).slice(0, 1);
  });
  const [last, ...others] = found.toSorted((a, b) => (a.until < b.until ? 1 : -1));
  if (last === undefined) return null;
  return others.reduce(
    (event, other) =>
      overlap(event, other) && isAlike(event.ratio, other.ratio)
        ? { ...event, after: other.after > event.after ? other.after : event.after, until: other.until }
        : event,
    last,
  ).until;
};

/**
 * Filing date since which share figures are those of another entity with shares of its own, after a reverse merger:
 * it restates all averages that its predecessor filed, by ratios that no split explains. Null otherwise: the shares of a
 * parent without the part that it spun off stay what they were. `from`: filing date of the entity's first filing.
 */
export const exchangedAt = (
  filings: readonly Filing[],
  from: string | null,
  splits: readonly Split[],
): string | null => {
  if (from === null) return null;
  const restated = pairsOf(filings).filter(
    (pair) =>
      pair.kind === 'average' && crosses(pair, from) && isUnscaled(pair.newer.value / pair.older.value),
  );
  const isOther = (pair: Pair): boolean =>
    sizeOf(pair.newer.value / pair.older.value / between(splits, pair)) >= REBASED;
  return restated.length >= 2 && restated.every(isOther) ? from : null;
};
