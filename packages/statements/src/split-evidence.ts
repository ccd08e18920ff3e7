import { dayOf } from './day.ts';
import type { Filing } from './model.ts';
import { shareFiguresOf } from './share-figures.ts';

/** Two consecutive filings of one share average or per-share result, and the factor between their values. */
export type Refiling = {
  readonly kind: 'average' | 'per_share';
  readonly identity: string;
  /** Filing dates of the two. */
  readonly before: string;
  readonly at: string;
  /** newer ÷ older; an estimate used to recognise whole ratios, never served. */
  readonly ratio: number;
  readonly older: number;
  readonly newer: number;
};

const known = new WeakMap<readonly Filing[], readonly Refiling[]>();

/** Share averages and EPS that were filed more than once. `filings` oldest first. */
export const refilings = (filings: readonly Filing[]): readonly Refiling[] => {
  const before = known.get(filings);
  if (before) return before;
  const found = findRefilings(filings);
  known.set(filings, found);
  return found;
};

const findRefilings = (filings: readonly Filing[]): Refiling[] => {
  const last = new Map<string, { value: number; filed: string }>();
  const found: Refiling[] = [];
  for (const filing of filings) {
    for (const [identity, { kind, value: newer }] of shareFiguresOf(filing)) {
      const older = last.get(identity);
      last.set(identity, { value: newer, filed: filing.filed });
      if (older && older.filed < filing.filed && older.value !== 0 && newer !== 0)
        found.push({
          kind,
          identity,
          before: older.filed,
          at: filing.filed,
          ratio: newer / older.value,
          older: older.value,
          newer,
        });
    }
  }
  // Facts come in any order; the evidence does not.
  return found.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.identity < b.identity ? -1 : 1));
};

/** Averages are rounded to thousands or millions: 1 % is ample below a ratio of 50. */
export const isRatio = (refiling: Refiling, ratio: number): boolean =>
  Math.abs(refiling.ratio / ratio - 1) <= 0.01;

/** A restatement in the same filing may move earnings so much (factor) on top of the split. */
const RESTATED = 1.4;

/**
 * EPS that moved against the shares: to the cent as a split by `ratio` (new shares per old one) moves it, or nearly
 * so where the filing restated earnings as well.
 */
export const opposes = (refiling: Refiling, ratio: number): boolean => {
  if (refiling.kind !== 'per_share' || Math.sign(refiling.older) !== Math.sign(refiling.newer)) return false;
  const cents = 0.0051 + 0.0051 / ratio;
  if (Math.abs(refiling.newer - refiling.older) <= cents) return false;
  if (Math.abs(refiling.newer - refiling.older / ratio) <= cents) return true;
  return (
    Math.abs(Math.log(refiling.ratio * ratio)) <=
    Math.log(Math.min(RESTATED, Math.max(ratio, 1 / ratio) ** 0.49))
  );
};

/** Filed before the date and again on it or after it. */
export const crosses = ({ before, at }: Refiling, date: string): boolean => before < date && date <= at;

export const overlapsDate = (refiling: Refiling, date: string, before: number, after: number): boolean =>
  dayOf(refiling.at) >= dayOf(date) - before && dayOf(refiling.before) <= dayOf(date) + after;
