import { daysBetween } from '@footnote/values/day';
import type { PeriodKind } from '@footnote/values/period';
import { short, times, type Finding } from './finding.ts';
import { smallRatio } from './ratios.ts';
import { isNear, ratioOf, type Split } from './split-list.ts';
import { areNeighbours, roundingOfEps, type ServedCell } from './served.ts';

type Point = { readonly end: string; readonly amount: number };
type Line = { readonly field: string; readonly kind: PeriodKind; readonly points: readonly Point[] };

/** Maximum distance of a jump from a small ratio: buybacks and grants happen in the same period. */
const TOLERANCE = 0.03;
/** A jump of this factor is listed even if it is no small ratio. */
const LARGE = 1.8;
/** Maximum relative rounding of an EPS from which shares can be inferred. */
const MOST_ROUNDING = 0.02;
/** Exponent of the jump by which equity or assets have to move at the same time to explain it. */
const EXPLAINS = 0.5;

const KINDS: readonly PeriodKind[] = ['annual', 'quarter'];
const SIDES = ['basic', 'diluted'] as const;
const TOTALS = ['total_equity', 'total_equity_with_nci', 'total_assets'];

const lineOf = (cells: readonly ServedCell[], field: string, kind: PeriodKind): Line => ({
  field,
  kind,
  points: cells
    .filter((cell) => cell.field === field && cell.period_kind === kind && cell.amount > 0)
    .map(({ period_end: end, amount }) => ({ end, amount })),
});

/** Income ÷ EPS: the average implied by an EPS, whether or not an average is served. */
const impliedLine = (cells: readonly ServedCell[], side: string, kind: PeriodKind): Line => {
  const of = (field: string): ReadonlyMap<string, ServedCell> =>
    new Map(
      cells
        .filter((cell) => cell.field === field && cell.period_kind === kind)
        .map((cell) => [cell.period_end, cell]),
    );
  const [common, income] = [of('net_income_to_common'), of('net_income')];
  const points = [...of(`eps_${side}`).values()].flatMap((eps) => {
    const whole = common.get(eps.period_end) ?? income.get(eps.period_end);
    if (!whole || roundingOfEps(eps) > MOST_ROUNDING * Math.abs(eps.amount)) return [];
    const amount = whole.amount / eps.amount;
    return amount > 0 ? [{ end: eps.period_end, amount }] : [];
  });
  return { field: `income ÷ eps_${side}`, kind, points };
};

/** Shares on cover pages, served as filed, converted to today's basis by the splits. */
const coverLine = (cells: readonly ServedCell[], splits: readonly Split[]): Line => ({
  field: 'cover page × splits',
  kind: 'instant',
  points: cells
    .filter(({ field, amount }) => field === 'shares_outstanding_cover_page' && amount > 0)
    .map(({ period_end: end, filed, amount }) => ({
      end,
      amount: splits
        .filter(({ date }) => date > (filed ?? ''))
        .reduce((shares, split) => (shares * Number(split.numerator)) / Number(split.denominator), amount),
    })),
});

/**
 * A cover page on another basis than the averages of its filing: the next one returns to the level of the
 * previous one.
 */
const isBlip = (points: readonly Point[], at: number): boolean => {
  const [before, earlier, later, after] = [at - 2, at - 1, at, at + 1].map((index) => points[index]?.amount);
  const same = (a: number | undefined, b: number | undefined): boolean =>
    a !== undefined && b !== undefined && Math.abs(a / b - 1) < 0.1;
  return same(earlier, after) || same(before, later);
};

/**
 * Whether equity or assets moved in the same direction between neighbouring balance sheets around that time.
 */
const isExplained = (
  totals: readonly (readonly ServedCell[])[],
  kind: PeriodKind,
  earlier: Point,
  later: Point,
): boolean => {
  const jump = Math.log(later.amount / earlier.amount);
  const before = kind === 'annual' ? 380 : 110;
  const after = kind === 'instant' ? 110 : 10;
  return totals.some((line) =>
    line.some((cell, at) => {
      const last = line[at - 1];
      if (last === undefined || last.amount <= 0 || cell.amount <= 0) return false;
      if (daysBetween(last.period_end, cell.period_end) > 380) return false;
      if (daysBetween(later.end, cell.period_end) > after) return false;
      if (daysBetween(earlier.end, cell.period_end) < -before) return false;
      return Math.log(cell.amount / last.amount) / jump >= EXPLAINS;
    }),
  );
};

/** A jump caused by a split: by its ratio or the inverse, within a year and a half. */
const isOfSplit = (splits: readonly Split[], by: string | null, end: string): boolean =>
  splits.some((split) => {
    const ratio = ratioOf(split);
    const inverse = ratio.split(':').toReversed().join(':');
    return isNear(split, end) && (by === ratio || by === inverse);
  });

/**
 * Averages of shares that jump between neighbouring periods by a small ratio, or by a large factor, on
 * today's basis: an undetected split, a split counted twice or applied to one side only, or a scale error.
 * Includes cover pages, converted to that basis by the splits. If equity or assets move at the same time by
 * half as much (a merger, an offering, an exit from insolvency) the jump is listed separately, unless a split
 * near it has its ratio.
 */
export const shareJumps = (cells: readonly ServedCell[], splits: readonly Split[]): Finding[] => {
  const totals = TOTALS.map((field) => cells.filter((cell) => cell.field === field));
  const lines = KINDS.flatMap((kind) =>
    SIDES.flatMap((side) => [lineOf(cells, `shares_${side}`, kind), impliedLine(cells, side, kind)]),
  );
  lines.push(coverLine(cells, splits));
  return lines.flatMap(({ field, kind, points }) =>
    points.flatMap((later, at): Finding[] => {
      const earlier = points[at - 1];
      if (earlier === undefined || !areNeighbours(kind, earlier.end, later.end)) return [];
      if (kind === 'instant' && isBlip(points, at)) return [];
      const ratio = later.amount / earlier.amount;
      const small = smallRatio(ratio, TOLERANCE);
      if (small === null && ratio < LARGE && ratio > 1 / LARGE) return [];
      const check =
        isExplained(totals, kind, earlier, later) && !isOfSplit(splits, small, later.end)
          ? 'share_jump_with_totals'
          : 'share_jump';
      const seen = `${short(earlier.amount)} at ${earlier.end}, ${short(later.amount)} at ${later.end}: ${times(ratio)}`;
      return [{ check, field, kind, end: later.end, by: small ?? 'a large factor', seen }];
    }),
  );
};
