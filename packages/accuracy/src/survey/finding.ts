import type { PeriodKind } from '@footnote/values/period';

/** Checks that find implausible figures without gold. */
export const checkNames = [
  'split_repeated',
  'split_odd',
  'share_jump',
  'per_share',
  'basic_and_diluted',
  'sums',
  'sides',
  'zero',
  'sign',
  'scale',
  'share_jump_with_totals',
] as const;

/** Checks that find figures served side by side that do not speak of one thing. */
export const coherenceNames = [
  'another_concept',
  'year_law',
  'nine_months_law',
  'rest_of_year_law',
  'two_bases',
  'overruled_eps',
] as const;

export type CoherenceName = (typeof coherenceNames)[number];

export type CheckName = (typeof checkNames)[number] | CoherenceName;

export type Finding = {
  readonly check: CheckName;
  readonly field: string;
  readonly kind: PeriodKind;
  /** End of the period; for a jump, of the later one. */
  readonly end: string;
  /** The ratio or the class by which findings with one cause are grouped. */
  readonly by: string;
  /** The figures, in a sentence. */
  readonly seen: string;
};

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 4 });

/** `1.234B`; small figures unchanged. */
export const short = (amount: number): string =>
  Math.abs(amount) < 1000 ? String(Number(amount.toPrecision(5))) : COMPACT.format(amount);

/** `×1.38`, `×0.25`. */
export const times = (ratio: number): string => `×${Number(ratio.toPrecision(3))}`;
