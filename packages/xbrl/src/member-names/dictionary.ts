/** What printed labels teach about the names of elements: `WearablesHomeandAccessoriesMember` has neither spaces nor commas. */
export type Dictionary = {
  /** Every word of a label, in lower case. */
  readonly words: ReadonlySet<string>;
  /** Words that are printed otherwise than with a capital at most: `iphone` is `iPhone`. */
  readonly forms: ReadonlyMap<string, string>;
  /** What most often stands between two words other than a space, by `joint`: a comma or a hyphen. */
  readonly joints: ReadonlyMap<string, Joint>;
};

export type Joint = ',' | '-';

/** Words that headings print in lower case, except at their beginning. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at but by for from in into of on or per than that the to upon vs with'.split(' '),
);

export const joint = (before: string, after: string): string => `${before} ${after}`;

/** A word as it is looked up: its letters and digits, in lower case. */
export const keyOf = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
