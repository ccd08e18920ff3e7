import type { Cell } from '../cell.ts';
import { amountOrNull, formatAmount, roundTo, scale } from '../decimal.ts';
import { HISTORY_DAYS, shrunk } from '../derive/cover.ts';
import { rankFilings } from '../filings/filing-period.ts';
import { isForeignAnnualForm } from '../filings/forms.ts';
import type { InputFiling, ReportedSplits } from '../inputs.ts';
import { productOf, type Ratio } from '../splits/ratio.ts';
import { comparedSplits } from '../splits/second-source.ts';
import type { Issuer } from '../statements.ts';
import { dayOf } from '../values/day.ts';
import { OTHER_COUNT } from '../values/tolerances.ts';
import { type CoverCount, countOnCover } from './cover-count.ts';
import { ANNUAL_DAYS, isOutdated, refusal, sourced, type Sourced } from './sourced.ts';

/**
 * The unit of the count: the listed share, one of several classes, or the share underlying a depositary
 * share.
 */
export type ShareCountBasis = 'all_classes' | 'listed_security' | 'ordinary_shares';

export type SharesOutstanding = {
  /** Whole decimal string, on the basis of the newest filing. */
  readonly count: string;
  /** Day of the count, YYYY-MM-DD. */
  readonly as_of: string;
  readonly classes: number;
  readonly basis: ShareCountBasis;
};

/**
 * Days: every report has a cover page, so an older count must have been superseded by one that was not read.
 */
const STALE_DAYS: Readonly<Record<Issuer['reporting_cadence'], number>> = {
  quarterly: 200,
  annual: ANNUAL_DAYS,
};

type Stated = { readonly filing: InputFiling; readonly count: CoverCount | 'conflict' };

const FIELD = 'shares_outstanding_cover_page';
const IMPLAUSIBLE = 'cover.implausible_count';

/** Whether the count matches neither earlier counts nor the company's newest average. */
const isImplausible = (
  { amount, end }: CoverCount,
  before: readonly CoverCount[],
  average: bigint | null,
): boolean => {
  const recent = before.filter((count) => dayOf(end) - dayOf(count.end) <= HISTORY_DAYS);
  const differs = average !== null && (amount * OTHER_COUNT <= average || average * OTHER_COUNT <= amount);
  return (
    amount <= 0n ||
    differs ||
    shrunk(
      amount,
      recent.map((count) => count.amount),
    )
  );
};

/**
 * The factor of splits since the count was filed, to today's basis; null if it is unclear whether the count
 * reflects a split.
 */
const factorSince = (
  filings: readonly InputFiling[],
  filing: InputFiling,
  end: string,
  reported: ReportedSplits | undefined,
): Ratio | null => {
  const { splits, disputed } = comparedSplits(rankFilings(filings), reported);
  const later = splits.filter(({ date }) => date > end);
  const isOpen = later.some(({ date }) => date <= filing.filed) || disputed.some(({ date }) => date > end);
  return isOpen ? null : productOf(later);
};

/** The newest weighted average of the basic shares, on today's basis. */
const averageOf = (cells: readonly Cell[]): bigint | null =>
  cells.reduce<{ readonly end: string; readonly amount: bigint | null }>(
    (newest, { field, period_end: end, value }) =>
      field === 'shares_basic' && value !== null && end > newest.end
        ? { end, amount: amountOrNull(value) }
        : newest,
    { end: '', amount: null },
  ).amount;

const basisOf = ({ form }: InputFiling, { classes }: CoverCount): ShareCountBasis => {
  if (isForeignAnnualForm(form)) return 'ordinary_shares';
  return classes > 1 ? 'all_classes' : 'listed_security';
};

/**
 * Shares outstanding on the newest cover page, summed over classes and restated for later splits (semantics
 * §9). A count that the engine refuses as the cover count of a period is refused here too. `filings` oldest
 * first.
 */
export const sharesOutstandingOf = (
  filings: readonly InputFiling[],
  cells: readonly Cell[],
  { reporting_cadence: cadence }: Issuer,
  reported?: ReportedSplits,
): Sourced<SharesOutstanding> => {
  const stated = filings.flatMap((filing): readonly Stated[] => {
    const count = countOnCover(filing);
    return count === null ? [] : [{ filing, count }];
  });
  const last = stated.at(-1);
  const newest = filings.at(-1);
  if (last === undefined || newest === undefined)
    return refusal(filings.some(({ report }) => report !== undefined) ? 'not_reported' : 'no_report');
  const { filing, count } = last;
  if (isOutdated(filing.filed, newest.filed, STALE_DAYS[cadence])) return refusal('outdated');
  if (count === 'conflict') return refusal('two_values');
  const before = stated.slice(0, -1).flatMap((each) => (each.count === 'conflict' ? [] : [each.count]));
  const period = rankFilings([filing])[0]?.period;
  const judged = cells.find(({ field, period_end: end }) => field === FIELD && end === period);
  const factor =
    filing === newest
      ? { numerator: 1n, denominator: 1n }
      : factorSince(filings, filing, count.end, reported);
  if (factor === null) return refusal('split_unconfirmed');
  const amount = scale(count.amount, factor.numerator, factor.denominator);
  if (judged?.rule === IMPLAUSIBLE || isImplausible({ ...count, amount }, before, averageOf(cells)))
    return refusal('implausible');
  return sourced(filing, {
    count: formatAmount(roundTo(amount, 0)),
    as_of: count.end,
    classes: count.classes,
    basis: basisOf(filing, count),
  });
};
