import type { Span } from '../inline/types.ts';

/** A fact that a value is read from, at its place. */
export type Mark = Span & {
  /** Without the prefix `ecd`, which all of them have, but for those of the cover (`dei`). */
  readonly concept: string;
  readonly id: string | null;
};

/** Why a day is not read from a report. */
export type DayRefusal =
  'contradictory' | 'day_after_filing' | 'day_ambiguous' | 'no_whole_day' | 'not_tagged';
/** A day as tagged, and what it says. `text` is empty without a tag. */
export type StatedDay = {
  readonly text: string;
  readonly day: string | null;
  readonly refusal: DayRefusal | null;
};

/** `in_parts`: only its parts are tagged; `not_assigned`: parts are tagged and may be of another one of the person. */
export type SharesRefusal = 'contradictory' | 'in_parts' | 'not_assigned' | 'not_readable' | 'not_tagged';
/** Shares that may be bought or sold under an arrangement, a plain decimal; null with the reason. */
export type StatedShares = { readonly shares: string | null; readonly refusal: SharesRefusal | null };

/** Days of a duration; null with the reason. */
export type StatedDays = {
  readonly days: number | null;
  readonly refusal: 'contradictory' | 'not_in_days' | 'not_tagged' | null;
};

/** Shares of one class, award or tranche of an arrangement that are tagged apart. */
export type Part = { readonly member: string; readonly shares: string; readonly mark: Mark };

/** A trading arrangement of a director or officer, as one report tags it: what it does not tag is null. */
export type Arrangement = {
  /** Qualified name of the member for the person, `acme:JaneDoeMember`; null for one without. */
  readonly individual: string | null;
  /** The same for one of several arrangements of that person. */
  readonly arrangement: string | null;
  readonly name: string | null;
  readonly title: string | null;
  /** The four flags, as filed. */
  readonly rule10b51Adopted: boolean | null;
  readonly rule10b51Terminated: boolean | null;
  readonly otherAdopted: boolean | null;
  readonly otherTerminated: boolean | null;
  readonly adopted: StatedDay;
  readonly terminated: StatedDay;
  readonly ends: StatedDay;
  /** What is terminated, if something is: a day of adoption that is not before it is that of an arrangement in its place. */
  readonly terminates: 'this_arrangement' | 'another_arrangement' | null;
  /** `contradictory` if it is not what lies between its first and last day. */
  readonly duration: StatedDays;
  readonly shares: StatedShares;
  readonly parts: readonly Part[];
  /** Its material terms in lines; null if they are not tagged. */
  readonly terms: string | null;
  readonly marks: readonly Mark[];
};

/** A flag of the report as a whole. */
export type Statement = { readonly mark: Mark; readonly value: boolean };

/** A fact that says nothing that is served: no value can be read, or it belongs to no arrangement. */
export type Unread = {
  readonly mark: Mark;
  readonly reason: 'no_arrangement' | 'not_readable';
  readonly text: string;
};

/** What a report says of governance in tagged facts. */
export type GovernanceReport = {
  readonly arrangements: readonly Arrangement[];
  readonly statements: readonly Statement[];
  readonly unread: readonly Unread[];
  /** Facts in contexts that the document does not have. */
  readonly unplaced: number;
};
