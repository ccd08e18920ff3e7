import { acceptedReports } from '../filings/accept.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { CompanyInput } from '../inputs.ts';
import type { Filing } from '../model/model.ts';
import type { Bounds } from './date.ts';
import { detectSplits } from './detect.ts';
import { couldMoveBy, isMoved, overlap, type Pair, pairsOf } from './pairs.ts';
import type { Ratio } from './ratio.ts';

/** What the filings of an issuer alone say of splits of its stock. Days are of filings. */
export type FiledSplits = {
  /** Proven splits, oldest first. */
  readonly splits: readonly (Ratio & Bounds)[];
  /** Days between which filings repeat figures that a split would have changed; oldest first, without overlaps. */
  readonly unchanged: readonly Bounds[];
};

/** The least split that filed figures are asked for, and what restatements of other causes stay below. */
const LEAST = 1.1;
const RESTATED = 1.08;

const couldShow = (pair: Pair): boolean => couldMoveBy(pair, LEAST) && couldMoveBy(pair, 1 / LEAST);

const isMovedFar = ({ older, newer }: Pair): boolean =>
  newer.value / older.value <= 0 || Math.abs(Math.log(newer.value / older.value)) >= Math.log(RESTATED);

const merged = (bounds: readonly Bounds[]): readonly Bounds[] =>
  bounds
    .toSorted((a, b) => (a.after < b.after ? -1 : a.after > b.after ? 1 : 0))
    .reduce<readonly Bounds[]>((all, next) => {
      const last = all.at(-1);
      if (last === undefined || next.after > last.until) return [...all, next];
      return [
        ...all.slice(0, -1),
        { after: last.after, until: next.until > last.until ? next.until : last.until },
      ];
    }, []);

/**
 * Two filings prove that nothing was split in between if all figures that they share stayed the same, and no other two
 * filings about that time have one that moved: a filer may leave comparatives on the old basis.
 */
const unchangedOf = (filings: readonly Filing[]): readonly Bounds[] => {
  const telling = pairsOf(filings).filter(couldShow);
  const groups = [...Map.groupBy(telling, ({ after, until }) => `${after} ${until}`).values()].flatMap(
    (pairs) => {
      const [first] = pairs;
      return first === undefined ? [] : [{ after: first.after, until: first.until, pairs }];
    },
  );
  const moved = groups.filter(({ pairs }) => pairs.some(isMovedFar));
  return merged(
    groups
      .filter((group) => !group.pairs.some(isMoved) && !moved.some((other) => overlap(group, other)))
      .map(({ after, until }) => ({ after, until })),
  );
};

/** Independent of price sources, so that it can judge them. */
export const filedSplits = (company: CompanyInput): FiledSplits => {
  const filings = rankFilings(acceptedReports(company));
  return {
    splits: detectSplits(filings).map(({ numerator, denominator, after, until }) => ({
      ...{ numerator, denominator, after, until },
    })),
    unchanged: unchangedOf(filings),
  };
};
