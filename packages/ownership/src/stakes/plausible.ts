import { DAY_MS } from '@footnote/values/day';
import { type Amount, amountOf, medianOf, percentOf } from './amounts.ts';
import type { Block } from './block.ts';
import type { FiledStake } from './filed.ts';

/** Percentages below this are rounded too coarsely to show how many shares there are. */
const SHOWS_COUNT = 1;
const FIVE = 5;
/** Percentage points. */
const APART = 3;

/**
 * The number of shares in a class changes, so schedules filed further apart than this are not comparable.
 * Days.
 */
const NEAR = 400;

type Dated = { readonly stake: Pick<FiledStake, 'filed'>; readonly block: Block };

/**
 * The number of shares in a class as implied by other schedules of about the same time: the median; null
 * without any.
 */
export function countByOthers(own: Dated, all: readonly Dated[]): Amount | null {
  const isNear = ({ stake }: Dated): boolean =>
    Math.abs(Date.parse(stake.filed) - Date.parse(own.stake.filed)) <= NEAR * DAY_MS;
  return medianOf(
    all
      .filter((other) => other !== own && isNear(other) && other.block.percent?.gte(SHOWS_COUNT) === true)
      .flatMap(({ block }) => block.classCount ?? []),
  );
}

/**
 * Whether a percentage below one is a fraction by mistake, 0.0748 for 7.48: item 4 states it as a percentage,
 * or the shares are five percent or more of a class of `count`.
 */
export function isFraction({ shares, percent }: Block, stake: FiledStake, count: Amount | null): boolean {
  if (percent === null || percent.isZero() || percent.gte(1)) return false;
  const stated = amountOf(stake.total_percent);
  if (stated !== null && stated.gte(FIVE) && stated.div(percent).minus(100).abs().lte(1)) return true;
  return shares !== null && count !== null && percentOf(shares, count).gte(FIVE);
}

/**
 * Whether the percentage differs by more than three points from the shares' percentage of a class of `count`.
 */
export function isUnlike(shares: Amount | null, percent: Amount | null, count: Amount | null): boolean {
  if (shares === null || percent === null || count === null || count.isZero()) return false;
  return percentOf(shares, count).minus(percent).abs().gt(APART);
}

/** Schedules are of the Securities Exchange Act of 1934 as amended in 1968. */
const FIRST_YEAR = '1968';

/** Whether the date of the event is later than the filing, or of an impossible year. */
export const isEventContradicted = ({ event_date: date, filed }: FiledStake): boolean =>
  date !== null && (date > filed || date < FIRST_YEAR);

/** Whether a person's shares or percentage are below zero. */
export const hasNegative = ({ persons }: FiledStake): boolean =>
  persons.some(({ shares, percent }) => [shares, percent].some((text) => text?.startsWith('-') === true));
