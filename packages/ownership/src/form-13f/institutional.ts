import type { Decimal } from 'decimal.js';

/** What one manager reports of an issuer at the end of a quarter, over all counted CUSIPs of its shares. */
export type Holding = {
  /** CIK of the manager. */
  readonly cik: string;
  readonly shares: Decimal;
  /** Dollars; null where the unit of the filing is not known. */
  readonly value: Decimal | null;
};

export type HolderChange =
  | { readonly kind: 'new' | 'added' | 'reduced' | 'unchanged'; readonly shares: Decimal }
  | { readonly refused: 'quarter_before_not_ingested' | 'shares_split' };

/** Fewer holders show no median. */
const MIN_HOLDERS = 5;
/** Shares of the median holder change by less than this factor in a quarter, unless all of them were split. */
const SPLIT_FACTOR = 1.4;
/** A value in the wrong unit is off by a thousand. */
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

/** Whether a value is about what the shares cost by the median holder. Nothing contradicts it where there is no median. */
export const isValuePlausible = ({ shares, value }: Holding, price: Decimal | null): boolean =>
  value === null || price === null || shares.lte(0) || isWithin(value.div(shares).div(price), VALUE_FACTOR);

/**
 * Whether holdings of two quarters count the same shares. A split changes those of all holders by one factor; nothing
 * else moves the median holder by two fifths. Null where fewer than five managers hold in both.
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

/** How a holding changed on the quarter before. `reported`: whether its manager's portfolio of that quarter is known. */
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
 * The quarter to tell: the newest for which at least half as many managers have reported as for the quarter before it,
 * since filings of a quarter arrive over 45 days. `quarters`: newest first, with the managers whose portfolio is known.
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

/** Whether a quarter that ended on `earlier` is the one before that which ended on `later`. */
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

const DAY_MS = 86_400_000;
/** A count further away may be of another number of shares: after a split, a merger or large buybacks. */
const MAX_DAYS = 200;

/**
 * Percent of the shares outstanding that managers say they hold. Two managers with shared discretion may both report
 * the same shares, and shares lent are reported twice, so the sum may exceed what there is: then it is refused.
 */
export function percentHeld(
  held: Decimal,
  securities: readonly { readonly kind: 'share' | 'receipt' }[],
  quarter: string,
  count: CoverCount | null,
): { readonly percent: Decimal } | { readonly refused: ShareRefusal } {
  if (count === null || count.shares.lte(0)) return { refused: 'shares_outstanding_not_known' };
  if (count.classes !== 1) return { refused: 'several_share_classes' };
  if (securities.some(({ kind }) => kind === 'receipt')) return { refused: 'depositary_receipts' };
  if (securities.length !== 1) return { refused: 'several_securities' };
  const days = Math.abs(Date.parse(count.asOf) - Date.parse(quarter)) / DAY_MS;
  if (!(days <= MAX_DAYS)) return { refused: 'share_count_of_another_time' };
  const percent = held.div(count.shares).times(100);
  return percent.gt(100) ? { refused: 'exceeds_shares_outstanding' } : { percent };
}
