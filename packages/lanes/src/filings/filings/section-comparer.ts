import type { Change } from '@footnote/filing-text/diff';

/** The texts of a section in two filings. */
export type Sides = { readonly before: readonly string[]; readonly after: readonly string[] };

export type Changes = { readonly changed: readonly Change[]; readonly totalChanges: number };

/** Finds the changed paragraphs of a section; how long that takes depends on its length. */
export type SectionComparer = { compare(sides: Sides): Promise<Changes> };
