import type { NoteRefusal } from './refusals.ts';

/** The notes that are read as tables; revenue by product, segment and region is served by the segments. */
export const NOTES = [
  'debt_maturities',
  'operating_lease_maturities',
  'finance_lease_maturities',
  'tax_reconciliation',
  'eps_reconciliation',
  'intangible_amortization',
  'fair_value_levels',
  'remaining_performance_obligations',
] as const;

export type Note = (typeof NOTES)[number];

/** A fact as its filing tags it: dates YYYY-MM-DD, an empty start for an instant, a plain decimal as value. */
export type NoteFact = {
  readonly taxonomy: string;
  /** Local name. */
  readonly concept: string;
  readonly unit: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly value: string;
  /** Qualified names in order; empty without dimensions. */
  readonly axes: readonly string[];
  /** The member for each axis: a qualified name, or the text of a typed one. */
  readonly members: readonly string[];
  readonly typed: readonly boolean[];
};

/**
 * `item`: a summand of the total of its column; `adjustment`: what stands between that total and the face;
 * `total`: a sum as stated; `per_share`: a quotient as stated.
 */
export type RowRole = 'item' | 'adjustment' | 'total' | 'per_share';

/** A row; `value` is what it contributes to the total, in units of 10^-12: the tagged value, or its negative. */
export type NoteRow = {
  /** Stable name of the row within its note: `year_1`, `statutory`, `basic_shares`. */
  readonly key: string;
  readonly role: RowRole;
  readonly label: string;
  readonly fact: NoteFact;
  readonly value: bigint;
};

/** What the sum of rows was held against: the stated or face value, and by how much it exceeds the sum. */
export type Reconciled = {
  readonly what: string;
  /** Qualified names of the concepts of the value. */
  readonly concepts: readonly string[];
  readonly value: bigint;
  readonly sum: bigint;
};

export type NoteTable = {
  readonly unit: string;
  readonly rows: readonly NoteRow[];
  /** The total that the items add up to; null if each line has its own. */
  readonly total: NoteRow | null;
  /** Never empty. */
  readonly reconciled: readonly Reconciled[];
  /** Lines that the filing tags and that are not proven to add up. */
  readonly leftOut: number;
};

/** A value that stood against others when a table was refused. */
export type Stood = { readonly what: string; readonly concepts: readonly string[]; readonly value: bigint };

export type Refused = { readonly refusal: NoteRefusal; readonly stood: readonly Stood[] };

export type NoteVerdict = NoteTable | Refused;

export const isRefused = (found: object): found is Refused => 'refusal' in found;

export const refused = (refusal: NoteRefusal, stood: readonly Stood[] = []): Refused => ({ refusal, stood });

export const nameOf = ({ taxonomy, concept }: Pick<NoteFact, 'taxonomy' | 'concept'>): string =>
  `${taxonomy}:${concept}`;
