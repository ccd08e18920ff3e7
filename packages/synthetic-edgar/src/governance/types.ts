import type { VoteLayout } from '../current-report/types.ts';

/**
 * How a report tags a trading arrangement. `parts`: shares by class, and no total. `together`: two persons in one
 * paragraph, whose terms are tagged twice. `replaced`: one arrangement terminated and another adopted, each with a
 * member of its own. `figures`: days in figures, month first, of which one says so. `vague`: it ends in a month, without a day, and
 * its terms go on after a page. `single`: no members at all, and flags that are hidden.
 */
export type ArrangementScenario = 'figures' | 'parts' | 'replaced' | 'single' | 'together' | 'vague';

/** Of an issuer that holds its meetings in its second quarter. */
export type MeetingsSpec = {
  /** How 8-Ks with the results of a first quarter print the votes of its meeting, by year in turn; absent: there are none. */
  readonly meetings?: readonly VoteLayout[];
};

/** What a correct reader reads of an arrangement; null for what is not tagged, or says no day. */
export type TrueArrangement = {
  readonly name: string;
  readonly title: string;
  /** Whether it is under Rule 10b5-1. */
  readonly underRule: boolean;
  /** YYYY-MM-DD. */
  readonly adopted: string | null;
  readonly terminated: string | null;
  readonly ends: string | null;
  readonly days: number | null;
  readonly shares: string | null;
  readonly parts: readonly string[];
  /** Its terms, in lines. */
  readonly terms: string;
};

/** Arrangements of a report: what stands in its header and body, and what a correct reader makes of it. */
export type WrittenArrangements = {
  readonly contexts: readonly string[];
  readonly hidden: readonly string[];
  readonly body: string;
  readonly truth: readonly TrueArrangement[];
};

/** What the markup of a report depends on. */
export type ArrangementsOf = {
  readonly cik: string;
  /** Prefix of the filer's own names. */
  readonly prefix: string;
  /** First and last day of the quarter, YYYY-MM-DD: arrangements are adopted within it. */
  readonly start: string;
  readonly end: string;
};
