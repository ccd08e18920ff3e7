/** A trading arrangement as one report tags it. Days are YYYY-MM-DD, shares decimal strings; null if there is none. */
export type TaggedArrangement = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** Zero-based place among those of the report. */
  readonly line: number;
  readonly name: string | null;
  readonly adopted: string | null;
  readonly terminated: string | null;
  readonly ends: string | null;
  readonly isAdopted: boolean;
  readonly isTerminated: boolean;
  /** What is terminated; empty for nothing. */
  readonly terminates: '' | 'another_arrangement' | 'this_arrangement';
  readonly shares: string | null;
  /** Why there are no shares; empty with shares. */
  readonly sharesRefusal: string;
};

/**
 * Why an arrangement of a report is in no plan: its day of adoption or its person is not tagged; its report, or another, has
 * several of the person on that day; names of that day may be of one person or of several.
 */
export type UnplacedReason =
  'adoption_not_tagged' | 'name_not_tagged' | 'person_ambiguous' | 'several_on_one_day';

export type Unplaced = {
  readonly accession: string;
  readonly line: number;
  readonly filed: string;
  readonly adopted: string | null;
  readonly reason: UnplacedReason;
};

/** What reports say, or why it is unknown: they differ, and no amendment decides. */
export type Stated =
  { readonly value: string; readonly from: TaggedArrangement } | { readonly reason: string };

/** An arrangement of one person, adopted on one day, through all reports that tag it. */
export type Plan = {
  /** As the newest report has it. */
  readonly name: string;
  readonly adopted: string;
  /** In the order of filing. */
  readonly lines: readonly TaggedArrangement[];
  /** Securities that may be bought or sold under it, as tagged. */
  readonly planned: Stated;
  readonly ends: Stated;
  readonly terminated: Stated;
  /** Day of whose shares all numbers of the plan are: that of the report that `planned` is read from. */
  readonly basis: string;
};

/** A notice on Form 144, without those that were amended. */
export type PlanNotice = {
  readonly accession: string;
  readonly filed: string;
  readonly seller: string;
  /** CIK of the owner who is the seller; empty if unknown. */
  readonly owner: string;
  readonly planDates: readonly string[];
  readonly units: string | null;
};

/** A purchase, sale or gift of shares on a Form 4 or 5, without those that a later form repeats. */
export type PlanTrade = {
  readonly accession: string;
  readonly line: number;
  readonly filed: string;
  readonly code: string;
  readonly direction: string;
  readonly date: string | null;
  readonly shares: string | null;
  readonly owners: readonly { readonly cik: string; readonly name: string }[];
  /** Box of the form for plans under Rule 10b5-1; null on forms without it. */
  readonly underPlan: boolean | null;
  /** Footnotes of the line, or the remarks of a form none of whose lines has a footnote on a plan. */
  readonly texts: readonly string[];
  /** Whether another line of the form has one. */
  readonly isNotedElsewhere: boolean;
  /** Whether its date or shares are in doubt. */
  readonly isDoubted: boolean;
};
