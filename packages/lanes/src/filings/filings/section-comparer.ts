import type { Change, DiffOptions } from '@footnote/filing-text/diff';

/** The texts of a section in two filings, and how their changes are listed. */
export type Sides = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly options: Required<DiffOptions>;
};

export type Changes = { readonly changed: readonly Change[]; readonly totalChanges: number };

/** Finds the changed paragraphs of a section; how long that takes depends on its length. */
export type SectionComparer = { compare(sides: Sides): Promise<Changes> };
