import { daysBetween } from '@footnote/values/day';
import type { Decimal } from 'decimal.js';

/** One manager's holdings of an issuer's shares at the end of a quarter, over all included CUSIPs. */
export type Holding = {
  /** CIK of the manager. */
  readonly cik: string;
  readonly shares: Decimal;
  /** Dollars; null if the unit of the filing is unknown. */
  readonly value: Decimal | null;
};

export type HolderChange =
  | { readonly kind: 'new' | 'added' | 'reduced' | 'unchanged'; readonly shares: Decimal }
  | { readonly refused: 'quarter_before_not_ingested' | 'shares_split' };

/** Fewer holders show no median. */
const MIN_HOLDERS = 5;
/** Shares of the median holder change by less than this factor in a quarter, unless all of them were split. */
const SPLIT_FACTOR = 1.4;
/** A value in the wrong unit is off by a factor of a thousand. */
const VALUE_FACTOR = 3;

function medianOf(values: readonly Decimal[]): Decimal | null {
  if (values.length < MIN_HOLDERS) return null;
  return values.toSorted((a, b) => a.comparedTo(b))[Math.floor((values.length - 1) / 2)] ?? null;
}

const isWithin = (ratio: Decimal, factor: number): boolean => ratio.lt(factor) && ratio.gt(1 / factor);

/** Dollars of a share by the median holder; null of fewer than five holders with values. */
export const medianPrice = (holdings: readonly Holding[]): Decimal | null =>
  medianOf(
    holdings.flatMap(({ shares, value }) => (value !== null && shares.gt(0) ? [value.div(shares)] : [])),
  );

/**
 * Whether a value is consistent with the price per share of the median holder; true if there is no median.
 */
export const isValuePlausible = ({ shares, value }: Holding, price: Decimal | null): boolean =>
  value === null || price === null || shares.lte(0) || isWithin(value.div(shares).div(price), VALUE_FACTOR);

/**
 * Whether holdings of two quarters are on the same split basis. A split changes those of all holders by one
 * factor; nothing else changes the median holder by two fifths. Null if fewer than five managers hold the
 * security in both quarters.
 */
export function isSameCount(
  now: readonly Holding[],
  before: ReadonlyMap<string, Pick<Holding, 'shares'>>,
): boolean | null {
  const ratios = now.flatMap(({ cik, shares }) => {
    const earlier = before.get(cik)?.shares;
    return earlier?.gt(0) === true && shares.gt(0) ? [shares.div(earlier)] : [];
  });
  const median = medianOf(ratios);
  return median === null ? null : isWithin(median, SPLIT_FACTOR);
}

/**
 * The change of a holding from the previous quarter. `reported`: whether its manager's portfolio of that
 * quarter is known.
 */
export function changeOf(
  { shares }: Pick<Holding, 'shares'>,
  before: Pick<Holding, 'shares'> | undefined,
  { reported, sameCount }: { readonly reported: boolean; readonly sameCount: boolean | null },
): HolderChange {
  if (before === undefined && !reported) return { refused: 'quarter_before_not_ingested' };
  if (before === undefined) return { kind: 'new', shares };
  if (sameCount === false) return { refused: 'shares_split' };
  const difference = shares.minus(before.shares);
  if (difference.isZero()) return { kind: 'unchanged', shares: difference };
  return { kind: difference.gt(0) ? 'added' : 'reduced', shares: difference };
}

/**
 * The quarter to report: the newest one for which at least half as many managers have reported as for the
 * quarter before it, because filings of a quarter arrive over 45 days. `quarters`: newest first, with the
 * managers whose portfolio is known.
 */
export function quarterToTell<Q extends { readonly period: string; readonly managers: number }>(
  quarters: readonly Q[],
): { readonly quarter: Q; readonly before: Q | null } | null {
  for (const [index, quarter] of quarters.entries()) {
    const before = quarters[index + 1] ?? null;
    if (before === null || quarter.managers * 2 >= before.managers)
      return {
        quarter,
        before: before !== null && isQuarterBefore(before.period, quarter.period) ? before : null,
      };
  }
  return null;
}

/** Whether `earlier` is the end of the quarter directly before the one that ended on `later`. */
export function isQuarterBefore(earlier: string, later: string): boolean {
  const quarterOf = (day: string): number =>
    Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3);
  return quarterOf(earlier) + 1 === quarterOf(later);
}

/** Why holdings are not set against the shares outstanding. */
export type ShareRefusal =
  | 'shares_outstanding_not_known'
  | 'several_share_classes'
  | 'several_securities'
  | 'depositary_receipts'
  | 'share_count_of_another_time'
  | 'exceeds_shares_outstanding';

export type CoverCount = {
  /** All classes of the cover page together. */
  readonly shares: Decimal;
  /** Day of the count, YYYY-MM-DD. */
  readonly asOf: string;
  readonly classes: number;
};

/** A more distant count may not be comparable, because of a split, a merger or large buybacks. */
const MAX_DAYS = 200;

type Kinds = readonly { readonly kind: 'share' | 'receipt' }[];

/** The shares outstanding at the end of a quarter, if holdings of these securities can be set against them. */
function outstandingAt(
  securities: Kinds,
  quarter: string,
  count: CoverCount | null,
): { readonly shares: Decimal } | { readonly refused: ShareRefusal } {
  if (count === null || count.shares.lte(0)) return { refused: 'shares_outstanding_not_known' };
  if (count.classes !== 1) return { refused: 'several_share_classes' };
  if (securities.some(({ kind }) => kind === 'receipt')) return { refused: 'depositary_receipts' };
  if (securities.length !== 1) return { refused: 'several_securities' };
  const days = Math.abs(daysBetween(count.asOf, quarter));
  return days <= MAX_DAYS ? { shares: count.shares } : { refused: 'share_count_of_another_time' };
}

/**
 * Percent of the shares outstanding that managers report. Two managers with shared discretion may both report
 * the same shares, and lent shares are reported twice, so the sum may exceed the shares outstanding: then it
 * is refused.
 */
export function percentHeld(
  held: Decimal,
  securities: Kinds,
  quarter: string,
  count: CoverCount | null,
): { readonly percent: Decimal } | { readonly refused: ShareRefusal } {
  const outstanding = outstandingAt(securities, quarter, count);
  if ('refused' in outstanding) return outstanding;
  const percent = held.div(outstanding.shares).times(100);
  return percent.gt(100) ? { refused: 'exceeds_shares_outstanding' } : { percent };
}

/**
 * CIKs of managers who report more shares than are outstanding. None if the others together do so as well, because the
 * count is then on another basis, as after a reverse split.
 */
export function aboveOutstanding(
  holdings: readonly Holding[],
  securities: Kinds,
  quarter: string,
  count: CoverCount | null,
): ReadonlySet<string> {
  const outstanding = outstandingAt(securities, quarter, count);
  if ('refused' in outstanding) return new Set();
  const above = holdings.filter(({ shares }) => shares.gt(outstanding.shares));
  const others = holdings
    .filter((holding) => !above.includes(holding))
    .reduce((sum, { shares }) => sum.plus(shares), outstanding.shares.times(0));
  return new Set(others.gt(outstanding.shares) ? [] : above.map(({ cik }) => cik));
}
