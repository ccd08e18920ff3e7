import type { IssuerSplit } from '@footnote/event-types/types.generated';
import type { ReportedSplits } from '../inputs.ts';
import type { Filing } from '../model/model.ts';
import { addDays, dayOf } from '../values/day.ts';
import { newestAverage } from './date.ts';
import { detectSplits } from './detect.ts';
import type { Split } from './detect.ts';
import { couldMoveBy, crosses, isMoved, pairsOf } from './pairs.ts';
import { isSame, productOf, ratioOf, valueOf } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import type { Tag } from './tags.ts';
import type { Unsettled } from './unsettled.ts';

/** Days: a report may restate figures for a split that was declared but is not effective yet. */
const DECLARED_DAYS = 60;

/** A split that only the filings or only the price source has. */
export type Disputed = Ratio & { readonly date: string; readonly only: 'filings' | 'prices' };

export type ComparedSplits = {
  /** Splits in both sources, or those in the filings if no price source covers these days; oldest first. */
  readonly splits: readonly Split[];
  readonly disputed: readonly Disputed[];
  /** Why figures before disputed splits cannot be compared with newer ones, newest first. */
  readonly unsettled: readonly Unsettled[];
};

const ratioOfReported = ({ numerator, denominator }: IssuerSplit): Ratio =>
  ratioOf(BigInt(numerator), BigInt(denominator));

const tagOf = (split: IssuerSplit): Tag => ({
  date: split.ex_date,
  filed: split.ex_date,
  ratios: [ratioOfReported(split)],
});

const couldBe = ({ after, until }: Split, { ex_date: day }: IssuerSplit): boolean =>
  day > after && day <= addDays(until, DECLARED_DAYS);

/**
 * Splits of the price source that correspond to one of the filings: the same ratio, or several whose product
 * is that ratio.
 */
const matching = (split: Split, open: readonly IssuerSplit[]): readonly IssuerSplit[] => {
  const near = open.filter((each) => couldBe(split, each));
  const distance = ({ ex_date: day }: IssuerSplit): number => Math.abs(dayOf(day) - dayOf(split.date));
  const [same] = near
    .filter((each) => isSame(ratioOfReported(each), split))
    .toSorted((a, b) => distance(a) - distance(b));
  if (same !== undefined) return [same];
  return near.length > 1 && isSame(productOf(near.map(ratioOfReported)), split) ? near : [];
};

const isCovered = ({ after, until }: Split, source: ReportedSplits): boolean =>
  source.from <= after && addDays(until, DECLARED_DAYS) <= source.until;

/** The date in the price source if the filings allow it. */
const confirmed = (split: Split, matches: readonly IssuerSplit[]): Split => {
  const [first, ...others] = matches;
  const day = others.length === 0 ? first?.ex_date : undefined;
  const date = day !== undefined && day > split.after && day <= split.until ? day : split.date;
  return { ...split, date, reported: true };
};

/** Whether there are filings with share averages before and after a day. */
const isInside = (day: string, filings: readonly Filing[]): boolean => {
  const stated = filings.filter((filing) => newestAverage(filing) !== null);
  return (stated[0]?.filed ?? day) < day && day <= (stated.at(-1)?.filed ?? '');
};

/** Whether filings after the day repeat an earlier figure that the split would have changed. */
const isLeft = (split: IssuerSplit, filings: readonly Filing[]): boolean => {
  const ratio = valueOf(ratioOfReported(split));
  return pairsOf(filings).some(
    (pair) => crosses(pair, split.ex_date) && !isMoved(pair) && couldMoveBy(pair, ratio),
  );
};

/**
 * The splits of the issuer from two sources: its filings, and the price source if it reports splits of its
 * stock (semantics §2.7 (c)). The price source determines the date, supports a ratio that few figures show,
 * and disproves a split that it lacks. If only one source has a split although the other covers these days,
 * nothing is rescaled: older figures are refused. Each split of the price source confirms one of the filings.
 * `filings` oldest first.
 */
export const comparedSplits = (
  filings: readonly Filing[],
  source: ReportedSplits | undefined,
): ComparedSplits => {
  if (source === undefined) return { splits: detectSplits(filings), disputed: [], unsettled: [] };
  let open = source.splits;
  const splits: Split[] = [];
  const alone: Split[] = [];
  for (const split of detectSplits(filings, source.splits.map(tagOf))) {
    const matches = matching(split, open);
    open = open.filter((each) => !matches.includes(each));
    if (matches.length > 0) splits.push(confirmed(split, matches));
    else if (isCovered(split, source)) alone.push(split);
    else splits.push(split);
  }
  const unseen = open.filter(({ ex_date: day }) => isInside(day, filings));
  const contradicted = (since: string, leftBefore: string | null): Unsettled => ({
    since,
    leftBefore,
    rule: 'shares.split_contradicted',
  });
  return {
    splits,
    disputed: [
      ...alone.map((split): Disputed => ({ ...split, only: 'filings' })),
      ...unseen.map((split): Disputed => ({
        ...ratioOfReported(split),
        date: split.ex_date,
        only: 'prices',
      })),
    ].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    unsettled: [
      ...alone.map(({ until }) => contradicted(until, null)),
      ...unseen.map((split) => contradicted(split.ex_date, isLeft(split, filings) ? split.ex_date : null)),
    ].toSorted((a, b) => (a.since < b.since ? 1 : -1)),
  };
};
