import type { Offsets } from '@footnote/releases/document/parts';

/** What a figure counts. */
export type VoteKind =
  'abstain' | 'against' | 'broker_non_votes' | 'for' | 'one_year' | 'three_years' | 'two_years' | 'withheld';

/** Votes as printed, digits only, with the place of their cell or paragraph. */
export type VoteCount = Offsets & { readonly kind: VoteKind; readonly votes: string };

/** The votes on a proposal, or on one nominee of an election. */
export type VoteLine = {
  /** As printed; null where none is printed with the votes. */
  readonly nominee: string | null;
  readonly counts: readonly VoteCount[];
};

export type ProposalKind =
  'auditors' | 'election' | 'frequency' | 'other' | 'say_on_pay' | 'shareholder_proposal' | 'unclear';

/**
 * What shows that figures are read as they are printed: printed_total: their sum is printed beside them; represented: their sum
 * is the printed number of votes represented; same_total: their sums are those of other votes of the meeting;
 * same_broker_non_votes: their broker non-votes are those of others.
 */
export type VoteLaw = 'printed_total' | 'represented' | 'same_broker_non_votes' | 'same_total';

/**
 * Why no figures are served: columns_unclear: not every figure has one heading that says what it counts; description_unclear: the
 * votes may be on another proposal; not_found: no figures stand under it; not_proven: no law holds; number_unreadable: a
 * figure is no whole number; several_tables: several votes stand under it, as of classes of stock.
 */
export type VoteRefusal =
  | 'columns_unclear'
  | 'description_unclear'
  | 'not_found'
  | 'not_proven'
  | 'number_unreadable'
  | 'several_tables';

/** A proposal, with the place of its description. Refused ones have no lines. */
export type Proposal = Offsets & {
  /** As printed, without words such as "Proposal No."; null without one. */
  readonly number: string | null;
  /** As printed, at most 600 characters. */
  readonly description: string;
  readonly kind: ProposalKind;
  readonly laws: readonly VoteLaw[];
  readonly refusal: VoteRefusal | null;
  readonly lines: readonly VoteLine[];
};

/** A day, or why there is none: not_stated; several_days; day_after_filing. */
export type MeetingDay =
  | (Offsets & { readonly day: string; readonly refusal: null })
  | { readonly day: null; readonly refusal: 'day_after_filing' | 'not_stated' | 'several_days' };

export type MeetingVotes = {
  readonly day: MeetingDay;
  /** Votes represented at the meeting, which proposals add up to; null if none do. */
  readonly represented: (Offsets & { readonly votes: string }) | null;
  readonly proposals: readonly Proposal[];
};
