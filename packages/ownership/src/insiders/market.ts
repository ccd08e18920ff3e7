import type { RatioAction } from '@footnote/market/adjustment/series';
import { classKindOf } from '../form-13f/class-title.ts';
import { type Amount, amountOf } from './amounts.ts';
import { addDays } from '@footnote/values/day';

/**
 * Why a transaction is in no sum, by what is known of the issuer's shares.
 * `price_off_market`: a purchase or sale at twice the day's highest price or more, or half its lowest or less.
 * `above_shares_outstanding`: more shares, or more held after it, than the issuer had outstanding.
 * `above_market_value`: a value above that of all shares outstanding at the day's highest price.
 */
export type MarketDoubt = 'above_market_value' | 'above_shares_outstanding' | 'price_off_market';

/** A transaction as a form states it. */
export type JudgedTrade = {
  readonly date: string | null;
  readonly code: string | null;
  readonly derivative: boolean;
  readonly security: string | null;
  readonly shares: string | null;
  readonly price: string | null;
  readonly total_value: string | null;
  readonly shares_after: string | null;
};

/** What is known of the shares of an issuer. */
export type InsiderMarket = {
  /** Dollars per share as traded, by day, of the first of the symbols. */
  readonly days: ReadonlyMap<string, { readonly high: number; readonly low: number }>;
  /** Splits of that symbol; null if unknown. */
  readonly splits: readonly RatioAction[] | null;
  /** Number of symbols listed for the issuer. */
  readonly symbols: number;
  /** Of the newest cover page; null without one, and then nothing is doubted. */
  readonly count: {
    readonly shares: Amount;
    /** Day of the count. */
    readonly asOf: string;
    /** Whether the symbol is of depositary receipts, while the shares of the count are not. */
    readonly isOfOrdinaryShares: boolean;
  } | null;
};

const TIMES = 2;
/** A count is of about the day of a transaction. Days. */
const NEAR = 200;
/** Shares issued after an earlier count hardly exceed it by more. */
const ISSUED_SINCE = 5;

const OF_A_CLASS = /\b(?:class|series)\b/i;

/**
 * Compares a transaction with the prices of its day and with the shares outstanding. Only shares are compared, of the kind
 * that is listed; with prices only if no other symbol can be theirs; with the count of about that day, across known splits.
 */
export function marketDoubts(trade: JudgedTrade, market: InsiderMarket): readonly MarketDoubt[] {
  const { code, date, derivative, security } = trade;
  const { count, days } = market;
  const kind = classKindOf(security ?? '');
  if (derivative || date === null || count === null || security === null || kind === 'other') return [];
  const isListed = (kind === 'receipt') === count.isOfOrdinaryShares;
  const isPriced = isListed && (market.symbols === 1 || !OF_A_CLASS.test(security));
  const day = isPriced && (code === 'P' || code === 'S') ? days.get(date) : undefined;
  const outstanding = kind === 'share' ? outstandingOn(date, market) : null;
  return [
    ...(day !== undefined && isOffMarket(priceOf(trade), day) ? (['price_off_market'] as const) : []),
    ...(outstanding !== null && isAbove(trade, outstanding) ? (['above_shares_outstanding'] as const) : []),
    ...(outstanding !== null &&
    day !== undefined &&
    valueOf(trade)?.greaterThan(outstanding.times(day.high)) === true
      ? (['above_market_value'] as const)
      : []),
  ];
}

const isAbove = ({ shares, shares_after: after }: JudgedTrade, outstanding: Amount): boolean =>
  [shares, after].some((text) => amountOf(text)?.greaterThan(outstanding) === true);

function isOffMarket(
  price: Amount | null,
  { high, low }: { readonly high: number; readonly low: number },
): boolean {
  return (
    price !== null && (price.greaterThanOrEqualTo(high * TIMES) || price.times(TIMES).lessThanOrEqualTo(low))
  );
}

function priceOf({ price, shares, total_value: total }: JudgedTrade): Amount | null {
  const [value, count] = [amountOf(total), amountOf(shares)];
  if (price !== null || value === null || count === null || count.isZero()) return amountOf(price);
  return value.div(count);
}

function valueOf({ price, shares, total_value: total }: JudgedTrade): Amount | null {
  const [each, count] = [amountOf(price), amountOf(shares)];
  return each === null || count === null ? amountOf(total) : each.times(count);
}

/**
 * The most shares that were outstanding on a day, by a count of another day; null if they are too far apart, or a split may be
 * between them.
 */
function outstandingOn(day: string, { count, splits }: InsiderMarket): Amount | null {
  if (count === null || splits === null) return null;
  const [first, last] = day < count.asOf ? [day, count.asOf] : [count.asOf, day];
  if (addDays(first, NEAR) < last) return null;
  const ratio = splits
    .filter(({ exDate, kind }) => kind === 'split' && exDate > first && exDate <= last)
    .reduce((product, split) => product * split.ratio, 1);
  return day <= count.asOf ? count.shares.div(ratio) : count.shares.times(ratio).times(ISSUED_SINCE);
}
