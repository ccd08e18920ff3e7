import { addDays } from '@footnote/values/day';

/** Days of filings between which something happened: after the first and by the second, YYYY-MM-DD. */
export type FilingDays = { readonly after: string; readonly until: string };

/** What the filings of an issuer say of splits of its stock. */
export type FiledSplits = {
  /** New shares per old share. */
  readonly splits: readonly (FilingDays & { readonly ratio: number })[];
  /** Days between which nothing was split. */
  readonly unchanged: readonly FilingDays[];
};

/** Splits of one day as a price source reports them: the product of their ratios. */
export type ReportedDay = { readonly exDate: string; readonly ratio: number };

/** `another`: filings prove another ratio there. `none`: filings on both sides repeat figures unchanged. */
export type Told = 'another' | 'fits' | 'none' | 'unknown';

/** Days: a report may restate figures for a split that is declared, or not restate them for one that just happened. */
const LAG_DAYS = 60;
/** Fractional shares that are paid in cash, and ratios written with few digits. */
const BLUR = 0.02;
/** Filed figures do not tell smaller splits from restatements. */
const LEAST = Math.log(1.1);

const isAlike = (a: number, b: number): boolean => Math.abs(Math.log(a / b)) <= BLUR;

const later = (day: string): string => addDays(day, LAG_DAYS);

/** Whether a day is one on which the proven split may have happened. */
export const mayBeOf = ({ after, until }: FilingDays, day: string): boolean =>
  day > after && day <= later(until);

const product = (ratios: readonly { readonly ratio: number }[]): number =>
  ratios.reduce((all, { ratio }) => all * ratio, 1);

/** What filings say of a day's split; `all`: every day of the source with a split, this one included. */
export function toldOf(
  { exDate, ratio }: ReportedDay,
  all: readonly ReportedDay[],
  filed: FiledSplits,
): Told {
  const near = filed.splits.filter((split) => mayBeOf(split, exDate));
  const fits = near.some((split) => {
    const inside = all.filter((day) => mayBeOf(split, day.exDate));
    return isAlike(split.ratio, ratio) || isAlike(split.ratio, product(inside));
  });
  if (fits || (near.length > 1 && isAlike(product(near), ratio))) return 'fits';
  if (near.some(({ until }) => exDate <= until)) return 'another';
  const isRepeated = filed.unchanged.some(({ after, until }) => after < exDate && later(exDate) <= until);
  return isRepeated && Math.abs(Math.log(ratio)) >= LEAST ? 'none' : 'unknown';
}

/** Proven splits of which the source has none. */
export function unreportedOf(
  filed: FiledSplits,
  all: readonly ReportedDay[],
): readonly (FilingDays & { readonly ratio: number })[] {
  return filed.splits.filter((split) => !all.some(({ exDate }) => mayBeOf(split, exDate)));
}
