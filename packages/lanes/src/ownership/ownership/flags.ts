import { monthsBefore } from '@footnote/values/month';
import { amountOf } from '@footnote/ownership/stakes/amounts';
import { isUnlike } from '@footnote/ownership/stakes/plausible';
import type { StakeRow } from '@footnote/read-models/stakes';
import type { StakeFlags } from '@footnote/contract/types.generated';
import { DAY_MS } from '@footnote/values/day';
import { limitOf } from '../../subject/thresholds.ts';
import type { ShareCount } from './read.ts';

/**
 * How many days before or after the date of a cover page its share count holds; further away it may differ, or there may
 * be a split.
 */
const COUNT_HOLDS_DAYS = limitOf('ownership.count_holds');
/**
 * A holder must file again once the stake changes by a percent; after this many months without a filing, a
 * change may have been missed.
 */
const CONFIRMED_MONTHS = limitOf('ownership.unconfirmed');

/** Flags of a row, with those that depend on the company's cover page and on the day. */
export function flagsOf(
  stake: Pick<
    StakeRow,
    'filed' | 'flags' | 'is_holder' | 'holding_pct' | 'holding_shares' | 'pct_of_class' | 'shares'
  >,
  count: ShareCount | undefined,
  now: number,
): StakeFlags {
  const today = new Date(now).toISOString().slice(0, 10);
  return [
    ...(stake.flags as StakeFlags),
    ...(stake.is_holder && stake.filed < monthsBefore(today, CONFIRMED_MONTHS)
      ? (['unconfirmed'] as const)
      : []),
    ...(isUnlikeCover(stake, count) && !stake.flags.includes('fraction')
      ? (['unlike_shares_outstanding'] as const)
      : []),
  ].sort();
}

function isUnlikeCover(
  { filed, pct_of_class: percent, shares }: Pick<StakeRow, 'filed' | 'pct_of_class' | 'shares'>,
  count: ShareCount | undefined,
): boolean {
  // With several classes, the cover page's total is not the count of any class.
  if (count?.share_count_basis !== 'listed_security' || count.shares_as_of === null) return false;
  if (Math.abs(Date.parse(count.shares_as_of) - Date.parse(filed)) > COUNT_HOLDS_DAYS * DAY_MS) return false;
  return isUnlike(amountOf(shares), amountOf(percent), amountOf(count.shares_outstanding));
}
