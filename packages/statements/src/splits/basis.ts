import { addDays } from '../values/day.ts';
import { digestOf, shareFigure } from '../filings/filing-digest.ts';
import type { KnownFact } from '../model/model.ts';
import type { Filing } from '../model/model.ts';
import { isNearly, newestAverage } from './date.ts';
import type { Split } from './detect.ts';
import type { Ratio } from './ratio.ts';
import { ONE, productOf, valueOf } from './ratio.ts';
import { factorOf, fits } from './link.ts';
import type { Link } from './link.ts';
import { settleByRow } from './basis-by-row.ts';

/** New shares per share of a filed fact: the factor to today's basis; 1:1 if it is already on it. */
export type Basis = (filing: Filing, concept: string, start: string | null, end: string) => Ratio;

const NO_SPLITS: Basis = () => ONE;

const keyOf = (concept: string, start: string | null, end: string): string => `${concept}|${start}|${end}`;

/** Days after which filings no longer repeat figures from before a split. */
const LATE_DAYS = 1100;

/**
 * The last filings before splits whose newest average is on the new basis nevertheless: they left only what they
 * repeat on the old one.
 */
const aheadOf = (filings: readonly Filing[], splits: readonly Split[]): ReadonlySet<string> => {
  const dated = filings.flatMap((filing) => {
    const average = filing.amendment ? null : newestAverage(filing);
    return average === null ? [] : [{ filing, average }];
  });
  const ahead = dated.filter(({ filing: { filed }, average }, at) => {
    const before = dated[at - 1]?.average;
    const shows = (split: Split): boolean =>
      before !== undefined && split.after === filed && isNearly(valueOf(split), before, average);
    return splits.some(shows);
  });
  return new Set(ahead.map(({ filing }) => filing.accession));
};

/**
 * Which of two consecutive values of a fact is on the other basis of a split than its filing date implies: a
 * filing within the bounds of the split may be on the new one, or one `ahead`; a filing soon after it on the old one.
 */
const correct = (before: Link, now: Link, splits: readonly Split[], ahead: ReadonlySet<string>): boolean => {
  const inside = ({ filing }: Link, { after, date }: Split): boolean =>
    (filing.filed > after || (filing.filed === after && ahead.has(filing.accession))) && filing.filed < date;
  const soonAfter = ({ filing }: Link, { date }: Split): boolean =>
    filing.filed >= date && filing.filed <= addDays(date, LATE_DAYS);
  for (const may of [inside, soonAfter])
    for (const [s, split] of splits.entries())
      for (const link of may === inside ? [before, now] : [now, before]) {
        if (!may(link, split)) continue;
        link.old[s] = !link.old[s];
        if (fits(before, now, splits)) return true;
        link.old[s] = !link.old[s];
      }
  return false;
};

/** Determines the basis of each value of one fact, oldest first, by the factors between consecutive ones. */
const settle = (chain: readonly Link[], splits: readonly Split[], ahead: ReadonlySet<string>): void => {
  for (let pass = 0; pass <= splits.length; pass += 1) {
    let corrected = false;
    for (const [position, now] of chain.entries()) {
      const before = chain[position - 1];
      if (before && !fits(before, now, splits) && correct(before, now, splits, ahead)) corrected = true;
    }
    if (!corrected) return;
  }
};

type ShareFact = Pick<KnownFact, 'concept' | 'measure' | 'start' | 'end' | 'text'>;

/** Share and per-share facts of a filing; cover-page counts are served as filed. */
const shareFactsOf = ({ facts, ownRows }: Filing): readonly ShareFact[] =>
  [...digestOf(facts).known, ...ownRows].filter(
    ({ measure, cover }) => !cover && (measure === 'shares' || measure === 'per_share'),
  );

/**
 * The basis of every share and per-share fact (semantics §2.7 (d)): determined by the values of the same fact
 * in the filings before and after, else by the filing date. `filings` and `splits` oldest first.
 */
export const basisOf = (filings: readonly Filing[], splits: readonly Split[]): Basis => {
  if (splits.length === 0) return NO_SPLITS;
  const chains = new Map<string, Link[]>();
  for (const filing of filings)
    for (const { concept, measure, start, end, text } of shareFactsOf(filing)) {
      const figure = shareFigure(measure === 'shares' ? 'average' : 'per_share', text);
      const key = keyOf(concept, start, end);
      const chain = chains.get(key) ?? [];
      chains.set(key, chain);
      if (figure.value !== 0 && chain.at(-1)?.filing !== filing)
        chain.push({ filing, figure, old: splits.map(({ date }) => filing.filed < date) });
    }
  const ahead = aheadOf(filings, splits);
  for (const chain of chains.values()) settle(chain, splits, ahead);
  settleByRow(chains, splits);
  const byFiling = new Map<string, Ratio>();
  for (const [key, chain] of chains)
    for (const link of chain) byFiling.set(`${key}|${link.filing.accession}`, factorOf(link, splits));
  return (filing, concept, start, end) =>
    byFiling.get(`${keyOf(concept, start, end)}|${filing.accession}`) ??
    productOf(splits.filter(({ date }) => filing.filed < date));
};
