import { daysBetween } from '@footnote/values/day';
import type { Split as ProvenSplit } from '@footnote/statements/splits/detect';
import { times, type Finding } from './finding.ts';

/** The members of a split that the checks need. */
export type Split = Pick<ProvenSplit, 'date' | 'numerator' | 'denominator'>;

/** A split with its evidence, as the page lists it. */
type Proven = Split & Partial<Pick<ProvenSplit, 'after' | 'until' | 'pairs' | 'tagged'>>;

export type ShownSplit = {
  /** The split applies to facts filed before this date. */
  readonly date: string;
  /** New shares for old ones: `2:1`. */
  readonly ratio: string;
  /** Filing dates between which it happened. */
  readonly between: string;
  /** Restated figures that moved by the ratio, and whether a filing tags it. */
  readonly proof: string;
  /** Jumps of share averages remaining near it, by ratio. */
  readonly left: readonly string[];
};

/** In days: a split that one filing tags and a later one restates has dates months apart. */
const NEAR = 500;

/** Whether a period ends within 500 days of a split. */
export const isNear = (split: Split, end: string): boolean => Math.abs(daysBetween(split.date, end)) <= NEAR;

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

/** `3:2`, in its lowest terms. */
export const ratioOf = ({ numerator, denominator }: Split): string => {
  const factor = common(numerator, denominator);
  return `${numerator / factor}:${denominator / factor}`;
};

const proofOf = ({ pairs = [], tagged = false }: Proven): string => {
  const averages = pairs.filter(({ kind }) => kind === 'average').length;
  const counts = `${averages} averages, ${pairs.length - averages} EPS`;
  return tagged ? `${counts}, tagged` : counts;
};

export const shownSplits = (splits: readonly Proven[], findings: readonly Finding[]): ShownSplit[] =>
  splits.map((split) => ({
    date: split.date,
    ratio: ratioOf(split),
    between: `${split.after ?? ''} to ${split.until ?? ''}`,
    proof: proofOf(split),
    left: [
      ...new Set(
        findings
          .filter(({ check, end }) => check.startsWith('share_jump') && isNear(split, end))
          .map(({ by }) => by),
      ),
    ].sort(),
  }));

/** Real splits have no larger terms than these, except one for many. */
const LARGEST_TERM = 50n;

/** Ratios that no company splits its shares by: an exchange of shares taken for a split. */
export const oddSplits = (splits: readonly Split[]): Finding[] =>
  splits.flatMap((split): Finding[] => {
    const by = ratioOf(split);
    const [numerator = '1', denominator = '1'] = by.split(':');
    const isPlain = numerator === '1' || denominator === '1';
    if (isPlain || (BigInt(numerator) <= LARGEST_TERM && BigInt(denominator) <= LARGEST_TERM)) return [];
    const seen = times(Number(split.numerator) / Number(split.denominator));
    return [{ check: 'split_odd', field: 'splits', kind: 'instant', end: split.date, by, seen }];
  });

/** Two splits with one ratio within a year and a half: possibly one split, counted twice. */
export const repeatedSplits = (splits: readonly Split[]): Finding[] =>
  splits.flatMap((split, at): Finding[] => {
    const before = splits
      .slice(0, at)
      .find(
        (other) =>
          other.numerator * split.denominator === split.numerator * other.denominator &&
          isNear(other, split.date),
      );
    if (before === undefined) return [];
    return [
      {
        check: 'split_repeated',
        field: 'splits',
        kind: 'instant',
        end: split.date,
        by: ratioOf(split),
        seen: `on ${before.date} and on ${split.date}, together ${times(
          (Number(split.numerator) / Number(split.denominator)) ** 2,
        )}`,
      },
    ];
  });
